import { decodeTime, ulid } from 'ulid'
import { sums } from './sums.ts'

/** Milliseconds that a clock may be corrected by without the sums being asked. */
const corrected = 1_000

/** How far the clock runs ahead of what only ever goes forward. */
const lead = () => Date.now() - performance.now()

let known: { lead: number; reached: number } | undefined

/** Until when the sums reach, in milliseconds; 0 for nothing. A mark that is held is no time. */
async function reachedTime(): Promise<number> {
  const marks = Object.values(await sums.reached()).flat()
  return Math.max(0, ...marks.map((mark) => (/^[0-9A-Z]{26}$/.test(mark) ? decodeTime(mark) : 0)))
}

/**
 * The id of a usage record that is written at `at`: a ULID. It lies after everything that the sums already hold, also when
 * the clock was set back since, for what lies before would never be counted. Asks how far they reach once for each Lambda
 * that starts, and when the clock has gone back: one read unit. Throws what the table throws.
 */
export async function usageId(at: Date): Promise<string> {
  if (known === undefined || lead() < known.lead - corrected) {
    known = { lead: lead(), reached: await reachedTime() }
  }
  known.lead = Math.max(known.lead, lead())
  return ulid(Math.max(at.getTime(), known.reached + 1))
}
