import { linesIn } from './plainWords.ts'

/** The cells of a row: what stands between its lines, but for those that are escaped. */
function cellsOf(row: string): number {
  const inner = row.trim().replace(/^\|/, '').replace(/\|$/, '')
  return inner.replaceAll('\\|', '').split('|').length
}

const isDelimiter = (line: string): boolean =>
  line.includes('-') && line.includes('|') && /^[\s|:-]+$/.test(line)

const isRow = (line: string | undefined): line is string => line?.includes('|') === true

/**
 * How many tables an answer has, and whether each of them is whole: a head, a line below it and rows, all of as many cells.
 * What looks like rows of a table and has no head is a broken one.
 */
export function tablesIn(answer: string): { count: number; broken: number } {
  const lines = linesIn(answer)
  let [count, broken] = [0, 0]
  for (let at = 0; at < lines.length; at++) {
    if (!isRow(lines[at])) continue
    const from = at
    while (isRow(lines[at + 1])) at++
    const [head = '', delimiter = '', ...rows] = lines.slice(from, at + 1)
    // A single line with a stroke in it is a sentence.
    if (delimiter === '') continue
    count += 1
    const wide = cellsOf(head)
    const isWhole =
      isDelimiter(delimiter) &&
      rows.length > 0 &&
      [delimiter, ...rows].every((row) => cellsOf(row) === wide)
    if (!isWhole) broken += 1
  }
  return { count, broken }
}
