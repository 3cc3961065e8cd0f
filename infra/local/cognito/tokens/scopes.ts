import { z } from 'zod'
import type { Pool } from '../pool.ts'
import type { RefreshToken } from './refreshTokens.ts'

const scopeRow = z.object({ scope: z.string() })

/** What a sign-in through the API is always granted. */
const ofTheApi = 'aws.cognito.signin.user.admin'

/** What a hosted sign-in may ask for: the client's AllowedOAuthScopes. */
export const grantableScopes = new Set(['openid', 'email', 'profile', ofTheApi])

export function keepScope(pool: Pool, { originJti }: RefreshToken, scope: string) {
  pool.insert('scopes', { originJti, scope })
}

/** The scope of the access tokens of a sign-in. */
export function scopeOf(pool: Pool, { originJti }: RefreshToken): string {
  const row = pool.get('SELECT scope FROM scopes WHERE originJti = ?', originJti)
  return scopeRow.optional().parse(row)?.scope ?? ofTheApi
}
