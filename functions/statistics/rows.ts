import type { Period } from '../../shared/contract/statistics.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { bySwedish } from '../../shared/rules/swedishOrder.ts'
import { befores } from '../stores/answers/sumKinds.ts'
import type { Sum } from '../stores/answers/sums.ts'
import { sumsBefore } from './before.ts'
import { together } from './countsOf.ts'
import { currentSums } from './current.ts'
import { firstDayOf, withoutDays } from './period.ts'

export type Row = { of: string; name: string; sum: Sum }

const none = new Map<string, Sum>()

const less = (all: Sum, before: Sum): Sum => ({
  answers: all.answers - before.answers,
  in: all.in - before.in,
  out: all.out - before.out,
  cost: all.cost - before.cost,
})

/** What is left of sums without what was there before. */
const without = (all: Map<string, Sum>, before: Map<string, Sum>): Map<string, Sum> =>
  new Map(
    [...all].map(([of, sum]) => {
      const earlier = before.get(of)
      return [of, earlier ? less(sum, earlier) : sum]
    }),
  )

const rowsIn = (counted: Map<string, Sum>, named: Map<string, Sum>): Row[] =>
  [...counted]
    .map(([of, sum]) => ({ of, sum, name: named.get(of)?.name ?? '' }))
    .filter(({ sum }) => sum.answers > 0 || sum.in > 0 || sum.out > 0)

/** Reads what was used in a period, by person or by question, as it is now. */
export function rowsOf(kind: 'PERSON' | 'QUESTION'): (period: Period) => Promise<Row[]> {
  const dayKind = `DAY${kind}` as const
  const current = currentSums([kind])
  const today = currentSums([dayKind], () => firstDayOf('today'))
  const before = new Map(
    befores
      .filter(({ source }) => source === dayKind)
      .map((one) => [one.period, sumsBefore(one)] as const),
  )
  return async (period) => {
    if (period === 'today') {
      const [days, all] = await Promise.all([today(), current()])
      return rowsIn(withoutDays(days.get(dayKind) ?? none), all.get(kind) ?? none)
    }
    const read = period === 'all' ? undefined : before.get(period)
    const [earlier, all] = await Promise.all([read?.() ?? none, current()])
    const named = all.get(kind) ?? none
    return rowsIn(without(named, earlier), named)
  }
}

/** Most answers first, and of as many by name. */
export function ranked(rows: Row[]): Row[] {
  return rows.toSorted((a, b) => b.sum.answers - a.sum.answers || bySwedish(a.name, b.name))
}

/** The highest rows that the dashboard shows, most first, then all others in one; and how many there are. */
export function highest(rows: Row[]): { rows: Row[]; count: number } {
  const count = rows.length
  const byAnswers = rows.toSorted((a, b) => b.sum.answers - a.sum.answers)
  const least = byAnswers[serverLimits.dashboardRows - 1]?.sum.answers ?? 0
  // Only those who may be among them are compared by name: of a hundred thousand that takes a second.
  const near = ranked(byAnswers.filter(({ sum }) => sum.answers >= least))
  const shown = near.slice(0, serverLimits.dashboardRows)
  if (count === shown.length) return { rows: shown, count }
  const seen = new Set(shown)
  const others = together(rows.filter((row) => !seen.has(row)).map(({ sum }) => sum))
  return { rows: [...shown, { of: '', name: 'Övriga', sum: others }], count }
}
