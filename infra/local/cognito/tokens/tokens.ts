import { randomUUID, sign } from 'node:crypto'
import { groupNamesOf } from '../groups.ts'
import type { Pool } from '../pool.ts'
import type { RefreshToken } from './refreshTokens.ts'
import { scopeOf } from './scopes.ts'
import { attributesOf, type User, usernameOf } from '../users.ts'

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function signJwt({ signingKey }: Pool, claims: object): string {
  const content = `${encode({ kid: signingKey.kid, alg: 'RS256' })}.${encode(claims)}`
  const signature = sign('RSA-SHA256', Buffer.from(content), signingKey.privateKey)
  return `${content}.${signature.toString('base64url')}`
}

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

/** The claims of both: "Understanding user pool JSON web tokens" in the Cognito developer guide. */
function sharedClaims(pool: Pool, user: User, { originJti, authTime }: RefreshToken) {
  const groups = groupNamesOf(pool, user)
  const iat = seconds(pool.now())
  return {
    sub: user.sub,
    ...(groups.length > 0 && { 'cognito:groups': groups }),
    iss: pool.issuer,
    origin_jti: originJti,
    event_id: randomUUID(),
    auth_time: seconds(authTime),
    iat,
    exp: iat + pool.accessTokenMinutes * 60,
    jti: randomUUID(),
  }
}

/** ID tokens carry the verification flags as booleans, unlike every other answer. */
function idAttributes(user: User) {
  return Object.fromEntries(
    Object.entries(attributesOf(user)).map(([name, value]) => [
      name,
      name.endsWith('_verified') ? value === 'true' : value,
    ]),
  )
}

/** AuthenticationResultType, without the refresh token, which its caller has. */
export function issueTokens(pool: Pool, user: User, refreshToken: RefreshToken) {
  const shared = sharedClaims(pool, user, refreshToken)
  return {
    AccessToken: signJwt(pool, {
      ...shared,
      token_use: 'access',
      scope: scopeOf(pool, refreshToken),
      client_id: pool.clientId,
      username: usernameOf(user),
    }),
    IdToken: signJwt(pool, {
      ...idAttributes(user),
      ...shared,
      jti: randomUUID(),
      token_use: 'id',
      aud: pool.clientId,
      'cognito:username': usernameOf(user),
    }),
    ExpiresIn: pool.accessTokenMinutes * 60,
    TokenType: 'Bearer',
  }
}
