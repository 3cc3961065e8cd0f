import { z } from 'zod'
import { codeMismatchAtSetup, softwareTokenNotFound } from '../errors.ts'
import type { Pool } from '../pool.ts'
import { createSecret, stepOf } from './totp.ts'
import type { User } from '../users.ts'

const flag = z.number().transform(Boolean)

const softwareTokenRow = z.object({
  pendingSecret: z.string().nullable(),
  secret: z.string().nullable(),
  deviceName: z.string().nullable(),
  lastStep: z.number(),
  enabled: flag,
  preferred: flag,
})

/** A user's authenticator app. */
type SoftwareToken = z.infer<typeof softwareTokenRow>

export function findSoftwareToken(pool: Pool, { sub }: User): SoftwareToken | undefined {
  const row = pool.get('SELECT * FROM softwareTokens WHERE sub = ?', sub)
  return softwareTokenRow.optional().parse(row)
}

/** Whether a proven password is not enough to sign this user in. */
export const isAskedForCode = (pool: Pool, user: User): boolean =>
  pool.multiFactor !== 'OFF' && (findSoftwareToken(pool, user)?.enabled ?? false)

/** A new secret, which counts for nothing until it is verified; an older one that waits for that is gone. */
export function associateSecret(pool: Pool, { sub }: User): string {
  const secret = createSecret()
  pool.run(
    `INSERT INTO softwareTokens (sub, pendingSecret) VALUES (?, ?)
    ON CONFLICT (sub) DO UPDATE SET pendingSecret = excluded.pendingSecret`,
    sub,
    secret,
  )
  return secret
}

/**
 * Puts the waiting secret in the place of the one before. Throws EnableSoftwareTokenMFAException for a wrong code,
 * SoftwareTokenMFANotFoundException if no secret waits.
 */
export function verifySecret(pool: Pool, user: User, code: string, deviceName: string | null) {
  const secret = findSoftwareToken(pool, user)?.pendingSecret
  if (!secret) throw softwareTokenNotFound()
  const step = stepOf(secret, code, pool.now())
  if (step === undefined) throw codeMismatchAtSetup()
  pool.run(
    `UPDATE softwareTokens SET secret = ?, pendingSecret = NULL, deviceName = ?, lastStep = ? WHERE sub = ?`,
    secret,
    deviceName,
    step,
    user.sub,
  )
}

/** Only for a verified token. */
export function setPreference(pool: Pool, { sub }: User, enabled: boolean, preferred: boolean) {
  pool.run(
    'UPDATE softwareTokens SET enabled = ?, preferred = ? WHERE sub = ?',
    Number(enabled),
    Number(preferred),
    sub,
  )
}

/** Takes a code that is right once: neither it nor an older one is good again (RFC 6238, 5.2). */
export function spendFactorCode(
  pool: Pool,
  user: User,
  code: string,
): 'accepted' | 'wrong' | 'spent' {
  const token = findSoftwareToken(pool, user)
  if (!token?.secret) throw softwareTokenNotFound()
  const step = stepOf(token.secret, code, pool.now())
  if (step === undefined) return 'wrong'
  if (step <= token.lastStep) return 'spent'
  pool.run('UPDATE softwareTokens SET lastStep = ? WHERE sub = ?', step, user.sub)
  return 'accepted'
}

/** What the answers tell of a user's second factor. */
export function factorSettings(pool: Pool, user: User) {
  const token = findSoftwareToken(pool, user)
  return {
    ...(token?.enabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
    ...(token?.preferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
  }
}
