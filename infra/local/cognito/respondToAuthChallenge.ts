import { z } from 'zod'
import { closeChallenge, findChallenge } from './challengeSessions.ts'
import { equalInConstantTime } from './compare.ts'
import { invalidSession, userDisabled } from './errors.ts'
import { adminOperation, clientMetadata, clientOperation, requireClient } from './operation.ts'
import { admit, setPassword } from './passwords.ts'
import type { Pool } from './pool.ts'
import { continueSignIn } from './signIn.ts'
import { findAccount } from './simulatedUsers.ts'
import { expectedSignature } from './srp.ts'
import { requireUser } from './users.ts'

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

const response = z.discriminatedUnion('ChallengeName', [passwordVerifier, newPasswordRequired])

function respond(pool: Pool, request: z.infer<typeof response>) {
  return request.ChallengeName === 'PASSWORD_VERIFIER'
    ? verifyPassword(pool, request)
    : takeNewPassword(pool, request)
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
  const challenge = findChallenge(pool, Session)
  if (challenge?.challengeName !== 'NEW_PASSWORD_REQUIRED') throw invalidSession()
  const user = requireUser(pool, challenge.username)
  if (!user.enabled) throw userDisabled()
  if (user.status !== 'FORCE_CHANGE_PASSWORD') throw invalidSession()
  setPassword(pool, user, ChallengeResponses.NEW_PASSWORD, 'CONFIRMED')
  closeChallenge(pool, Session)
  return continueSignIn(pool, requireUser(pool, user.sub), ClientMetadata)
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
