import type { MiddlewareObj } from '@middy/core'
import httpJsonBodyParser from '@middy/http-json-body-parser'
import { type Body, wellFormed } from '../../../../shared/contract/route.ts'
import { unreadable } from '../../../runtime/errors.ts'
import type { RouteEvent } from '../routeEvent.ts'

/** A repeated key becomes an array, a single one stays as it is. */
const one = <T>(values: T[]): T | T[] | undefined => (values.length === 1 ? values[0] : values)

const query: MiddlewareObj<RouteEvent> = {
  before: ({ event }) => {
    const given = Object.entries(event.multiValueQueryStringParameters ?? {})
    event.given = Object.fromEntries(given.map(([key, values = []]) => [key, one(values)]))
  },
}

// Halves of signs, which JSON can hold and no store, become U+FFFD. The type that a client declares is not looked at.
const json: MiddlewareObj<RouteEvent>[] = [
  httpJsonBodyParser<RouteEvent>({ reviver: wellFormed, disableContentTypeCheck: true }),
  { before: ({ event }) => void (event.given = event.body) },
]

/** Node's own parser reads texts and files (docs/decisions/0054-middy-carries-the-chain.md). Throws `unreadable`. */
const multipart: MiddlewareObj<RouteEvent> = {
  before: async ({ event }) => {
    const { body: text, isBase64Encoded, headers } = event
    const bytes = Buffer.from(text ?? '', isBase64Encoded ? 'base64' : 'utf8')
    const type = { 'content-type': headers['content-type'] ?? '' }
    const form = await new Response(bytes, { headers: type }).formData().catch(() => {
      throw unreadable()
    })
    event.given = Object.fromEntries([...form.keys()].map((key) => [key, one(form.getAll(key))]))
  },
}

/** Puts what a call asks, by the way in which it travels, into the event's `given`. Unchecked yet. */
export const body = { query, json, multipart } satisfies Record<
  Body,
  MiddlewareObj<RouteEvent> | MiddlewareObj<RouteEvent>[]
>
