import type { ServerResponse } from 'node:http'
import { CognitoException } from '../errors.ts'
import { invalidRequest, OAuthRefusal } from './refusal.ts'

type Parameters = Record<string, string | undefined>

/** Sends the browser to an address with these parameters in its query. */
export function redirect(response: ServerResponse, address: string, parameters: Parameters = {}) {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, value)
  }
  response.writeHead(302, { location: url.href, 'cache-control': 'no-store' }).end()
}

/** Cognito's own page, for what must not be redirected: nobody knows yet whether the address is the client's. */
export function errorPage(response: ServerResponse, error: string) {
  response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
  response.end(`An error was encountered with the requested page.\n${error}`)
}

/** What a refusal says in a redirect. What a trigger refused is an invalid request, too. */
export function refusalOf(error: unknown): OAuthRefusal {
  if (error instanceof OAuthRefusal) return error
  if (error instanceof CognitoException) return invalidRequest(error.message)
  throw error
}
