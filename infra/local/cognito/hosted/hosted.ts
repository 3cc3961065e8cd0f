import type { IncomingMessage, ServerResponse } from 'node:http'
import { TLSSocket } from 'node:tls'
import { inspect } from 'node:util'
import type { Pool } from '../pool.ts'
import { errorPage, redirect } from './answers.ts'
import { authorize } from './authorize.ts'
import { idpResponse } from './idpResponse.ts'
import type { HostedSettings } from './settings.ts'
import { tokenEndpoint } from './tokenEndpoint.ts'

/** GET /logout: the hosted session keeps nothing here, so all that is left is the way back. */
function logout(pool: Pool, { logoutUrls }: HostedSettings, url: URL, response: ServerResponse) {
  const address = url.searchParams.get('logout_uri') ?? ''
  if (url.searchParams.get('client_id') !== pool.clientId)
    return errorPage(response, 'invalid_client')
  if (!logoutUrls.includes(address)) return errorPage(response, 'redirect_mismatch')
  redirect(response, address)
}

const addressOf = ({ socket, headers, url = '/' }: IncomingMessage) =>
  new URL(url, `${socket instanceof TLSSocket ? 'https' : 'http'}://${headers.host}`)

async function serve(
  pool: Pool,
  hosted: HostedSettings,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const url = addressOf(request)
  switch (`${request.method} ${url.pathname}`) {
    case 'GET /oauth2/authorize':
      return authorize(pool, hosted, url, response)
    case 'GET /oauth2/idpresponse':
      return idpResponse(pool, hosted, url, response)
    case 'POST /oauth2/token':
      return tokenEndpoint(pool, request, response)
    case 'GET /logout':
      return logout(pool, hosted, url, response)
    default:
      return errorPage(response, 'not_found')
  }
}

const isHostedPath = (url = '') => url.startsWith('/oauth2/') || url.startsWith('/logout')

/** Answers the paths of the pool's hosted domain; false for a path that is none, or when the pool has no domain. */
export function serveHosted(
  pool: Pool,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!pool.hosted || !isHostedPath(request.url)) return false
  void serve(pool, pool.hosted, request, response).catch((error: unknown) => {
    process.stderr.write(`cognito: ${inspect(error)}\n`)
    errorPage(response, 'server_error')
  })
  return true
}
