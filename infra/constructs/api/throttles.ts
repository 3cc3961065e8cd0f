import type { Route } from '../../../shared/contract/route.ts'
import { limits } from '../../../shared/limits.ts'
import type { Stage } from '../../stageSettings.ts'

type Throttle = Stage['throttle']

const ownLimit = ({ access, streams }: Pick<Route, 'access' | 'streams'>): Throttle | undefined => {
  if (access === 'public') return limits.publicCalls
  // What answers piece by piece asks a provider.
  return streams ? limits.providerCalls : undefined
}

/** How many calls of a route the stage lets through: never more than of all routes together. */
export function throttleOf(
  route: Pick<Route, 'access' | 'streams'>,
  { throttle }: Stage,
): Throttle {
  const { perSecond, burst } = ownLimit(route) ?? throttle
  return {
    perSecond: Math.min(perSecond, throttle.perSecond),
    burst: Math.min(burst, throttle.burst),
  }
}
