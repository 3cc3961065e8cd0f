import { z } from 'zod'
import { userDisabled } from '../errors.ts'
import { adminOperation, clientOperation, tokenOperation } from './operation.ts'
import type { Pool } from '../pool.ts'
import {
  requireRefreshToken,
  revokeAllOf,
  revokeRefreshToken,
  rotate,
} from '../tokens/refreshTokens.ts'
import { issueTokens } from '../tokens/tokens.ts'
import { preTokenGeneration } from '../triggers.ts'
import { requireOwner, requireUser } from '../users.ts'

/** New tokens; the refresh token is replaced, too, as the client says ("Refresh token rotation"). */
export async function refresh(pool: Pool, token: string) {
  const refreshToken = requireRefreshToken(pool, token)
  const user = requireOwner(pool, refreshToken.sub)
  if (!user.enabled) throw userDisabled()
  await preTokenGeneration(pool, user, 'TokenGeneration_RefreshTokens')
  const tokens = issueTokens(pool, user, refreshToken)
  return { ...tokens, RefreshToken: rotate(pool, refreshToken, token) }
}

const GetTokensFromRefreshToken = clientOperation(
  z.object({ RefreshToken: z.string() }),
  async (pool, { RefreshToken }) => ({ AuthenticationResult: await refresh(pool, RefreshToken) }),
)

const RevokeToken = clientOperation(z.object({ Token: z.string() }), (pool, { Token }) => {
  revokeRefreshToken(pool, Token)
  return {}
})

const GlobalSignOut = tokenOperation(z.object({}), (pool, user) => {
  revokeAllOf(pool, user.sub)
  return {}
})

const AdminUserGlobalSignOut = adminOperation(
  z.object({ Username: z.string() }),
  (pool, { Username }) => {
    revokeAllOf(pool, requireUser(pool, Username).sub)
    return {}
  },
)

export const refreshOperations = {
  GetTokensFromRefreshToken,
  RevokeToken,
  GlobalSignOut,
  AdminUserGlobalSignOut,
}
