import { limits } from '../limits.ts'

/**
 * Milliseconds from one read to the next in a tab that is seen and that nobody has used for so long: `leastMs` at first, then twice
 * as much whenever the pause would be half of that time, up to `limits.pollMostMs` (docs/requirements.md, "Polling").
 */
export function pollEveryMs(idleMs: number, leastMs: number = limits.pollMs): number {
  let every = leastMs
  while (every * 2 <= limits.pollMostMs && every * 4 <= idleMs) every *= 2
  return every
}

/** How often a tab asks that is seen for so long, and that nobody uses meanwhile. */
export function pollsWithin(seenMs: number, leastMs: number = limits.pollMs): number {
  let polls = 0
  for (let at = leastMs; at <= seenMs; at += pollEveryMs(at, leastMs)) polls++
  return polls
}
