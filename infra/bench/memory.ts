import { contract } from '../../shared/contract/index.ts'
import type { Route } from '../../shared/contract/route.ts'
import { lambdaKeys } from '../build/build.ts'
import { demoCaller } from '../local/demoCaller.ts'
import { invoke, isLambdaKey } from '../local/gateway/lambdas.ts'
import type { Portal } from '../local/portal.ts'
import { asIfBy, sampleEvent } from '../local/sampleEvents.ts'
import { invokeBundle } from '../testing/invokeBundle.ts'
import { wholeEnvironment } from '../testing/lambdaProcess.ts'
import type { Bundles } from './lambdas.ts'
import { type Line, median } from './line.ts'

const rounds = 30
/** Half of what the smallest Lambdas have (infra/constructs/portalLambda.ts). */
const mostMegabytes = 256

/** Who may call each route; whom the pool's triggers tell of is anybody. */
const accessOf = new Map(
  Object.entries<Pick<Route, 'access'>>(contract).map(([key, { access }]) => [key, access]),
)

/**
 * Peak memory of each Lambda over some calls of its sample event, and what a call takes of a processor once it is warm.
 */
export async function memory({ fileOf }: Bundles, portal: Portal): Promise<Line[]> {
  // The demo's history is new, and the clock does not roll it up here.
  await invoke('statistics.rollUp', {})
  const lines: Line[] = []
  for (const key of lambdaKeys.filter(isLambdaKey)) {
    const name = accessOf.get(key) === 'admin' ? 'admin' : 'anna'
    const event = asIfBy(sampleEvent(key), await demoCaller(portal.cognito, name))
    const invocations = Array.from({ length: rounds }, () => ({ event, isKept: false }))
    const { peakMegabytes, processorMs } = await invokeBundle(
      fileOf(key),
      invocations,
      wholeEnvironment(key, portal),
    )
    lines.push(
      { what: `${key}, peak`, figure: peakMegabytes, unit: 'MB', goal: mostMegabytes },
      { what: `${key}, first call`, figure: processorMs[0] ?? 0, unit: 'ms' },
      { what: `${key}, warm call`, figure: median(processorMs.slice(rounds / 2)), unit: 'ms' },
    )
  }
  return lines
}
