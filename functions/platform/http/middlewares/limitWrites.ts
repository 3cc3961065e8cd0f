import type { MiddlewareObj } from '@middy/core'
import type { Route } from '../../../../shared/contract/route.ts'
import { rateLimits } from '../../../../shared/rateLimits.ts'
import { againIn, throttled } from '../../../runtime/errors.ts'
import { rates } from '../../../stores/rates.ts'
import type { RouteEvent } from '../routeEvent.ts'

const changes = /^table:(Put|Update|Delete)Item$/

/** Whether a route changes anything, and may be refused to whoever changes too much. */
const isLimited = ({ permissions, always }: Route) =>
  !always && permissions.some((one) => changes.test(one))

/** Throws 429 when the caller has changed more within this minute than people do. */
const limit: MiddlewareObj<RouteEvent> = {
  before: async ({ event: { caller } }) => {
    if (await rates.writes.take(caller.id, rateLimits.writesPerMinute)) return
    const seconds = rates.writes.secondsLeft()
    throw throttled(`Du har gjort många ändringar på kort tid. ${againIn(seconds)}`, seconds)
  },
}

/** Counts the changes of each person where a route makes any. One write unit. */
export const limitWrites = (route: Route): MiddlewareObj<RouteEvent>[] =>
  isLimited(route) ? [limit] : []
