/** Lines that begin or end code. */
const fence = /^\s*(?:```|~~~)/

/** The lines of an answer in Markdown that are no code. */
export function linesIn(answer: string): string[] {
  const lines: string[] = []
  let isCode = false
  for (const line of answer.split(/\r?\n/)) {
    if (fence.test(line)) isCode = !isCode
    else if (!isCode) lines.push(line)
  }
  return lines
}

/** Words and numbers, in the order in which they stand. */
export const wordsIn = (text: string): string[] =>
  text.match(/[\p{L}\p{M}\p{N}]+(?:[-’'][\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** A line between the head of a table and its rows, or between two paragraphs. */
const isRule = (line: string): boolean => /^[\s|:*_-]*$/.test(line)

/** The number of an item in a list, which may stand in a quotation or another list. */
const itemNumber = /^(?:[>\s]|[-+*] )*\d{1,9}[.)]\s+/

/** An answer as it is read: without code, addresses and what Markdown draws. A line of it is a line of the answer. */
export const readLines = (answer: string): string[] =>
  linesIn(answer)
    .filter((line) => !isRule(line))
    .map((line) =>
      line
        .replaceAll(/\bhttps?:\/\/[^\s)>]+/g, '')
        .replace(itemNumber, '')
        .trim(),
    )
