import type { MiddlewareObj } from '@middy/core'
import { log } from '../../../runtime/log.ts'
import { broken, failureOf, HttpError, unreadable } from '../../../runtime/errors.ts'
import type { RouteEvent } from '../routeEvent.ts'
import { jsonHeaders } from '../response.ts'

/** What middy's own parsers throw of a body that they cannot read. */
const isUnreadable = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500

/** The HTTP error that an error is. Any error that nobody foresaw becomes a bare 500 and a line in the log. */
export function httpErrorOf(error: unknown, requestId: string): HttpError {
  if (error instanceof HttpError) return error
  if (isUnreadable(error)) return unreadable()
  log.error('unexpected', error, { requestId })
  return broken()
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
