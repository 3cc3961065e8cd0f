import middy, { type MiddlewareObj } from '@middy/core'
import httpErrorHandler from '@middy/http-error-handler'
import httpHeaderNormalizer from '@middy/http-header-normalizer'
import * as z from 'zod/mini'
import type { Route } from '../../../shared/contract/route.ts'
import { traced } from '../../runtime/traced.ts'
import { body } from './middlewares/body.ts'
import { contractIn, contractOut } from './middlewares/contract.ts'
import { invocationLog } from './middlewares/invocationLog.ts'
import { toHttpError } from './middlewares/toHttpError.ts'
import type { Response } from './response.ts'
import type { RouteEvent } from './routeEvent.ts'

/**
 * The middlewares of every route, around `handle`: the log knows the invocation, `first` finds who calls where the route
 * asks for that, the body is read and checked against the contract, so is the result, and whatever is thrown becomes a
 * response. What X-Ray follows ends before that, so that it sees what was thrown; a streamed answer is followed as a
 * whole. Loads no store by itself: a public route may have no table.
 */
export function chain<I extends z.ZodMiniType>(
  route: Route<I>,
  handle: (event: RouteEvent<z.infer<I>>) => Promise<Response>,
  first: MiddlewareObj<RouteEvent>[] = [],
) {
  // A streamed answer is always run to its end, so that what it must note is noted.
  const options = route.streams ? { timeoutEarlyInMillis: 0 } : {}
  const checked = middy<RouteEvent<z.infer<I>>, Response>(options)
    .use(httpHeaderNormalizer())
    .use(first)
    .use(body[route.body])
    .use(contractIn(route.input))
    .use(contractOut(route.output))
    .handler(handle)
  return middy<RouteEvent<z.infer<I>>, Response>(options)
    .use(invocationLog)
    .use(httpErrorHandler({ logger: false }))
    .use(toHttpError)
    .handler(route.streams ? checked : traced(checked))
}
