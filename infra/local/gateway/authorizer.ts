import { CognitoJwtVerifier } from 'aws-jwt-verify'
import type { JwksCache } from 'aws-jwt-verify/jwk'
import { accessScope } from '../../delivery/apiSettings.ts'

/**
 * API Gateway's Cognito authorizer: gives the claims of a valid access token of this pool, or undefined. The role,
 * and whether the account still exists, is the handler's business.
 */
export function cognitoAuthorizer(pool: {
  userPoolId: string
  clientId: string
  jwks: Parameters<JwksCache['addJwks']>[1]
}) {
  const verifier = CognitoJwtVerifier.create({
    userPoolId: pool.userPoolId,
    clientId: pool.clientId,
    tokenUse: 'access',
    scope: accessScope,
  })
  verifier.cacheJwks(pool.jwks)
  // API Gateway hands every claim on as text.
  const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return (authorization: string | undefined): Record<string, string> | undefined => {
    const token = authorization?.replace(/^Bearer /, '')
    if (!token) return undefined
    try {
      // Not `verify`: it would ask AWS for the key of a token that our pool never signed.
      const claims = Object.entries(verifier.verifySync(token))
      return Object.fromEntries(claims.map(([name, value]) => [name, asText(value)]))
    } catch {
      return undefined
    }
  }
}

export type Authorizer = ReturnType<typeof cognitoAuthorizer>
