import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notAuthorized } from '../errors.ts'
import type { Pool } from '../pool.ts'

const refreshTokenRow = z.object({
  originJti: z.string(),
  token: z.string(),
  sub: z.string(),
  authTime: z.number(),
  expiresAt: z.number(),
  revoked: z.number().transform(Boolean),
})

export type RefreshToken = z.infer<typeof refreshTokenRow>

const day = 24 * 60 * 60_000

/** One per sign-in. */
export function createRefreshToken(pool: Pool, sub: string): RefreshToken {
  const authTime = pool.now()
  const created = {
    originJti: randomUUID(),
    token: randomBytes(96).toString('base64url'),
    sub,
    authTime,
    expiresAt: authTime + pool.refreshTokenDays * day,
    revoked: false,
  }
  // A day later: access tokens, which may live that long, still look up whether they are revoked.
  pool.run('DELETE FROM refreshTokens WHERE expiresAt <= ?', authTime - day)
  pool.insert('refreshTokens', { ...created, revoked: 0 })
  return created
}

/** Throws NotAuthorizedException for a token that is unknown, expired or revoked. */
export function requireRefreshToken(pool: Pool, token: string): RefreshToken {
  const row = pool.get('SELECT * FROM refreshTokens WHERE token = ?', token)
  if (!row) throw notAuthorized('Invalid Refresh Token')
  const found = refreshTokenRow.parse(row)
  if (found.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (found.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired')
  return found
}

/** RevokeToken: takes the access tokens of the same origin_jti with it. */
export function revokeRefreshToken(pool: Pool, token: string) {
  pool.run('UPDATE refreshTokens SET revoked = 1 WHERE token = ?', token)
}

export function revokeAllOf(pool: Pool, sub: string) {
  pool.run('UPDATE refreshTokens SET revoked = 1 WHERE sub = ?', sub)
}

export function isOriginRevoked(pool: Pool, originJti: string): boolean {
  return (
    pool.get('SELECT 1 FROM refreshTokens WHERE originJti = ? AND revoked = 1', originJti) !==
    undefined
  )
}
