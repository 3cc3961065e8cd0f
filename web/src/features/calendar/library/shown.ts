import { holidayOn } from '../../../../../shared/rules/calendar/holidays.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Booking } from '../days/blocks.ts'
import { wallDate } from './wallTime.ts'

/** A booking or a holiday as the library draws it. */
export type Shown = {
  id: string
  title: string
  start: Date
  end: Date
  /** The room, or for a holiday all those that show. */
  rooms: Room | Room[]
} & ({ booking: Booking; allDay?: never } | { booking?: never; allDay: true })

const drawn = new WeakMap<Booking, Shown>()

/** A booking as it is drawn: the same one each time, so that its drawing is kept while others move. */
export function shownBooking(booking: Booking): Shown {
  const known = drawn.get(booking)
  if (known) return known
  const shown = {
    id: booking.event.id,
    title: booking.event.title,
    start: wallDate(booking.day, booking.from),
    end: wallDate(booking.day, booking.to),
    rooms: booking.event.Rum,
    booking,
  }
  drawn.set(booking, shown)
  return shown
}

const lastMinute = 24 * 60 - 1

/** The holidays among some days, all day long in every room. */
export const shownHolidays = (days: readonly string[], rooms: readonly Room[]): Shown[] =>
  days.flatMap((day) => {
    const title = holidayOn(day)
    if (title === undefined) return []
    const [start, end] = [wallDate(day, 0), wallDate(day, lastMinute)]
    return [{ id: day, title, start, end, rooms: [...rooms], allDay: true }]
  })
