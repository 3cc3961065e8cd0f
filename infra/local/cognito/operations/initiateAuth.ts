import { z } from 'zod'
import { invalidParameter } from '../errors.ts'
import { adminOperation, clientOperation, requireClient } from './operation.ts'
import type { Pool } from '../pool.ts'
import { challengeWithSrp, signInWithPassword } from '../signIn/signIn.ts'

const USERNAME = z.string().min(1)
const passwordParameters = z.object({ USERNAME, PASSWORD: z.string().min(1).max(256) })

const srpFlow = z.object({
  AuthFlow: z.literal('USER_SRP_AUTH'),
  AuthParameters: z.object({ USERNAME, SRP_A: z.string().regex(/^[\da-f]{1,1024}$/i) }),
})

const adminPasswordFlow = z.object({
  AuthFlow: z.literal('ADMIN_USER_PASSWORD_AUTH'),
  AuthParameters: passwordParameters,
})

// Flows that Cognito knows and the client is not allowed: the template names those that it is.
const otherFlow = z.object({
  AuthFlow: z.enum([
    'USER_PASSWORD_AUTH',
    'REFRESH_TOKEN_AUTH',
    'REFRESH_TOKEN',
    'CUSTOM_AUTH',
    'USER_AUTH',
  ]),
})

type Flow = z.infer<typeof srpFlow | typeof adminPasswordFlow | typeof otherFlow>

function start(pool: Pool, flow: Flow) {
  switch (flow.AuthFlow) {
    case 'USER_SRP_AUTH':
      return challengeWithSrp(pool, flow.AuthParameters.USERNAME, flow.AuthParameters.SRP_A)
    case 'ADMIN_USER_PASSWORD_AUTH':
      return signInWithPassword(pool, flow.AuthParameters.USERNAME, flow.AuthParameters.PASSWORD)
    default:
      throw invalidParameter(`${flow.AuthFlow} flow not enabled for this client`)
  }
}

const InitiateAuth = clientOperation(z.discriminatedUnion('AuthFlow', [srpFlow, otherFlow]), start)

const AdminInitiateAuth = adminOperation(
  z.intersection(
    z.object({ ClientId: z.string() }),
    z.discriminatedUnion('AuthFlow', [srpFlow, adminPasswordFlow, otherFlow]),
  ),
  (pool, request) => {
    requireClient(pool, request.ClientId)
    return start(pool, request)
  },
)

export const initiateAuthOperations = { InitiateAuth, AdminInitiateAuth }
