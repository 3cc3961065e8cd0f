import { verify } from 'node:crypto'
import { z } from 'zod'
import { notAuthorized, userDisabled } from '../errors.ts'
import type { Pool } from '../pool.ts'
import { isOriginRevoked } from './refreshTokens.ts'
import { requireOwner, type User } from '../users.ts'

const accessClaims = z.object({
  sub: z.string(),
  exp: z.number(),
  iss: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
})

const parts = z.tuple([z.string(), z.string(), z.string()])

const invalidAccessToken = () => notAuthorized('Invalid Access Token')

function signedClaims({ signingKey, issuer, clientId }: Pool, token: string) {
  const split = parts.safeParse(token.split('.'))
  if (!split.success) throw invalidAccessToken()
  const [header, payload, signature] = split.data
  const content = Buffer.from(`${header}.${payload}`)
  if (!verify('RSA-SHA256', content, signingKey.publicKey, Buffer.from(signature, 'base64url'))) {
    throw notAuthorized('Could not verify signature for Access Token')
  }
  const claims = accessClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  if (!claims.success) throw invalidAccessToken()
  if (claims.data.iss !== issuer || claims.data.client_id !== clientId) throw invalidAccessToken()
  return claims.data
}

/** Throws unless the token is ours, current and unrevoked, and its user may still sign in. */
export function authorizeUser(pool: Pool, accessToken: string): User {
  const claims = signedClaims(pool, accessToken)
  if (claims.exp * 1000 <= pool.now()) throw notAuthorized('Access Token has expired')
  const user = requireOwner(pool, claims.sub)
  if (!user.enabled) throw userDisabled()
  if (isOriginRevoked(pool, claims.origin_jti)) {
    throw notAuthorized('Access Token has been revoked')
  }
  return user
}
