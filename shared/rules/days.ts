import { lazy } from '../lazy.ts'

/** Where the organisation's days begin and end. */
export const timeZone = 'Europe/Stockholm'

const format = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone }))

/** The day of a moment in Sweden: YYYY-MM-DD. */
export const dayOf = (at: Date): string => format().format(at)

// Days are texts (YYYY-MM-DD): nothing of the machine's own time zone can come into them.
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** The day that lies some days after another one, or before it. */
export function addDays(day: string, days: number): string {
  const noon = noonOf(day)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** How many days later another day is; fewer than none where it is earlier. */
export const daysBetween = (day: string, other: string): number =>
  Math.round((noonOf(other).getTime() - noonOf(day).getTime()) / 86_400_000)

const inWords = lazy(() => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'long' }))

/** A day as people read it: "14 januari 2027". */
export const dayInWords = (day: string): string => inWords().format(noonOf(day))

/** Whether a text is a day that there is, from 1800 to 2099: of a birth or a contract, too. */
export const isAnyDay = (text: string): boolean =>
  /^(?:18|19|20)\d\d-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(noonOf(text).getTime()) &&
  addDays(text, 0) === text

/** Whether a text is a day that there is, in a year that the portal knows (`contract/calendar.ts`). */
export const isDay = (text: string): boolean => text.startsWith('20') && isAnyDay(text)

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (noonOf(day).getUTCDay() + 6) % 7

const wallClock = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

/** How far Swedish clocks are ahead of UTC at a moment, in milliseconds. */
const aheadAt = (moment: number): number =>
  Date.parse(`${wallClock().format(moment).replace(' ', 'T')}Z`) - moment

/** The moment when Swedish clocks show so many minutes after midnight of a day. */
export function momentOf(day: string, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000
  // The first guess may lie on the other side of a clock change; from there the offset is the right one.
  const guess = asUtc - aheadAt(asUtc)
  return new Date(asUtc - aheadAt(guess))
}
