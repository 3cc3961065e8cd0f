import { serverLimits } from '../../../shared/serverLimits.ts'

/** Bytes for what stands around the rows: headers, and the page's own fields. */
const around = 64 * 1024

/** An answer is a text within what a Lambda gives: each of its quotes is two bytes. */
const bytesOf = (row: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(row)))

/**
 * A whole list as an answer carries it: the first rows, as many as a Lambda can give, and a Swedish `message` where there are more
 * (docs/requirements.md, "Lists").
 */
export function carried<T>(
  rows: T[],
  room: number = serverLimits.lambdaPayloadBytes - around,
): { results: T[]; message?: string } {
  let left = room
  const results: T[] = []
  for (const row of rows) {
    left -= bytesOf(row)
    if (left < 0) {
      const count = results.length.toLocaleString('sv')
      return { results, message: `Bara de ${count} första visas. Sök för att hitta fler.` }
    }
    results.push(row)
  }
  return { results }
}
