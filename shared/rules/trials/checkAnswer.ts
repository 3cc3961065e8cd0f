import { marks } from '../personalData/kinds.ts'
import { isSwedish } from './language.ts'
import type { Check, Outcome } from './kinds.ts'
import { lixOf } from './lix.ts'
import { linesIn, readLines, wordsIn } from './plainWords.ts'
import { tablesIn } from './tables.ts'
import { saysUnsure } from './unsure.ts'

/** A text as it is compared: in small letters, its signs in one form, one space between words. */
const tidy = (text: string): string =>
  text.normalize('NFC').toLocaleLowerCase('sv').replaceAll(/\s+/g, ' ').trim()

/** What Markdown draws with at the ends of a heading. */
const bare = (heading: string): string => tidy(heading.replaceAll(/[*_#`:]/g, ' '))

const isHeading = (line: string): boolean =>
  /^\s{0,3}#{1,6}\s/.test(line) || /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__):?\s*$/.test(line)

function hasHeadings(answer: string, wanted: string): boolean {
  const found = new Set(linesIn(answer).filter(isHeading).map(bare))
  return wanted
    .split('\n')
    .map(bare)
    .every((heading) => heading === '' || found.has(heading))
}

/** What the portal itself puts into a text, and an answer must not show. */
const leftOver = /\{\{[^{}\n]{1,60}\}\}|\[uppgiften [^\]\n]{1,60}\]|<\/?uppgift/i

const atMost = (found: number, { most = 0 }: Check): Outcome => ({ ok: found <= most, found })

/**
 * Whether an answer is what a trial asks for. The time grows with the answer alone. Nothing of it is remembered, so the same answer
 * always has the same outcome.
 */
export function checkAnswer(check: Check, answer: string): Outcome {
  switch (check.kind) {
    case 'contains':
      return { ok: tidy(answer).includes(tidy(check.text)) }
    case 'lacks':
      return { ok: !tidy(answer).includes(tidy(check.text)) }
    case 'words':
      return atMost(
        readLines(answer).reduce((sum, line) => sum + wordsIn(line).length, 0),
        check,
      )
    case 'headings':
      return { ok: hasHeadings(answer, check.text) }
    case 'table': {
      const { count, broken } = tablesIn(answer)
      return { ok: count > 0 && broken === 0 }
    }
    case 'swedish':
      return { ok: isSwedish(answer) }
    case 'lix':
      return atMost(lixOf(answer), check)
    case 'unmarked':
      return { ok: !marks().test(answer) && !leftOver.test(answer) }
    case 'unsure':
      return { ok: saysUnsure(tidy(answer)) }
  }
}

/** The outcomes of all that a trial asks for, in its order. */
export const checkAll = (checks: readonly Check[], answer: string): Outcome[] =>
  checks.map((check) => checkAnswer(check, answer))
