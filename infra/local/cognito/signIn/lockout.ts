import { z } from 'zod'
import { notAuthorized } from '../errors.ts'
import type { Pool } from '../pool.ts'

// "Lockout behavior for failed sign-in attempts" in the Cognito developer guide: from the fifth
// failure on 2^(n-5) seconds, at most about 15 minutes; 15 minutes of quiet start anew.
const freeFailures = 5
const longestLock = 15 * 60_000
const forgottenAfter = 15 * 60_000

const lockoutRow = z.object({
  failures: z.number(),
  lastAttemptAt: z.number(),
  lockedUntil: z.number(),
})

const fresh = { failures: 0, lastAttemptAt: 0, lockedUntil: 0 }

function currentLockout(pool: Pool, sub: string) {
  const row = pool.get('SELECT * FROM lockouts WHERE sub = ?', sub)
  const lockout = row ? lockoutRow.parse(row) : fresh
  return pool.now() - lockout.lastAttemptAt < forgottenAfter || pool.now() < lockout.lockedUntil
    ? lockout
    : fresh
}

export const isLockedOut = (pool: Pool, sub: string): boolean =>
  pool.now() < currentLockout(pool, sub).lockedUntil

/** Throws NotAuthorizedException. An attempt made meanwhile does not lengthen the lock. */
export function refuseWhileLockedOut(pool: Pool, sub: string) {
  if (!isLockedOut(pool, sub)) return
  pool.run('UPDATE lockouts SET lastAttemptAt = ? WHERE sub = ?', pool.now(), sub)
  throw notAuthorized('Password attempts exceeded')
}

export function recordFailure(pool: Pool, sub: string) {
  const failures = currentLockout(pool, sub).failures + 1
  const seconds = failures < freeFailures ? 0 : 2 ** (failures - freeFailures)
  const lockedUntil = pool.now() + Math.min(seconds * 1000, longestLock)
  pool.replace('lockouts', { sub, failures, lastAttemptAt: pool.now(), lockedUntil })
}

export function clearLockout(pool: Pool, sub: string) {
  pool.run('DELETE FROM lockouts WHERE sub = ?', sub)
}
