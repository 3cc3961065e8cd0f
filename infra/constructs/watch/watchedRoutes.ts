import type { Construct } from 'constructs'
import type { RouteKey } from '../../../shared/contract/index.ts'
import { areaTexts, otherTexts } from './alarmTexts.ts'
import type { AreaFailures } from './areaFailures.ts'
import { fiveMinutes, together, type Watched } from './measures.ts'
import { lambdasOf } from '../portalLambda.ts'

/** Answers of 500 or above in five minutes. */
export const failuresOfArea = 3

/** What the first page of everybody waits for. */
const firstCalls: readonly string[] = [
  'auth.me',
  'assistant.questions',
] satisfies readonly RouteKey[]

/** Failing routes, an alarm for each area, and how long the first calls take. */
export function watchedRoutes(scope: Construct, failures: AreaFailures[]): Watched[] {
  const waits = lambdasOf(scope)
    .filter(({ key }) => firstCalls.includes(key))
    .map(({ lambda }) => lambda.metricDuration({ statistic: 'p99', period: fiveMinutes }))
  return [
    ...failures.map(({ area, metric }) => ({
      title: `${area} fails`,
      metric,
      atLeast: failuresOfArea,
      hurts: areaTexts[area],
    })),
    {
      title: 'first page slow',
      metric: together('MAX', waits),
      atLeast: 3_000,
      periods: 3,
      hurts: otherTexts.slow,
    },
  ]
}
