import { getHolidays } from 'swedish-holidays'

/** Eves on which nobody works either, as the holiday act's Sundays (semesterlagen 3 a §). */
const eves = new Set(['Midsommarafton', 'Julafton', 'Nyårsafton'])

const known = new Map<number, Map<string, string>>()

const twoDigits = (number: number) => String(number).padStart(2, '0')

function holidaysOf(year: number): Map<string, string> {
  const found =
    known.get(year) ??
    new Map(
      getHolidays(year)
        .filter(({ name, isPublicHoliday }) => isPublicHoliday || eves.has(name))
        .map(({ month, day, name }) => [`${year}-${twoDigits(month)}-${twoDigits(day)}`, name]),
    )
  known.set(year, found)
  return found
}

/** The name of the holiday that a day (YYYY-MM-DD) is, of any year; undefined for all others. */
export const holidayOn = (day: string): string | undefined =>
  holidaysOf(Number(day.slice(0, 4))).get(day)
