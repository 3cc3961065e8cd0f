import type { MiddlewareObj } from '@middy/core'
import httpJsonBodyParser from '@middy/http-json-body-parser'
import { holdsTooMuch } from '../../../../shared/contract/http/jsonText.ts'
import type { Body } from '../../../../shared/contract/route.ts'
import { serverLimits } from '../../../../shared/serverLimits.ts'
import { cleanValue } from '../../../../shared/rules/cleanText.ts'
import { invalid, tooLarge, unreadable } from '../../../runtime/errors.ts'
import type { RouteEvent } from '../routeEvent.ts'

/** A repeated key becomes an array, a single one stays as it is. */
const one = <T>(values: T[]): T | T[] | undefined => (values.length === 1 ? values[0] : values)

/** `key[]` is read as `key`, as many clients write what repeats; a key within the brackets would be one that nobody reads. */
const nameOf = (key: string): string => {
  const name = key.replace(/\[\]$/, '')
  if (name.includes('[')) throw invalid({ [key]: 'Okänt fält.' })
  return name
}

const query: MiddlewareObj<RouteEvent> = {
  before: ({ event }) => {
    // A map, since a key may be called like what every object has.
    const given = new Map<string, string[]>()
    for (const [key, values = []] of Object.entries(event.multiValueQueryStringParameters ?? {})) {
      const name = nameOf(key)
      const clean = values.map((value) => String(cleanValue(name, value)))
      given.set(name, [...(given.get(name) ?? []), ...clean])
    }
    event.given = Object.fromEntries([...given].map(([name, values]) => [name, one(values)]))
  },
}

/** More than the longest article needs; pictures travel as multipart. Throws 413 `too_large`. */
const jsonLimit: MiddlewareObj<RouteEvent> = {
  before: ({ event: { body: text } }) => {
    if (text && Buffer.byteLength(text) > serverLimits.jsonBytes) throw tooLarge()
  },
}

// The type that a client declares is not looked at.
const json: MiddlewareObj<RouteEvent>[] = [
  jsonLimit,
  httpJsonBodyParser<RouteEvent>({ reviver: cleanValue, disableContentTypeCheck: true }),
  {
    before: ({ event }) => {
      if (holdsTooMuch(event.body)) throw tooLarge()
      event.given = event.body
    },
  },
]

/** More parts than the longest form of a question has. */
const mostParts = 200

/**
 * Node's own parser reads texts and files (docs/decisions/0054-middy-carries-the-chain.md). Throws `unreadable`, and 413 `too_large`
 * for more parts than any call has.
 */
const multipart: MiddlewareObj<RouteEvent> = {
  before: async ({ event }) => {
    const { body: text, isBase64Encoded, headers } = event
    const bytes = Buffer.from(text ?? '', isBase64Encoded ? 'base64' : 'utf8')
    const type = { 'content-type': headers['content-type'] ?? '' }
    const form = await new Response(bytes, { headers: type }).formData().catch(() => {
      throw unreadable()
    })
    const given = new Map<string, unknown[]>()
    let parts = 0
    for (const [key, sent] of form) {
      if (++parts > mostParts) throw tooLarge()
      const value = cleanValue(key, sent)
      const before = given.get(key)
      if (before) before.push(value)
      else given.set(key, [value])
    }
    event.given = Object.fromEntries([...given].map(([key, values]) => [key, one(values)]))
  },
}

/** Puts what a call asks, by the way in which it travels, into the event's `given`. Unchecked yet. */
export const body = { query, json, multipart } satisfies Record<
  Body,
  MiddlewareObj<RouteEvent> | MiddlewareObj<RouteEvent>[]
>
