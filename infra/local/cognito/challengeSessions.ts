import { randomBytes } from 'node:crypto'
import type { Pool } from './pool.ts'
import type { ServerKeys } from './srp.ts'

// AuthSessionValidity, Cognito's default. Kept in memory: after a restart one signs in again.
const validity = 3 * 60_000

type Challenge =
  | { challengeName: 'PASSWORD_VERIFIER'; username: string; A: bigint; keys: ServerKeys }
  | { challengeName: 'NEW_PASSWORD_REQUIRED'; username: string }

export type ChallengeSession = Challenge & { expiresAt: number }

/** Gives the session's name: the Session or the SECRET_BLOCK that the client answers with. */
export function openChallenge(pool: Pool, challenge: Challenge): string {
  for (const [name, { expiresAt }] of pool.challengeSessions) {
    if (expiresAt <= pool.now()) pool.challengeSessions.delete(name)
  }
  const name = randomBytes(64).toString('base64')
  pool.challengeSessions.set(name, { ...challenge, expiresAt: pool.now() + validity })
  return name
}

export function findChallenge(pool: Pool, name: string): Challenge | undefined {
  const session = pool.challengeSessions.get(name)
  return session && pool.now() < session.expiresAt ? session : undefined
}

export function closeChallenge(pool: Pool, name: string) {
  pool.challengeSessions.delete(name)
}
