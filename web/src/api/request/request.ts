import { limits } from '../../../../shared/limits.ts'
import type { Route } from '../../../../shared/contract/route.ts'
import { errors } from '../../texts/errors.ts'
import { takeEarly } from '../session/early.ts'
import { encode } from './encode.ts'
import { ApiError, NetworkError, tellRefused } from './errors.ts'
import { failureOf } from './failures.ts'
import { loadSession } from '../session/loadSession.ts'
import { askToSignIn } from '../session/signInAgain.ts'
import { storedToken } from '../session/storedToken.ts'

/**
 * `etag`: of the answer that is known already; the server says 304 when it still holds. `keepalive`: nobody waits for the
 * call, which outlives the page; a refusal tells nobody.
 */
export type CallOptions = {
  signal?: AbortSignal | undefined
  etag?: string | undefined
  keepalive?: boolean
}

/** Waits for what cannot be called off as long as the signal lets it. */
async function waitWith<T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> {
  signal.throwIfAborted()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason))
  return Promise.race([act(), ended])
}

const renewedToken = async () => (await loadSession()).accessToken()

async function accessToken(signal: AbortSignal): Promise<string> {
  const token = storedToken() ?? (await waitWith(signal, renewedToken))
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

/** Makes the call, with a token where it needs one: both together may take as long as the signal lets them. */
async function begin(
  route: Route,
  input: object,
  accept: string,
  { etag, keepalive = false, signal }: CallOptions & { signal: AbortSignal },
) {
  const { query, body, headers } = encode(route.body, input)
  const token = route.access === 'public' ? undefined : await accessToken(signal)
  const address = `/v1/${route.path}${query}`
  const early = etag === undefined ? takeEarly(route.method, address, token) : undefined
  return (
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
      signal,
      keepalive,
    })
  )
}

async function send(route: Route, input: object, accept: string, options: CallOptions) {
  const { signal, etag } = options
  const timed = withTimeLimit(signal)
  const response = await begin(route, input, accept, { ...options, signal: timed.signal })
    .catch((error: unknown) => {
      const isTold = error instanceof ApiError || error instanceof NetworkError
      throw isTold || signal?.aborted === true ? error : new NetworkError(error)
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
