import { createHash, randomBytes } from 'node:crypto'

type Hosted = { url: string; clientId: string; callback: string }

type Tokens = { access_token: string; id_token: string; refresh_token: string }

const scope = 'openid email profile aws.cognito.signin.user.admin'

/** Where an address leads to at once. */
async function next(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`${response.status}: ${await response.text()}`)
  return location
}

/** The query of an authorize request as Amplify sends it, and the secret that belongs to it. */
export function authorizeQuery({ clientId, callback }: Omit<Hosted, 'url'>) {
  const verifier = randomBytes(48).toString('base64url')
  const query = {
    redirect_uri: callback,
    response_type: 'code',
    client_id: clientId,
    identity_provider: 'EntraID',
    scope,
    state: 'the-state-of-the-client',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }
  return { verifier, query }
}

/** Goes to the hosted sign-in, on to the provider and back, and gives what the client is told in the end. */
export async function followRedirects(
  url: string,
  query: Record<string, string>,
): Promise<URLSearchParams> {
  const provider = await next(`${url}/oauth2/authorize?${new URLSearchParams(query).toString()}`)
  if (provider.startsWith(String(query['redirect_uri']))) return new URL(provider).searchParams
  return new URL(await next(await next(provider))).searchParams
}

/** Asks the token endpoint. */
export const tokenRequest = (url: string, body: Record<string, string>) =>
  fetch(`${url}/oauth2/token`, { method: 'POST', body: new URLSearchParams(body) })

/**
 * A whole sign-in as the browser makes it, which starts again by itself once its account has just been linked. Gives
 * the tokens; throws an Error with what the hosted sign-in refused with.
 */
export async function signInWithOutlook(hosted: Hosted, again = true): Promise<Tokens> {
  const { verifier, query } = authorizeQuery(hosted)
  const answer = await followRedirects(hosted.url, query)
  const refused = answer.get('error_description')
  if (again && refused?.startsWith('Already found')) return signInWithOutlook(hosted, false)
  if (refused !== null) throw new Error(refused)
  const response = await tokenRequest(hosted.url, {
    grant_type: 'authorization_code',
    client_id: hosted.clientId,
    redirect_uri: hosted.callback,
    code: answer.get('code') ?? '',
    code_verifier: verifier,
  })
  return JSON.parse(await response.text())
}
