import type { MiddlewareObj } from '@middy/core'
import * as z from 'zod/mini'
import type { RouteEvent } from '../routeEvent.ts'
import { inputOf } from '../input.ts'
import { jsonHeaders, type Response } from '../response.ts'

/** Checks what was read of a call, as `inputOf` does. */
export const contractIn = <S extends z.ZodMiniType>(
  schema: S,
): MiddlewareObj<RouteEvent<z.infer<S>>> => ({
  before: ({ event }) => {
    event.input = inputOf(schema, event.given)
  },
})

/** Makes JSON of a result. What the contract does not name never leaves. */
export const contractOut = (schema: z.ZodMiniType): MiddlewareObj<RouteEvent, Response> => ({
  after: ({ response }) => {
    if (typeof response?.body !== 'object') return
    response.body = JSON.stringify(z.parse(schema, response.body))
    response.headers = { ...jsonHeaders, ...response.headers }
  },
})
