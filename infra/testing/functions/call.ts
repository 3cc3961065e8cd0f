import { contract, type RequestOf, type RouteKey } from '../../../shared/contract/index.ts'
import { failure } from '../../../shared/contract/http/stream.ts'
import { failures } from '../../../shared/contract/http/failures.ts'
import { failuresOf } from '../../../shared/contract/http/failuresOf.ts'
import { portal } from './portal.ts'

type Options = {
  /** The access token of whoever calls. */
  token?: string
  accept?: string
  /** The version of the answer that the caller has. */
  etag?: string
  signal?: AbortSignal
}

const form = (input: Record<string, unknown>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(input)) {
    for (const one of [value].flat()) data.append(name, one instanceof Blob ? one : String(one))
  }
  return data
}

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter((one) => one !== undefined)
        .map((one: unknown): [string, string] => [name, String(one)]),
    ),
  ).toString()

/** A failure that the contract does not name is one that no client can foresee. */
async function foreseen(key: RouteKey, response: Response): Promise<Response> {
  if (response.status < 400) return response
  const { error } = failure.parse(await response.clone().json())
  const named = failuresOf(contract[key]).find((code) => code === error.code)
  if (named && failures[named][0] === response.status) return response
  throw new Error(
    `${key} answered ${response.status} ${error.code}, which its contract does not name`,
  )
}

/** Sends anything at all to a route, through the real gateway. */
export const send = async (...asked: Parameters<typeof sent>): Promise<Response> =>
  foreseen(asked[0], await sent(...asked))

async function sent(
  key: RouteKey,
  input: Record<string, unknown>,
  { token, accept, etag, signal }: Options = {},
): Promise<Response> {
  const { method, path, body } = contract[key]
  const url = `${portal().address}/v1/${path}`
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(accept && { accept }),
    ...(etag && { 'if-none-match': etag }),
  }
  if (body === 'query') return fetch(`${url}?${query(input)}`, { method, headers, signal })
  if (body === 'multipart') return fetch(url, { method, headers, body: form(input), signal })
  const json = { ...headers, 'content-type': 'application/json' }
  return fetch(url, { method, headers: json, body: JSON.stringify(input), signal })
}

/** Calls a route as its contract says and gives status and body. */
export async function call<K extends RouteKey>(
  key: K,
  input: RequestOf<K> & Record<string, unknown>,
  options: Options = {},
): Promise<{ status: number; body: any; headers: Headers }> {
  const response = await send(key, input, options)
  return { status: response.status, body: await response.json(), headers: response.headers }
}
