import type { Period } from '../../shared/contract/statistics.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import type { Sum } from '../stores/answers/sums.ts'
import { together } from './countsOf.ts'

/** The first day of a period, YYYY-MM-DD in Sweden. */
export function firstDayOf(period: Exclude<Period, 'all'>, now = new Date()): string {
  const today = dayOf(now)
  return period === 'today' ? today : addDays(today, 1 - Number(period))
}

/** Sums of days (`<day>#<of what>`) as one sum of each. */
export function withoutDays(days: Map<string, Sum>): Map<string, Sum> {
  const parts = Map.groupBy(days, ([key]) => key.slice(key.indexOf('#') + 1))
  return new Map([...parts].map(([of, all]) => [of, together(all.map(([, sum]) => sum))]))
}
