import type { Period } from '../../shared/contract/statistics.ts'
import type { Kind, Sum } from '../stores/answers/sums.ts'
import { currentSums, type Sums, sumsSince } from './current.ts'
import { firstDayOf, withoutDays } from './period.ts'

const none = new Map<string, Sum>()

function ranked(counted: Map<string, Sum>, named: Map<string, Sum>) {
  return [...counted]
    .map(([of, sum]) => ({ of, sum, name: named.get(of)?.name ?? '' }))
    .filter(({ sum }) => sum.answers > 0 || sum.in > 0 || sum.out > 0)
    .toSorted((a, b) => b.sum.answers - a.sum.answers || a.name.localeCompare(b.name, 'sv'))
}

/**
 * Reads the sums of a kind for a period: those of all time are kept in this Lambda, those of days are read each time,
 * with their names from the former.
 */
export function rowsOf(kind: Kind, dayKind: Kind) {
  const current = currentSums([kind])
  return async (period: Period) => {
    const from = firstDayOf(period)
    const [all, days] = await Promise.all([
      current(),
      from === undefined ? undefined : sumsSince([dayKind], from),
    ])
    const of = (sums: Sums, which: Kind) => sums.get(which) ?? none
    const named = of(all, kind)
    return ranked(days ? withoutDays(of(days, dayKind)) : named, named)
  }
}
