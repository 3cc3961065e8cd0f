import { limits } from '../../limits.ts'
import { lazy } from '../../lazy.ts'
import { dayOf, timeZone, weekdayOf } from '../days.ts'
import { holidayOn } from './holidays.ts'

const clock = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
)

/** Minutes since midnight in Sweden of a moment. */
export function minutesOf(at: Date): number {
  const [hours = 0, minutes = 0] = clock().format(at).split(':').map(Number)
  return hours * 60 + minutes
}

/** Whether a day (YYYY-MM-DD) is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) > 4

/**
 * Whether rooms can be booked on a day (YYYY-MM-DD): no weekend and no holiday (docs/requirements.md, "Booking time
 * rule").
 */
export const isWorkingDay = (day: string): boolean =>
  !isWeekend(day) && holidayOn(day) === undefined

/** A field of a booking. */
export type BookingField = 'start' | 'end'

const isOnGrid = (at: Date): boolean => at.getTime() % (limits.slotMinutes * 60_000) === 0

/**
 * What is wrong with the time of a booking, in Swedish by field; empty when it may be booked: quarter hours of one
 * working day between 05:00 and 22:00 (docs/requirements.md, "Booking time rule").
 */
export function wrongInTime(start: Date, end: Date): Partial<Record<BookingField, string>> {
  const day = dayOf(start)
  if (!isWorkingDay(day)) {
    const holiday = holidayOn(day)
    return {
      start: holiday ? `${holiday} går inte att boka.` : 'Lördagar och söndagar går inte att boka.',
    }
  }
  if (!isOnGrid(start)) return { start: 'Välj en hel kvart.' }
  if (!isOnGrid(end)) return { end: 'Välj en hel kvart.' }
  if (end <= start) return { end: 'Sluttiden måste vara efter starttiden.' }
  if (dayOf(end) !== day) return { end: 'En bokning börjar och slutar samma dag.' }
  const hours = 'Rummen kan bokas mellan 05.00 och 22.00.'
  if (minutesOf(start) < limits.firstHour * 60) return { start: hours }
  if (minutesOf(end) > limits.lastHour * 60) return { end: hours }
  return {}
}
