import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { CognitoException } from '../errors.ts'
import type { Pool } from '../pool.ts'
import { refresh } from '../operations/refresh.ts'
import { createRefreshToken } from '../tokens/refreshTokens.ts'
import { keepScope } from '../tokens/scopes.ts'
import { issueTokens } from '../tokens/tokens.ts'
import { requireOwner } from '../users.ts'
import { OAuthRefusal } from './refusal.ts'
import { spendAuthorizationCode } from './signIns.ts'

const codeGrant = z.object({
  grant_type: z.literal('authorization_code'),
  client_id: z.string(),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
})

const refreshGrant = z.object({
  grant_type: z.literal('refresh_token'),
  client_id: z.string(),
  refresh_token: z.string(),
})

const grant = z.discriminatedUnion('grant_type', [codeGrant, refreshGrant])

type Issued = ReturnType<typeof issueTokens>

/** The names that OAuth gives to AuthenticationResultType. */
const inOAuth = ({ AccessToken, IdToken, ExpiresIn, TokenType }: Issued) => ({
  access_token: AccessToken,
  id_token: IdToken,
  expires_in: ExpiresIn,
  token_type: TokenType,
})

function exchange(pool: Pool, { code, redirect_uri, code_verifier }: z.infer<typeof codeGrant>) {
  const sent = { code, redirectUri: redirect_uri, codeVerifier: code_verifier }
  const { sub, scope } = spendAuthorizationCode(pool, sent)
  const user = requireOwner(pool, sub)
  if (!user.enabled) throw new OAuthRefusal('invalid_grant', 'User is not enabled')
  const refreshToken = createRefreshToken(pool, sub)
  keepScope(pool, refreshToken, scope)
  return { ...inOAuth(issueTokens(pool, user, refreshToken)), refresh_token: refreshToken.token }
}

async function answer(pool: Pool, body: string): Promise<object> {
  const { data: asked } = grant.safeParse(Object.fromEntries(new URLSearchParams(body)))
  if (!asked) throw new OAuthRefusal('invalid_request', 'invalid_request')
  if (asked.client_id !== pool.clientId) throw new OAuthRefusal('invalid_client', 'invalid_client')
  if (asked.grant_type === 'authorization_code') return exchange(pool, asked)
  const tokens = await refresh(pool, asked.refresh_token)
  return { ...inOAuth(tokens), refresh_token: tokens.RefreshToken }
}

/** POST /oauth2/token, for a client without a secret. */
export async function tokenEndpoint(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
) {
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  try {
    response.end(JSON.stringify(await answer(pool, await text(request))))
  } catch (error) {
    const known = error instanceof OAuthRefusal || error instanceof CognitoException
    if (!known) throw error
    const name = error instanceof OAuthRefusal ? error.error : 'invalid_grant'
    response.statusCode = 400
    response.end(JSON.stringify({ error: name, error_description: error.message }))
  }
}
