import { addDays, weekdayOf } from '../../../../../shared/rules/days.ts'

// Days are texts (`rules/days.ts`), and months too (YYYY-MM).

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)
const dayAt = (noon: Date): string => noon.toISOString().slice(0, 10)

/** The same day some months later, or the last day of that month if it has none. */
export function addMonths(day: string, months: number): string {
  const first = noonOf(`${monthOf(day)}-01`)
  first.setUTCMonth(first.getUTCMonth() + months)
  const month = monthOf(dayAt(first))
  const last = Number(lastOf(month).slice(8))
  return `${month}-${String(Math.min(Number(day.slice(8)), last)).padStart(2, '0')}`
}

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7)

/** The last day of a month. */
export const lastOf = (month: string): string =>
  dayAt(new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0, 12)))

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -weekdayOf(day))

/** The ISO 8601 number of a day's week: the week belongs to the year that its Thursday lies in. */
export function weekOf(day: string): number {
  const thursday = addDays(mondayOf(day), 3)
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T12:00:00Z`)
  return 1 + Math.floor((noonOf(thursday).getTime() - newYear) / (7 * 86_400_000))
}

/** So many days from a day on. */
export const daysFrom = (day: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(day, index))

/** Every day of the weeks that a month touches. */
export function weeksOf(month: string): string[][] {
  const weeks: string[][] = []
  const last = lastOf(month)
  for (let monday = mondayOf(`${month}-01`); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(daysFrom(monday, 7))
  }
  return weeks
}
