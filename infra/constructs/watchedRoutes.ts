import type { RestApi } from 'aws-cdk-lib/aws-apigateway'
import { type RouteKey, routeKeys } from '../../shared/contract/index.ts'
import { areaTexts, isArea, otherTexts } from '../alarmTexts.ts'
import { apiMeasure, together, type Watched } from './measures.ts'

/** What the first page of everybody waits for. */
const firstCalls: RouteKey[] = ['auth.me', 'assistant.questions']

const mostInOneAlarm = 10

function* chunks<T>(all: T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += mostInOneAlarm) yield all.slice(at, at + mostInOneAlarm)
}

/** Every route's failures, an alarm for each area, and how long the first calls take. */
export function watchedRoutes(restApi: RestApi): Watched[] {
  const areas = Object.groupBy(routeKeys, (key) => key.slice(0, key.indexOf('.')))
  const failures = Object.entries(areas).flatMap(([area, keys = []]) =>
    [...chunks(keys)].map((some, index): Watched => {
      if (!isArea(area)) throw new Error(`Area ${area} has no text in infra/alarmTexts.ts`)
      const errors = some.map((key) => apiMeasure(restApi, '5XXError', { key }))
      const title = index === 0 ? `${area} fails` : `${area} fails ${index + 1}`
      return { title, metric: together('SUM', errors), atLeast: 3, hurts: areaTexts[area] }
    }),
  )
  const waits = firstCalls.map((key) => apiMeasure(restApi, 'Latency', { key, statistic: 'p99' }))
  const slow = { title: 'first page slow', metric: together('MAX', waits), atLeast: 3_000 }
  return [...failures, { ...slow, periods: 3, hurts: otherTexts.slow }]
}
