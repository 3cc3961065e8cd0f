import type { Route } from '../../../shared/contract/route.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import type { Stage } from '../../stageSettings.ts'

type Throttle = Stage['callsPerRoute']

const ownLimit = ({ access, streams }: Pick<Route, 'access' | 'streams'>): Throttle | undefined => {
  if (access === 'public') return serverLimits.callsPerPublicRoute
  // What answers piece by piece asks a provider.
  return streams ? serverLimits.callsPerProviderRoute : undefined
}

/** How many calls of a route the stage lets through: never more than of any route. */
export function throttleOf(
  route: Pick<Route, 'access' | 'streams'>,
  { callsPerRoute }: Stage,
): Throttle {
  const { perSecond, burst } = ownLimit(route) ?? callsPerRoute
  return {
    perSecond: Math.min(perSecond, callsPerRoute.perSecond),
    burst: Math.min(burst, callsPerRoute.burst),
  }
}
