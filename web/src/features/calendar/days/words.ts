import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { lazy } from '../../../../../shared/lazy.ts'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { calendarTexts } from '../../../texts/calendar.ts'

// Days are texts without a zone; UTC's noon stands for them.
const words = (options: Intl.DateTimeFormatOptions) =>
  lazy(() => new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' }))

const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

const weekdayWord = words({ weekday: 'long' })
const weekdayShort = words({ weekday: 'short' })
const dayMonth = words({ day: 'numeric', month: 'long' })
const dayMonthYear = words({ day: 'numeric', month: 'long', year: 'numeric' })
const monthYear = words({ month: 'long', year: 'numeric' })

const known = new Map<string, string>()

/** "tisdag 3 mars"; kept, since every slot of a week says its day. */
export function dayInWords(day: string): string {
  const name =
    known.get(day) ?? `${weekdayWord().format(noonOf(day))} ${dayMonth().format(noonOf(day))}`
  known.set(day, name)
  return name
}

/** "tisdag 3 mars 2026" */
export const dayAndYear = (day: string): string =>
  `${weekdayWord().format(noonOf(day))} ${dayMonthYear().format(noonOf(day))}`

/** "tis 3 mars" */
export const dayInShort = (day: string): string =>
  `${weekdayShort().format(noonOf(day))} ${dayMonth().format(noonOf(day))}`

/** "3 mars" */
export const dayInMonth = (day: string): string => dayMonth().format(noonOf(day))

/** "tis" */
export const weekdayInShort = (day: string): string => weekdayShort().format(noonOf(day))

/** "23–29 november 2026", "30 november – 6 december 2026" */
export function daysInWords(from: string, to: string): string {
  const [first = '', last] = dayMonthYear()
    .formatRange(noonOf(from), noonOf(to))
    .split('–')
    .map((text) => text.trim())
  // Between words the dash has spaces around it.
  if (last === undefined) return first
  return first.includes(' ') ? `${first} – ${last}` : `${first}–${last}`
}

/** "november 2026", of any day in it */
export const monthInWords = (day: string): string => monthYear().format(noonOf(day))

/** "09.15", of minutes since midnight */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}.${String(minutes % 60).padStart(2, '0')}`

/** "09.15–10.00" */
export const hours = ({ from, to }: { from: number; to: number }): string =>
  `${clock(from)}–${clock(to)}`

type Times = { day: string; from: number; to: number }

/** "tisdag 3 mars 09.15–10.00", where the year is in sight */
export const shownBlockInWords = (block: Times): string =>
  `${dayInWords(block.day)} ${hours(block)}`

/** The same, with the year when it is another than this one: "onsdag 3 mars 2027 09.15–10.00" */
export const blockInWords = (block: Times): string =>
  block.day.startsWith(dayOf(new Date()).slice(0, 4))
    ? shownBlockInWords(block)
    : `${dayAndYear(block.day)} ${hours(block)}`

/** What a booking is about, and that it repeats: "Planering, upprepas"; empty for neither. */
export const noteOf = ({ body, series }: Pick<Event, 'body' | 'series'>): string =>
  [body, series !== undefined && calendarTexts.repeats].filter(Boolean).join(', ')
