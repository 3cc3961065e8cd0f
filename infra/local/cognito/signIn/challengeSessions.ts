import { randomBytes } from 'node:crypto'
import { invalidSession, userDisabled } from '../errors.ts'
import type { Challenge, Pool } from '../pool.ts'
import { requireUser, type User, type UserStatus } from '../users.ts'

// AuthSessionValidity, Cognito's default. Kept in memory: after a restart one signs in again.
const validity = 3 * 60_000

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

/** The status that their user has as long as they are open. */
const statusWhenAsked = {
  NEW_PASSWORD_REQUIRED: 'FORCE_CHANGE_PASSWORD',
  SOFTWARE_TOKEN_MFA: 'CONFIRMED',
} satisfies Partial<Record<Challenge['challengeName'], UserStatus>>

/** Whom a challenge asks, if it still does. Throws NotAuthorizedException and UserNotFoundException. */
export function challengedUser(
  pool: Pool,
  name: string,
  challengeName: keyof typeof statusWhenAsked,
): User {
  const challenge = findChallenge(pool, name)
  if (challenge?.challengeName !== challengeName) throw invalidSession()
  const user = requireUser(pool, challenge.username)
  if (!user.enabled) throw userDisabled()
  if (user.status !== statusWhenAsked[challengeName]) throw invalidSession()
  return user
}

export function closeChallenge(pool: Pool, name: string) {
  pool.challengeSessions.delete(name)
}
