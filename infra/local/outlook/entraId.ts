import {
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Server,
} from 'oauth2-mock-server'

/** What Entra ID says of somebody. */
export type OutlookClaims = {
  sub: string
  email?: string
  given_name?: string
  family_name?: string
  groups?: string[] | string
}

/** How an answer differs from what it should be. */
type Spoilt = { nonce?: string; aud?: string; iss?: string; exp?: number; kid?: string }

/** The application that the stand-ins know. */
export const clientId = '7d2b1c0e-5a4f-4e3d-9c8b-6a7f8e9d0c1b'

/**
 * Another OpenID provider in the place of Entra ID, without a page of its own: it signs in at once whom a test names.
 */
export async function startEntraId() {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const issuer = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = issuer

  let person: OutlookClaims = { sub: 'nobody' }
  let spoilt: Spoilt = {}
  let refusal: Record<string, string> | undefined
  let asked = 0
  server.service.on(Events.BeforeTokenSigning, ({ header, payload }: MutableToken) => {
    const { kid, ...claims } = spoilt
    Object.assign(payload, person, claims)
    if (kid !== undefined) header.kid = kid
  })
  server.service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri) => {
    asked++
    if (!refusal) return
    url.searchParams.delete('code')
    for (const [name, value] of Object.entries(refusal)) url.searchParams.set(name, value)
  })

  return {
    issuer,
    provider: { name: 'EntraID', issuer, clientId, clientSecret: 'secret' },
    /** How often somebody was sent here. */
    asked: () => asked,
    /** From now on this person signs in, and the answer is `wrong` in these points. */
    signsIn(who: OutlookClaims, wrong: Spoilt = {}) {
      person = who
      spoilt = wrong
      refusal = undefined
    },
    /** From now on its ID tokens are signed for somebody else. */
    forges() {
      server.service.on(Events.BeforeResponse, ({ body }: MutableResponse) => {
        if (body === '') return
        const { access_token, id_token } = body
        const [signature] = String(access_token).split('.').slice(2)
        body['id_token'] = String(id_token).replace(/[^.]+$/, signature ?? '')
      })
    },
    /** From now on it refuses. */
    refuses(error: string, error_description: string) {
      refusal = { error, error_description }
    },
    stop: () => server.stop(),
  }
}

export type EntraIdStandIn = Awaited<ReturnType<typeof startEntraId>>
