import { getHolidays } from 'swedish-holidays'

/** Eves on which nobody works either, as the holiday act's Sundays (semesterlagen 3 a §). */
const eves = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton'])

const known = new Map<number, Map<string, string>>()

const twelveHours = 12 * 60 * 60 * 1000

/**
 * The day of a moment that lies within an hour of midnight in UTC. The library's own day and month are the machine's: to the
 * west of Greenwich its movable holidays would be a day early.
 */
const dayOf = (date: Date) => new Date(date.getTime() + twelveHours).toISOString().slice(0, 10)

function holidaysOf(year: number): Map<string, string> {
  const found =
    known.get(year) ??
    new Map(
      getHolidays(year)
        .filter(({ name, isPublicHoliday }) => isPublicHoliday || eves.has(name))
        .map(({ date, name }) => [dayOf(date), name]),
    )
  known.set(year, found)
  return found
}

/** The name of the holiday that a day (YYYY-MM-DD) is, of any year; undefined for all others. */
export const holidayOn = (day: string): string | undefined =>
  holidaysOf(Number(day.slice(0, 4))).get(day)
