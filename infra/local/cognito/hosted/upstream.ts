import { z } from 'zod'
import { type IdClaims, verifiedClaims } from './idToken.ts'
import { OAuthRefusal } from './refusal.ts'
import type { UpstreamProvider } from './settings.ts'

const discovery = z.object({
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const tokens = z.object({ id_token: z.string() })

async function endpointsOf({ issuer }: UpstreamProvider) {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`)
  return discovery.parse(await response.json())
}

type SentAlong = { redirectUri: string; state: string; nonce: string }

/** Where somebody signs in at the provider. */
export async function providerAddress(
  provider: UpstreamProvider,
  { redirectUri, state, nonce }: SentAlong,
): Promise<string> {
  const { authorization_endpoint } = await endpointsOf(provider)
  const parameters = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email profile',
    state,
    nonce,
  })
  return `${authorization_endpoint}?${parameters.toString()}`
}

type Returned = { code: string; redirectUri: string; nonce: string; now: number }

/** Exchanges the provider's code and gives what its ID token says. Throws OAuthRefusal. */
export async function providerClaims(
  provider: UpstreamProvider,
  { code, redirectUri, nonce, now }: Returned,
): Promise<IdClaims> {
  const { token_endpoint, jwks_uri } = await endpointsOf(provider)
  const response = await fetch(token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      redirect_uri: redirectUri,
      code,
    }),
  })
  const answer = tokens.safeParse(await response.json())
  if (!response.ok || !answer.success) {
    throw new OAuthRefusal('invalid_request', 'Exception processing authorization code')
  }
  return verifiedClaims(answer.data.id_token, { provider, jwksUri: jwks_uri, nonce, now })
}
