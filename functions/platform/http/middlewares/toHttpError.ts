import type { MiddlewareObj } from '@middy/core'
import * as z from 'zod/mini'
import { log } from '../../../runtime/log.ts'
import { broken, failureOf, HttpError, overloaded, unreadable } from '../../../runtime/errors.ts'
import type { RouteEvent } from '../routeEvent.ts'
import { jsonHeaders } from '../response.ts'

/** What middy's own parsers throw of a body that they cannot read. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

// What the SDK names of services that refuse for a moment, and of calls that were given up.
const busy = new Set([
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'ThrottlingException',
  'TooManyRequestsException',
  'TransactionConflictException',
  'TimeoutError',
])

const reasons = z.array(z.object({ Code: z.optional(z.string()) }))
const ofAws = z.object({
  name: z.string(),
  code: z.optional(z.string()),
  $metadata: z.optional(z.object({ httpStatusCode: z.optional(z.number()) })),
  CancellationReasons: z.optional(reasons),
})
const forNow = new Set(['ThrottlingError', 'ProvisionedThroughputExceeded', 'TransactionConflict'])

/** Whether a service of AWS refused for the moment, after all tries: another one a little later may go through. */
function isOverload(error: unknown): boolean {
  const { data } = z.safeParse(ofAws, error)
  if (!data?.$metadata) return false
  const refused = (data.CancellationReasons ?? []).some(({ Code = '' }) => forNow.has(Code))
  const cut = /^(ECONN|EPIPE|ETIMEDOUT|EAI_AGAIN)/.test(data.code ?? '')
  return refused || cut || busy.has(data.name) || (data.$metadata.httpStatusCode ?? 0) >= 500
}

/** The HTTP error that an error is. Any that nobody foresaw is a line in the log, and a 503 where a service was too busy, else a bare 500. */
export function httpErrorOf(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  if (isUnreadable(error)) return unreadable()
  log.error('unexpected', error, { requestId })
  return isOverload(error) ? overloaded() : broken()
}

/** Gives an error the form in which middy's `http-error-handler` makes a response of it. */
export const toHttpError: MiddlewareObj<RouteEvent> = {
  onError: (request) => {
    const error = httpErrorOf(request.error, request.event.requestContext.requestId)
    request.error = Object.assign(new Error(JSON.stringify(failureOf(error))), {
      statusCode: error.status,
      headers: { ...jsonHeaders, ...error.headers },
      expose: true,
    })
  },
}
