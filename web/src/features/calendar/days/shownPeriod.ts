import { addDays, isDay } from '../../../../../shared/rules/days.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { addMonths, daysFrom, lastOf, mondayOf, monthOf, weekOf, weeksOf } from './swedishDays.ts'
import { dayAndYear, daysInWords, monthInWords } from './words.ts'

/** The ways to look at a room's bookings, by their names in the address. */
export const views = ['dag', 'vecka', 'manad', 'lista'] as const
export type View = (typeof views)[number]

const monthDays = (day: string) =>
  daysFrom(`${monthOf(day)}-01`, Number(lastOf(monthOf(day)).slice(8)))

/** The days that a view shows around a day. */
export function daysOf(view: View, day: string): string[] {
  switch (view) {
    case 'dag':
      return [day]
    case 'vecka':
      return daysFrom(mondayOf(day), 7)
    case 'manad':
      return weeksOf(monthOf(day)).flat()
    case 'lista':
      return monthDays(day)
  }
}

/** Whether what a view around a day reads lies in the years that the portal knows: a day is read with its week. */
export const isShowable = (view: View, day: string): boolean =>
  isDay(day) && daysOf(view === 'dag' ? 'vecka' : view, day).every(isDay)

/** The day that so many views later is in the middle of it. */
export function turned(view: View, day: string, by: 1 | -1): string {
  switch (view) {
    case 'dag':
      return addDays(day, by)
    case 'vecka':
      return addDays(day, 7 * by)
    case 'manad':
    case 'lista':
      return addMonths(day, by)
  }
}

/** What a view shows, in words: "Vecka 48, 23–29 november 2026". */
export function periodInWords(view: View, day: string): string {
  switch (view) {
    case 'dag':
      return dayAndYear(day)
    case 'vecka':
      return `${calendarTexts.week(weekOf(day))}, ${daysInWords(mondayOf(day), addDays(mondayOf(day), 6))}`
    case 'manad':
    case 'lista':
      return monthInWords(day)
  }
}

/** The months that some days lie in. */
export const monthsOf = (days: readonly string[]): string[] => [...new Set(days.map(monthOf))]
