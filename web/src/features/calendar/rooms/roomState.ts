import { dayOf } from '../../../../../shared/rules/days.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import type { Booking } from '../days/blocks.ts'
import { closedBecause, stageHours } from '../days/stageHours.ts'

/** What a room is at a moment, and what comes after. */
export type RoomState = {
  status:
    | { is: 'free'; until: number | undefined }
    | { is: 'busy'; booking: Booking }
    | { is: 'closed'; because: string }
    | { is: 'early' | 'late' }
  /** The bookings of today that are still to come, and the first one of another day. */
  today: Booking[]
  later: Booking | undefined
}

function statusAt(day: string, minute: number, bookings: readonly Booking[]): RoomState['status'] {
  const because = closedBecause(day)
  if (because !== undefined) return { is: 'closed', because }
  const { opens, closes } = stageHours()
  if (minute < opens) return { is: 'early' }
  if (minute >= closes) return { is: 'late' }
  const booking = bookings.find(({ from, to }) => from <= minute && minute < to)
  if (booking) return { is: 'busy', booking }
  return { is: 'free', until: bookings.find(({ from }) => from > minute)?.from }
}

/** Whether a room is free now and what comes next. `bookings`: from today on, in any order. */
export function roomStateAt(bookings: readonly Booking[], now: Date): RoomState {
  const [day, minute] = [dayOf(now), minutesOf(now)]
  const ordered = bookings.toSorted((one, other) =>
    one.event.startdate < other.event.startdate ? -1 : 1,
  )
  const ofToday = ordered.filter((booking) => booking.day === day)
  return {
    status: statusAt(day, minute, ofToday),
    today: ofToday.filter(({ from }) => from > minute),
    later: ordered.find((booking) => booking.day > day),
  }
}
