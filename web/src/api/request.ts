import { limits } from '../../../shared/limits.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { errors } from '../texts/errors.ts'
import { takeEarly } from './early.ts'
import { encode } from './encode.ts'
import { ApiError, NetworkError, tellRefused } from './errors.ts'
import { failureOf } from './failures.ts'
import { loadSession } from './loadSession.ts'
import { askToSignIn } from './signInAgain.ts'
import { storedToken } from './storedToken.ts'

/**
 * `etag`: of the answer that is known already; the server says 304 when it still holds. `keepalive`: nobody waits for the
 * call, which outlives the page; a refusal tells nobody.
 */
export type CallOptions = {
  signal?: AbortSignal | undefined
  etag?: string | undefined
  keepalive?: boolean
}

async function accessToken(): Promise<string> {
  const token = storedToken() ?? (await (await loadSession()).accessToken())
  if (token === undefined) {
    throw new ApiError(errors.signedOut, { status: 401, code: 'session_over' })
  }
  return token
}

/** A signal that ends a call by itself, too, unless its answer has begun: longer than the server may take. */
function withTimeLimit(signal: AbortSignal | undefined) {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), limits.callMs)
  return {
    signal: signal ? AbortSignal.any([signal, limit.signal]) : limit.signal,
    stop: () => clearTimeout(timer),
  }
}

async function send(route: Route, input: object, accept: string, options: CallOptions) {
  const { signal, etag, keepalive = false } = options
  const { query, body, headers } = encode(route.body, input)
  const token = route.access === 'public' ? undefined : await accessToken()
  const address = `/v1/${route.path}${query}`
  const timed = withTimeLimit(signal)
  const early = etag === undefined ? takeEarly(route.method, address, token) : undefined
  const answer =
    early ??
    fetch(address, {
      method: route.method,
      headers: {
        ...headers,
        accept,
        ...(etag !== undefined && { 'if-none-match': etag }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body,
      signal: timed.signal,
      keepalive,
    })
  const response = await answer
    .catch((error: unknown) => {
      throw signal?.aborted === true ? error : new NetworkError(error)
    })
    .finally(timed.stop)
  const stillHolds = etag !== undefined && response.status === 304
  if (!response.ok && !stillHolds) throw await failureOf(response)
  return response
}

/** Whether the call can be made once more, since its person has signed in over what they are doing. */
async function isBack(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'proof_needed') return askToSignIn('proof')
  return error.code === 'session_over' && askToSignIn('over')
}

/**
 * Makes a call and gives the answer's response once its status is good. Throws `ApiError` for a refusal,
 * `NetworkError` when the server cannot be reached, and the AbortError of a stopped call as it is.
 */
export async function request(
  route: Route,
  input: object,
  accept: string,
  options: CallOptions = {},
): Promise<Response> {
  try {
    return await send(route, input, accept, options)
  } catch (error) {
    const tells = route.access !== 'public' && !options.keepalive
    if (tells && (await isBack(error))) return send(route, input, accept, options)
    if (tells && error instanceof ApiError && error.status === 401) tellRefused(error.message)
    throw error
  }
}
