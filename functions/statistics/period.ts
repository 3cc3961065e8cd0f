import type { Period } from '../../shared/contract/statistics.ts'
import { dayOf, daysBefore } from '../../shared/rules/days.ts'
import type { Sum } from '../stores/sums.ts'
import { together } from './countsOf.ts'

/** The first day of a period, YYYY-MM-DD in Sweden; undefined for all time. */
export function firstDayOf(period: Period, now = new Date()): string | undefined {
  if (period === 'all') return undefined
  const today = dayOf(now)
  return period === 'today' ? today : daysBefore(today, Number(period) - 1)
}

/** Sums of days (`<day>#<of what>`) as one sum of each. */
export function withoutDays(days: Map<string, Sum>): Map<string, Sum> {
  const parts = Map.groupBy(days, ([key]) => key.slice(key.indexOf('#') + 1))
  return new Map([...parts].map(([of, all]) => [of, together(all.map(([, sum]) => sum))]))
}
