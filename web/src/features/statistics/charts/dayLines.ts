import type { Totals } from '../../../../../shared/contract/statistics.ts'
import { addDays } from '../../../../../shared/rules/days.ts'

type Day = Totals['days'][number]

const none = { QuestionAntal: 0, InTokenAntal: 0, OutTokenAntal: 0, MikroOre: 0 }

/** The days from the first to the last one, also those on which nobody asked anything. */
export function everyDay(days: readonly Day[]): Day[] {
  const last = days.at(-1)
  const [first] = days
  if (!first || !last) return []
  const known = new Map(days.map((day) => [day.day, day]))
  const all: Day[] = []
  for (let { day } = last; day >= first.day; day = addDays(day, -1)) {
    all.push(known.get(day) ?? { day, ...none })
  }
  return all.toReversed()
}

/** Round numbers for an axis up to a count, from 0: at most six of them. */
export function ticksTo(highest: number): number[] {
  const rough = Math.max(highest, 5) / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough) ?? 10)
  const count = Math.ceil(Math.max(highest, 1) / step)
  return Array.from({ length: count + 1 }, (_, index) => index * step)
}

/** At most `most` of the days, evenly spread, with the first and the last one. */
export function spread(days: readonly Day[], most: number): string[] {
  const steps = Math.min(most, days.length) - 1
  if (steps < 1) return days.map(({ day }) => day)
  return Array.from(
    { length: steps + 1 },
    (_, index) => days[Math.round((index / steps) * (days.length - 1))]?.day ?? '',
  )
}
