import type { Route } from '../../../shared/contract/route.ts'
import { errors } from '../texts/errors.ts'
import { encode } from './encode.ts'
import { ApiError, isAbort, NetworkError, tellRefused } from './errors.ts'
import { failureOf } from './failures.ts'
import { loadSession } from './loadSession.ts'

export type CallOptions = { signal?: AbortSignal }

async function authorization(): Promise<string> {
  const session = await loadSession()
  const token = await session.accessToken()
  if (token === undefined) {
    throw new ApiError(errors.signedOut, { status: 401, code: 'signed_out' })
  }
  return `Bearer ${token}`
}

async function send(route: Route, input: object, accept: string, { signal }: CallOptions) {
  const { query, body, headers } = encode(route.body, input)
  const response = await fetch(`/v1/${route.path}${query}`, {
    method: route.method,
    headers: {
      ...headers,
      accept,
      ...(route.access !== 'public' && { authorization: await authorization() }),
    },
    body,
    signal: signal ?? null,
  }).catch((error: unknown) => {
    throw isAbort(error) ? error : new NetworkError(error)
  })
  if (!response.ok) throw await failureOf(response)
  return response
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
    if (error instanceof ApiError && error.status === 401 && route.access !== 'public') {
      tellRefused(error.message)
    }
    throw error
  }
}
