import { randomBytes, randomUUID } from 'node:crypto'
import { z } from 'zod'
import { notAuthorized, refreshTokenReused } from '../errors.ts'
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

const rotatedRow = z.object({ originJti: z.string(), goodUntil: z.number().nullable() })

const day = 24 * 60 * 60_000

const newToken = () => randomBytes(96).toString('base64url')

/** One per sign-in. */
export function createRefreshToken(pool: Pool, sub: string): RefreshToken {
  const authTime = pool.now()
  const created = {
    originJti: randomUUID(),
    token: newToken(),
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

/** The sign-in that a token belongs to; one that was replaced is good for a while ("Refresh token rotation"). */
function signInOf(pool: Pool, token: string): RefreshToken {
  const rotated = pool.get('SELECT * FROM rotatedTokens WHERE token = ?', token)
  const { originJti = '', goodUntil = null } = rotatedRow.optional().parse(rotated) ?? {}
  if (goodUntil !== null && goodUntil <= pool.now()) throw refreshTokenReused()
  const row = pool.get(
    'SELECT * FROM refreshTokens WHERE token = ? OR originJti = ?',
    token,
    originJti,
  )
  if (!row) throw notAuthorized('Invalid Refresh Token')
  return refreshTokenRow.parse(row)
}

/** Throws NotAuthorizedException for a token that is unknown, expired or revoked. */
export function requireRefreshToken(pool: Pool, token: string): RefreshToken {
  const found = signInOf(pool, token)
  if (found.revoked) throw notAuthorized('Refresh Token has been revoked')
  if (found.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired')
  return found
}

/** Another token in the place of this one, which stays good for the grace period of the client. */
export function rotate(pool: Pool, { originJti }: RefreshToken, token: string): string {
  const next = newToken()
  const goodUntil = pool.now() + pool.rotationGraceSeconds * 1000
  pool.atomically(() => {
    pool.run(
      `INSERT INTO rotatedTokens (token, originJti, goodUntil) VALUES (?, ?, ?)
        ON CONFLICT (token) DO UPDATE SET goodUntil = coalesce(goodUntil, excluded.goodUntil)`,
      token,
      originJti,
      goodUntil,
    )
    pool.insert('rotatedTokens', { token: next, originJti, goodUntil: null })
  })
  return next
}

/** RevokeToken: takes the access tokens of the same origin_jti with it. */
export function revokeRefreshToken(pool: Pool, token: string) {
  pool.run(
    `UPDATE refreshTokens SET revoked = 1 WHERE token = ?
      OR originJti = (SELECT originJti FROM rotatedTokens WHERE token = ?)`,
    token,
    token,
  )
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
