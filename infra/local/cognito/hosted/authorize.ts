import type { ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Pool } from '../pool.ts'
import { grantableScopes } from '../tokens/scopes.ts'
import { errorPage, redirect, refusalOf } from './answers.ts'
import { invalidRequest, OAuthRefusal } from './refusal.ts'
import type { HostedSettings } from './settings.ts'
import { beginSignIn } from './signIns.ts'
import { providerAddress } from './upstream.ts'

const query = z.object({
  client_id: z.string(),
  redirect_uri: z.string(),
  response_type: z.string().default(''),
  scope: z.string().default(''),
  state: z.string().optional(),
  identity_provider: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
})

type Query = z.infer<typeof query>

/** Throws OAuthRefusal unless the client may ask for this. */
function signInRequest(asked: Query, { provider }: HostedSettings) {
  const { redirect_uri, state, scope, code_challenge, code_challenge_method } = asked
  if (asked.response_type !== 'code') {
    throw new OAuthRefusal('unauthorized_client', 'unauthorized_client')
  }
  if (asked.identity_provider !== provider.name) {
    throw invalidRequest('Login option is not available. Please try another one')
  }
  const scopes = scope.split(' ')
  if (!scopes.every((one) => grantableScopes.has(one))) {
    throw new OAuthRefusal('invalid_scope', 'invalid_scope')
  }
  // Stricter than Cognito, which asks for no challenge: the portal's client has no secret.
  if (!code_challenge || code_challenge_method !== 'S256') {
    throw invalidRequest('code_challenge_method must be S256')
  }
  return { redirectUri: redirect_uri, state, scope, codeChallenge: code_challenge }
}

/** GET /oauth2/authorize: sends somebody on to the provider. */
export async function authorize(
  pool: Pool,
  hosted: HostedSettings,
  url: URL,
  response: ServerResponse,
) {
  const { data: asked } = query.safeParse(Object.fromEntries(url.searchParams))
  if (!asked) return errorPage(response, 'Required parameters missing')
  if (asked.client_id !== pool.clientId) return errorPage(response, 'invalid_client')
  if (!hosted.callbackUrls.includes(asked.redirect_uri)) {
    return errorPage(response, 'redirect_mismatch')
  }
  try {
    const begun = beginSignIn(pool, signInRequest(asked, hosted))
    const redirectUri = `${url.origin}/oauth2/idpresponse`
    redirect(response, await providerAddress(hosted.provider, { redirectUri, ...begun }))
  } catch (error) {
    const { error: name, message } = refusalOf(error)
    redirect(response, asked.redirect_uri, {
      error: name,
      error_description: message,
      state: asked.state,
    })
  }
}
