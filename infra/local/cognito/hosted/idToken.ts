import { createPublicKey, verify } from 'node:crypto'
import { z } from 'zod'
import { OAuthRefusal } from './refusal.ts'
import type { UpstreamProvider } from './settings.ts'

const encodedJson = <T extends z.ZodType>(content: T) =>
  z
    .string()
    .transform((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()))
    .pipe(content)

const claims = z.looseObject({
  iss: z.string(),
  sub: z.string(),
  aud: z.string(),
  exp: z.number(),
  nonce: z.string().optional(),
})

export type IdClaims = z.infer<typeof claims>

const token = z.tuple([
  encodedJson(z.object({ alg: z.literal('RS256'), kid: z.string() })),
  encodedJson(claims),
  z.string(),
])

const keySet = z.object({ keys: z.array(z.looseObject({ kid: z.string() })) })

const invalidToken = (reason: string) =>
  new OAuthRefusal('invalid_request', `Bad id_token ${reason}`)

function parsed(idToken: string) {
  try {
    return token.parse(idToken.split('.'))
  } catch {
    throw invalidToken('format')
  }
}

async function signingKey(jwksUri: string, kid: string) {
  const { keys } = keySet.parse(await (await fetch(jwksUri)).json())
  const key = keys.find((one) => one.kid === kid)
  if (!key) throw invalidToken('key')
  return createPublicKey({ key, format: 'jwk' })
}

type Expected = { provider: UpstreamProvider; jwksUri: string; nonce: string; now: number }

/**
 * The claims of the provider's ID token (OpenID Connect Core, 3.1.3.7). Throws OAuthRefusal for one that is not good.
 */
export async function verifiedClaims(idToken: string, expected: Expected): Promise<IdClaims> {
  const [{ kid }, content, signature] = parsed(idToken)
  const signed = Buffer.from(idToken.slice(0, idToken.lastIndexOf('.')))
  const key = await signingKey(expected.jwksUri, kid)
  if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url'))) {
    throw invalidToken('signature')
  }
  const { provider, nonce, now } = expected
  if (content.iss !== provider.issuer) throw invalidToken('issuer')
  if (content.aud !== provider.clientId) throw invalidToken('audience')
  if (content.nonce !== nonce) throw invalidToken('nonce')
  if (content.exp * 1000 <= now) throw invalidToken('expiry')
  return content
}
