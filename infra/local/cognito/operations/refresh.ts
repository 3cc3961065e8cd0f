import { z } from 'zod'
import { userDisabled } from '../errors.ts'
import { adminOperation, clientOperation, tokenOperation } from './operation.ts'
import type { Pool } from '../pool.ts'
import { requireRefreshToken, revokeAllOf, revokeRefreshToken } from '../tokens/refreshTokens.ts'
import { issueTokens } from '../tokens/tokens.ts'
import { preTokenGeneration } from '../triggers.ts'
import { requireOwner, requireUser } from '../users.ts'

/** New access and ID tokens. The refresh token stays: the client does not rotate them. */
export async function refresh(pool: Pool, token: string) {
  const refreshToken = requireRefreshToken(pool, token)
  const user = requireOwner(pool, refreshToken.sub)
  if (!user.enabled) throw userDisabled()
  await preTokenGeneration(pool, user, 'TokenGeneration_RefreshTokens')
  return { ChallengeParameters: {}, AuthenticationResult: issueTokens(pool, user, refreshToken) }
}

const GetTokensFromRefreshToken = clientOperation(
  z.object({ RefreshToken: z.string() }),
  async (pool, { RefreshToken }) => {
    const { AuthenticationResult } = await refresh(pool, RefreshToken)
    return { AuthenticationResult }
  },
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
