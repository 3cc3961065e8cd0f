import type { ServerResponse } from 'node:http'
import type { Pool } from '../pool.ts'
import { errorPage, redirect, refusalOf } from './answers.ts'
import { federate } from './federate.ts'
import { invalidRequest, OAuthRefusal } from './refusal.ts'
import type { HostedSettings } from './settings.ts'
import { createAuthorizationCode, takeSignIn } from './signIns.ts'
import { providerClaims } from './upstream.ts'

/** The code in the provider's answer. Throws what the provider refused with. */
function codeIn(query: URLSearchParams): string {
  const error = query.get('error')
  if (error !== null) throw new OAuthRefusal(error, query.get('error_description') ?? error)
  const code = query.get('code')
  if (code === null) throw invalidRequest('Invalid code')
  return code
}

/** GET /oauth2/idpresponse: somebody comes back from the provider, and goes on to the client with a code of ours. */
export async function idpResponse(
  pool: Pool,
  { provider }: HostedSettings,
  url: URL,
  response: ServerResponse,
) {
  const begun = takeSignIn(pool, url.searchParams.get('state') ?? '')
  if (!begun) return errorPage(response, 'Invalid state')
  const { nonce, request } = begun
  const { redirectUri, state } = request
  try {
    const claims = await providerClaims(provider, {
      code: codeIn(url.searchParams),
      redirectUri: url.origin + url.pathname,
      nonce,
      now: pool.now(),
    })
    const user = await federate(pool, provider.name, claims)
    redirect(response, redirectUri, {
      code: createAuthorizationCode(pool, user.sub, request),
      state,
    })
  } catch (error) {
    const { error: name, message } = refusalOf(error)
    redirect(response, redirectUri, { error: name, error_description: message, state })
  }
}
