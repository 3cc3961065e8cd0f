import { z } from 'zod'
import { failure } from '../../../shared/contract/http/stream.ts'
import { Wrong } from './finding.ts'

const patienceMs = 30_000

const nobody =
  'Nobody answers there: is it deployed, does the name lead to it, and is this machine allowed in?'

/** Fetches an address. Throws `Wrong` when nobody answers in time. */
export async function reach(url: string, init: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, {
      signal: AbortSignal.timeout(patienceMs),
      redirect: 'manual',
      ...init,
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Wrong(`${url} cannot be reached (${why})`, nobody)
  }
}

/** What an answer says of its failure: the status, and the code and text of the API, if it is the API's. */
export async function saidBy(response: Response): Promise<{ said: string; code: string }> {
  const text = await response.text()
  try {
    const { error } = z.parse(failure, JSON.parse(text))
    return { said: `${response.status} ${error.code}: ${error.error}`, code: error.code }
  } catch {
    return { said: `${response.status} ${text.slice(0, 80)}`, code: '' }
  }
}

const firewall =
  'The firewall stops CloudFront’s own calls: its origin secret is not the one that the API accepts, or your address is ' +
  'not in allowedIpRanges. See docs/operate.md, "Firewalls and limits".'

/** Calls a route and gives its answer, which must be a success. `look` says where to look when it is none. */
export async function call(url: string, look: string, init: RequestInit = {}): Promise<unknown> {
  const response = await reach(url, init)
  if (response.ok) {
    try {
      return await response.json()
    } catch {
      throw new Wrong(
        `${url} answers ${response.status} with something that is no JSON`,
        'CloudFront serves the page in the place of the API: see its behaviour for /v1/*.',
      )
    }
  }
  const { said, code } = await saidBy(response)
  throw new Wrong(said, code === 'blocked' ? firewall : look)
}

/** A request with JSON in its body. */
export const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
