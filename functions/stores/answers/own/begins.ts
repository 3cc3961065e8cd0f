import { limits } from '../../../../shared/limits.ts'

/** The first words of a text, on one line. */
export const beginOf = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').trim().slice(0, limits.answerBegins).toWellFormed()

// Lines across, and between the head of a table and its rows, go as a whole.
const lines = /^(?=.*--)[ \t|:-]+$/gm
const blocks = /[#>|]+|^\s*[-+*]\s/gm
const marks = /[*_`~]+|\[(?=[^\]]*\]\()|\]\([^)]*\)/g

/** The first words of a text in Markdown, on one line and without its marks. */
export const beginOfAnswer = (text: string): string =>
  beginOf(
    text
      .slice(0, limits.answerBegins * 4)
      .replaceAll(lines, ' ')
      .replaceAll(blocks, ' ')
      .replaceAll(marks, ''),
  )
