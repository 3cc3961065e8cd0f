import middy, { type MiddyfiedHandler } from '@middy/core'
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda'
import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { addressOf, type Caller, callerOf } from '../caller.ts'
import { broken, failureOf, HttpError } from '../../runtime/errors.ts'
import { header, readInput } from './input.ts'
import { log } from '../../runtime/log.ts'
import { traced } from '../../runtime/traced.ts'

export type Handler = MiddyfiedHandler<APIGatewayProxyEvent, APIGatewayProxyResult>

/** An answer with a JSON body that nobody may keep. */
export const json = (statusCode: number, body: unknown, headers: Record<string, string> = {}) => ({
  statusCode,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  },
  body: JSON.stringify(body),
})

/** The httpError that an error is. Any error that nobody foresaw becomes a bare 500 and a line in the log. */
export function httpErrorOf(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  log.error('unexpected', error, { requestId })
  return broken()
}

/** The answer to an error. */
export function answerError(error: unknown, requestId: string) {
  const httpError = httpErrorOf(error, requestId)
  return json(httpError.status, failureOf(httpError), httpError.headers)
}

/** A Lambda behind the gateway: whatever is thrown is answered as a httpError. */
export const chain = (
  respond: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>,
): Handler =>
  middy(traced(respond))
    .before(({ context }) => log.begin(context))
    .onError(({ error, event }) => answerError(error, event.requestContext.requestId))

/**
 * The Lambda of a route that needs a token. `act` receives the caller, the parsed input and the token itself, and gives
 * the answer, which is parsed again by the contract: what it does not name never leaves.
 */
export const endpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O, 'user' | 'admin'>,
  act: (call: { input: z.infer<I>; caller: Caller; token: string }) => Promise<z.input<O>>,
): Handler =>
  chain(async (event) => {
    const caller = await callerOf(event, route)
    const input = await readInput(event, route.body, route.input)
    const token = header(event, 'authorization').replace(/^Bearer /i, '')
    return json(200, z.parse(route.output, await act({ input, caller, token })))
  })

/** The Lambda of a route that anybody may call. `address` is the one that CloudFront saw. */
export const publicEndpoint = <I extends z.ZodMiniType, O extends z.ZodMiniType>(
  route: Route<I, O, 'public'>,
  act: (call: { input: z.infer<I>; address: string }) => Promise<z.input<O>>,
): Handler =>
  chain(async (event) => {
    const input = await readInput(event, route.body, route.input)
    return json(200, z.parse(route.output, await act({ input, address: addressOf(event) })))
  })
