import { z } from 'zod'
import { challengedUser, closeChallenge, findChallenge } from '../signIn/challengeSessions.ts'
import { equalInConstantTime } from '../signIn/compare.ts'
import { invalidSession, spentFactorCode, wrongFactorCode } from '../errors.ts'
import { clearLockout, recordFailure, refuseWhileLockedOut } from '../signIn/lockout.ts'
import { adminOperation, clientMetadata, clientOperation, requireClient } from './operation.ts'
import { admit, setPassword } from '../signIn/passwords.ts'
import type { Pool } from '../pool.ts'
import { completeSignIn, continueSignIn } from '../signIn/signIn.ts'
import { findAccount } from '../signIn/simulatedUsers.ts'
import { spendFactorCode } from '../signIn/softwareTokens.ts'
import { expectedSignature } from '../signIn/srp.ts'
import { requireUser, type User } from '../users.ts'

const passwordVerifier = z.object({
  ChallengeName: z.literal('PASSWORD_VERIFIER'),
  ChallengeResponses: z.object({
    PASSWORD_CLAIM_SECRET_BLOCK: z.string(),
    PASSWORD_CLAIM_SIGNATURE: z.string(),
    TIMESTAMP: z.string(),
  }),
  ClientMetadata: clientMetadata,
})

const newPasswordRequired = z.object({
  ChallengeName: z.literal('NEW_PASSWORD_REQUIRED'),
  ChallengeResponses: z.object({ NEW_PASSWORD: z.string().max(256) }),
  Session: z.string(),
  ClientMetadata: clientMetadata,
})

const softwareTokenMfa = z.object({
  ChallengeName: z.literal('SOFTWARE_TOKEN_MFA'),
  ChallengeResponses: z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() }),
  Session: z.string(),
  ClientMetadata: clientMetadata,
})

const response = z.discriminatedUnion('ChallengeName', [
  passwordVerifier,
  newPasswordRequired,
  softwareTokenMfa,
])

function respond(pool: Pool, request: z.infer<typeof response>) {
  switch (request.ChallengeName) {
    case 'PASSWORD_VERIFIER':
      return verifyPassword(pool, request)
    case 'NEW_PASSWORD_REQUIRED':
      return takeNewPassword(pool, request)
    case 'SOFTWARE_TOKEN_MFA':
      return takeCode(pool, request)
  }
}

function verifyPassword(
  pool: Pool,
  { ChallengeResponses: claim, ClientMetadata }: z.infer<typeof passwordVerifier>,
) {
  const secretBlock = claim.PASSWORD_CLAIM_SECRET_BLOCK
  const challenge = findChallenge(pool, secretBlock)
  closeChallenge(pool, secretBlock)
  if (challenge?.challengeName !== 'PASSWORD_VERIFIER') throw invalidSession()
  const account = findAccount(pool, challenge.username)
  const user = admit(pool, account, () =>
    equalInConstantTime(
      claim.PASSWORD_CLAIM_SIGNATURE,
      expectedSignature({
        poolName: pool.name,
        userId: account.sub,
        A: challenge.A,
        keys: challenge.keys,
        verifier: account.verifier,
        secretBlock,
        timestamp: claim.TIMESTAMP,
      }),
    ),
  )
  return continueSignIn(pool, user, ClientMetadata)
}

/** A password that breaks the policy leaves the session open for the next try. */
function takeNewPassword(
  pool: Pool,
  { Session, ChallengeResponses, ClientMetadata }: z.infer<typeof newPasswordRequired>,
) {
  const user = challengedUser(pool, Session, 'NEW_PASSWORD_REQUIRED')
  setPassword(pool, user, ChallengeResponses.NEW_PASSWORD, 'CONFIRMED')
  closeChallenge(pool, Session)
  return continueSignIn(pool, requireUser(pool, user.sub), ClientMetadata)
}

/** A code that is refused leaves the session open for the next try. */
function takeCode(
  pool: Pool,
  { Session, ChallengeResponses, ClientMetadata }: z.infer<typeof softwareTokenMfa>,
) {
  const user = challengedUser(pool, Session, 'SOFTWARE_TOKEN_MFA')
  admitWithCode(pool, user, ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE)
  closeChallenge(pool, Session)
  return completeSignIn(pool, user, ClientMetadata)
}

/** Guesses count as failed sign-ins, which only a right code clears. */
function admitWithCode(pool: Pool, user: User, code: string) {
  refuseWhileLockedOut(pool, user.sub)
  const outcome = pool.atomically(() => {
    const result = spendFactorCode(pool, user, code)
    if (result === 'accepted') clearLockout(pool, user.sub)
    if (result === 'wrong') recordFailure(pool, user.sub)
    return result
  })
  if (outcome === 'wrong') throw wrongFactorCode()
  if (outcome === 'spent') throw spentFactorCode()
}

const RespondToAuthChallenge = clientOperation(response, respond)

const AdminRespondToAuthChallenge = adminOperation(
  z.intersection(z.object({ ClientId: z.string() }), response),
  (pool, request) => {
    requireClient(pool, request.ClientId)
    return respond(pool, request)
  },
)

export const respondOperations = { RespondToAuthChallenge, AdminRespondToAuthChallenge }
