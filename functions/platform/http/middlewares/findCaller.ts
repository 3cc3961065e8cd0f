import type { MiddlewareObj } from '@middy/core'
import type { Route } from '../../../../shared/contract/route.ts'
import { callerOf } from '../../caller.ts'
import type { RouteEvent } from '../routeEvent.ts'

/** Finds who calls a route that needs a token. Throws what `callerOf` throws. */
export const findCaller = (route: Route): MiddlewareObj<RouteEvent> => ({
  before: async ({ event }) => {
    event.caller = await callerOf(event, route)
  },
})
