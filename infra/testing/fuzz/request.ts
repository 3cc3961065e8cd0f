import { contract, type RouteKey, routeKeys } from '../../../shared/contract/index.ts'
import type { Route } from '../../../shared/contract/route.ts'
import { schemaOf } from '../../build/openapi/schemas.ts'
import { type Chance, valueOf } from './values.ts'

export type Asked = {
  key: RouteKey
  input: Record<string, unknown>
  path: string
  init: RequestInit
}

const picture = new Blob(
  [
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  ],
  { type: 'image/png' },
)

const inputs = new Map(routeKeys.map((key) => [key, schemaOf(contract[key].input, 'input')]))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

function query(input: Record<string, unknown>): string {
  const pairs = Object.entries(input).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, textOf(one)]),
  )
  return `?${new URLSearchParams(pairs).toString()}`
}

function form(input: Record<string, unknown>, chance: Chance): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (name === 'files[]')
      data.append(name, chance.is(0.8) ? picture : new Blob(['no picture']), 'a.png')
    else data.append(name, textOf(value))
  }
  return data
}

/** A call of some route, made from what the document says of it; now and then the body is broken altogether. */
export function anyRequest(chance: Chance, ids: readonly string[]): Asked {
  const key = chance.of(routeKeys)
  const { method, path, body }: Route = contract[key]
  const made = valueOf(inputs.get(key) ?? {}, key, chance, ids)
  const input = isObject(made) ? made : { made }
  if (body === 'query') return { key, input, path: path + query(input), init: { method } }
  const headers = { 'content-type': 'application/json' }
  if (chance.is(0.03))
    return {
      key,
      input,
      path,
      init: { method, headers, body: chance.of(['', '{', '[]', '"x"', '\u0000', 'a=b']) },
    }
  if (body === 'multipart' && chance.is(0.9))
    return { key, input, path, init: { method, body: form(input, chance) } }
  return { key, input, path, init: { method, headers, body: JSON.stringify(input) } }
}
