import { dayOf, isAnyDay } from '../../../../shared/rules/days.ts'

/** How many years ahead a day may lie whose century is not written: later ones were in the last century. */
const yearsAhead = 20

function centuryOf(year: string): number {
  const thisYear = Number(dayOf(new Date()).slice(0, 4))
  return 2000 + Number(year) > thisYear + yearsAhead ? 19 : 20
}

/** The day that somebody has typed, YYYY-MM-DD: of 20261123, 261123 or 2026/11/23 too. Another text stays as it is. */
export function typedDay(text: string): string {
  const [, century, year = '', , month, date] =
    /^(18|19|20)?(\d\d)([-/. ]?)(\d\d)\3(\d\d)$/.exec(text.trim()) ?? []
  const day = `${century ?? centuryOf(year)}${year}-${month}-${date}`
  return isAnyDay(day) ? day : text.trim()
}
