import { z } from 'zod'
import { adminOperation, clientOperation, requireClient } from './operation.ts'
import type { Pool } from '../pool.ts'
import { refresh } from './refresh.ts'
import { challengeWithSrp, signInWithPassword } from '../signIn/signIn.ts'

const USERNAME = z.string().min(1)
const passwordParameters = z.object({ USERNAME, PASSWORD: z.string().min(1).max(256) })

const srpFlow = z.object({
  AuthFlow: z.literal('USER_SRP_AUTH'),
  AuthParameters: z.object({ USERNAME, SRP_A: z.string().regex(/^[\da-f]{1,1024}$/i) }),
})

const passwordFlow = z.object({
  AuthFlow: z.literal('USER_PASSWORD_AUTH'),
  AuthParameters: passwordParameters,
})

const adminPasswordFlow = z.object({
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: passwordParameters,
})

const refreshFlow = z.object({
  AuthFlow: z.enum(['REFRESH_TOKEN_AUTH', 'REFRESH_TOKEN']),
  AuthParameters: z.object({ REFRESH_TOKEN: z.string() }),
})

type Flow = z.infer<
  typeof srpFlow | typeof passwordFlow | typeof adminPasswordFlow | typeof refreshFlow
>

function start(pool: Pool, { AuthFlow, AuthParameters }: Flow) {
  if (AuthFlow === 'USER_SRP_AUTH') {
    return challengeWithSrp(pool, AuthParameters.USERNAME, AuthParameters.SRP_A)
  }
  if (AuthFlow === 'USER_PASSWORD_AUTH' || AuthFlow === 'ADMIN_USER_PASSWORD_AUTH') {
    return signInWithPassword(pool, AuthParameters.USERNAME, AuthParameters.PASSWORD)
  }
  return refresh(pool, AuthParameters.REFRESH_TOKEN)
}

const InitiateAuth = clientOperation(
  z.discriminatedUnion('AuthFlow', [srpFlow, passwordFlow, refreshFlow]),
  start,
)

const AdminInitiateAuth = adminOperation(
  z.intersection(
    z.object({ ClientId: z.string() }),
    z.discriminatedUnion('AuthFlow', [srpFlow, adminPasswordFlow, refreshFlow]),
  ),
  (pool, request) => {
    requireClient(pool, request.ClientId)
    return start(pool, request)
  },
)

export const initiateAuthOperations = { InitiateAuth, AdminInitiateAuth }
