/**
 * Swedish wall time as the library of the calendar wants it: a date whose own fields show it, in whatever zone the
 * browser is. It never leaves the calendar.
 */
export function wallDate(day: string, minute: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 0, minute)
}

const pad = (number: number) => String(number).padStart(2, '0')

/** The day that a date of the calendar shows: YYYY-MM-DD. */
export const wallDay = (at: Date): string =>
  `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`

/** The minutes since midnight that it shows. */
export const wallMinute = (at: Date): number => at.getHours() * 60 + at.getMinutes()
