import type { IncomingMessage } from 'node:http'
import {
  Events,
  type MutableRedirectUri,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
} from 'oauth2-mock-server'
import { stageNamed } from '../../stages.ts'
import { listen } from '../engines/listen.ts'
import { certificate } from './certificate.ts'
import { clientId, type OutlookClaims } from './entraId.ts'

/** Whom the stand-in for Entra ID knows: two who have an account already, and two who come for the first time. */
export const outlookPeople = [
  { email: 'anna@example.se', given_name: 'Anna', family_name: 'Bergström', isAdmin: false },
  { email: 'admin@example.se', given_name: 'Karin', family_name: 'Lindqvist', isAdmin: true },
  { email: 'nils.ny@example.se', given_name: 'Nils', family_name: 'Ny', isAdmin: false },
  { email: 'vera.ny@example.se', given_name: 'Vera', family_name: 'Ny', isAdmin: true },
] as const

/** The parameter of OpenID Connect by which a client says who it thinks is there. */
const hint = 'login_hint'
const nobody = 'nobody'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** The page where somebody says who they are, in the place of Microsoft's. */
function choicePage(asked: URL): string {
  const linkTo = (who: string, text: string) => {
    const url = new URL(asked)
    url.searchParams.set(hint, who)
    return `<li><a href="${escaped(url.pathname + url.search)}">${text}</a></li>`
  }
  const people = outlookPeople.map(({ email, given_name, family_name, isAdmin }) =>
    linkTo(email, `${given_name} ${family_name}, ${email}${isAdmin ? ' (administratör)' : ''}`),
  )
  return `<!doctype html>
<html lang="sv"><head><meta charset="utf-8"><title>Välj konto</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>body { font: 16px/1.6 system-ui, sans-serif; max-width: 34rem; margin: 3rem auto; padding: 0 1rem }</style></head>
<body><main><h1>Välj konto</h1>
<p>Den här sidan står för Microsofts inloggning på en enda dator. Ingen frågas efter lösenord.</p>
<ul>${people.join('')}${linkTo(nobody, 'Någon utan tillgång till portalen')}</ul></main></body></html>`
}

const claimsOf = (email: string, adminGroup: string): OutlookClaims | undefined => {
  const found = outlookPeople.find((one) => one.email === email)
  if (!found) return undefined
  const { given_name, family_name, isAdmin } = found
  const name = { email, given_name, family_name }
  return { sub: `outlook-${email}`, ...name, groups: isAdmin ? [adminGroup] : [] }
}

const urlOf = ({ url = '/' }: IncomingMessage, origin: string) => new URL(url, origin)

/**
 * Who has just signed in, as Entra ID's own session knows: whoever comes to an account that is linked only then is sent
 * here a second time.
 */
const cookie = 'just-signed-in'

function sessionOf({ headers }: IncomingMessage): string | undefined {
  const [, value] = new RegExp(`${cookie}=([^;]+)`).exec(headers.cookie ?? '') ?? []
  return value === undefined ? undefined : decodeURIComponent(value)
}

/**
 * Sign-in with Outlook for `STAGE=outlook npm start`: an OpenID provider with a page on which one chooses who one is.
 */
export async function startOutlookDemo(port: number, stageName = 'outlook') {
  const adminGroup = stageNamed(stageName).entraId?.adminGroup ?? ''
  const issuer = new OAuth2Issuer()
  await issuer.keys.generate('RS256')
  const service = new OAuth2Service(issuer)
  const answer = service.requestHandler
  const front = await listen(port, (request, response) => {
    const url = urlOf(request, front.url)
    const [who, session] = [url.searchParams.get(hint), sessionOf(request)]
    if (url.pathname !== '/authorize') return answer(request, response)
    if (who !== null) {
      response.setHeader('set-cookie', `${cookie}=${encodeURIComponent(who)}; Max-Age=5; HttpOnly`)
      return answer(request, response)
    }
    if (session === undefined) {
      const html = { 'content-type': 'text/html; charset=utf-8' }
      return response.writeHead(200, html).end(choicePage(url))
    }
    url.searchParams.set(hint, session)
    return response.writeHead(302, { location: url.href }).end()
  })
  issuer.url = front.url

  const chosen = new Map<string, OutlookClaims>()
  service.on(
    Events.BeforeAuthorizeRedirect,
    ({ url }: MutableRedirectUri, request: IncomingMessage) => {
      const who = claimsOf(urlOf(request, front.url).searchParams.get(hint) ?? '', adminGroup)
      const code = url.searchParams.get('code') ?? ''
      if (who) return void chosen.set(code, who)
      url.searchParams.delete('code')
      url.searchParams.set('error', 'access_denied')
      url.searchParams.set('error_description', 'AADSTS50105: not assigned to a role')
    },
  )
  service.on(
    Events.BeforeTokenSigning,
    ({ payload }: MutableToken, { body }: IncomingMessage & { body?: { code?: string } }) => {
      Object.assign(payload, chosen.get(body?.code ?? ''))
    },
  )
  return {
    provider: { name: 'EntraID', issuer: front.url, clientId, clientSecret: 'secret' },
    tls: certificate,
    stop: front.stop,
  }
}
