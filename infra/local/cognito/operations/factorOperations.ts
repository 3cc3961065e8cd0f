import { z } from 'zod'
import { invalidParameter, softwareTokenNotVerified, softwareTokensOff } from '../errors.ts'
import { adminOperation, tokenOperation, userName } from './operation.ts'
import type { Pool } from '../pool.ts'
import {
  associateSecret,
  findSoftwareToken,
  setPreference,
  verifySecret,
} from '../signIn/softwareTokens.ts'
import { requireUser, type User } from '../users.ts'

const withoutSession = z.object({
  Session: z.never('Factors are set up with an access token only.').optional(),
})

function refuseWithoutFactors(pool: Pool) {
  if (pool.multiFactor === 'OFF') throw softwareTokensOff()
}

const AssociateSoftwareToken = tokenOperation(withoutSession, (pool, user) => {
  refuseWithoutFactors(pool)
  return { SecretCode: associateSecret(pool, user) }
})

const VerifySoftwareToken = tokenOperation(
  withoutSession.extend({
    UserCode: z.string().regex(/^[0-9]{6}$/),
    FriendlyDeviceName: z.string().max(131_072).optional(),
  }),
  (pool, user, { UserCode, FriendlyDeviceName }) => {
    refuseWithoutFactors(pool)
    verifySecret(pool, user, UserCode, FriendlyDeviceName ?? null)
    return { Status: 'SUCCESS' }
  },
)

const otherFactor = z.never('The user pool has no factor but software tokens.').optional()

const preference = z.object({
  SoftwareTokenMfaSettings: z
    .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() })
    .optional(),
  SMSMfaSettings: otherFactor,
  EmailMfaSettings: otherFactor,
  WebAuthnMfaSettings: otherFactor,
})

function prefer(
  pool: Pool,
  user: User,
  { SoftwareTokenMfaSettings: settings }: z.infer<typeof preference>,
) {
  if (!settings) return {}
  const { Enabled, PreferredMfa } = settings
  const token = findSoftwareToken(pool, user)
  if (Enabled && !token?.secret) throw softwareTokenNotVerified()
  if (!Enabled && PreferredMfa) {
    throw invalidParameter('A factor that is not enabled cannot be preferred.')
  }
  setPreference(pool, user, Enabled, Enabled && (PreferredMfa ?? token?.preferred ?? false))
  return {}
}

const SetUserMFAPreference = tokenOperation(preference, prefer)

const AdminSetUserMFAPreference = adminOperation(
  preference.extend({ Username: userName }),
  (pool, request) => prefer(pool, requireUser(pool, request.Username), request),
)

export const factorOperations = {
  AssociateSoftwareToken,
  VerifySoftwareToken,
  SetUserMFAPreference,
  AdminSetUserMFAPreference,
}
