import type { Event } from '../../shared/contract/calendar.ts'
import { limits } from '../../shared/limits.ts'
import { rooms } from '../../shared/rules/rooms.ts'
import { lazy } from '../../shared/lazy.ts'
import { timeZone } from '../../shared/rules/days.ts'
import { wrongInTime } from '../../shared/rules/workingTime.ts'
import { invalid, HttpError } from '../runtime/errors.ts'

const day = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, day: 'numeric', month: 'long' }),
)
const clock = lazy(
  () => new Intl.DateTimeFormat('sv-SE', { timeZone, hour: '2-digit', minute: '2-digit' }),
)

export function timeOf({ startdate, enddatetime }: Event): string {
  const [start, end] = [new Date(startdate), new Date(enddatetime)]
  const hours = [start, end].map((at) => clock().format(at).replace(':', '.')).join('–')
  return `${day().format(start)} ${hours}`
}

/** Throws 400 when a booking's time is none that can be booked. */
export function checkTime({ startdate, enddatetime }: Event): void {
  const wrong = wrongInTime(new Date(startdate), new Date(enddatetime))
  const fields = Object.entries(wrong).map(([field, text]) => [`event.${field}`, text])
  if (fields.length > 0) throw invalid(Object.fromEntries(fields))
}

/** Throws 400 when a booking would lie in the past: a meeting that has begun may still be booked (docs/requirements.md, "Booking time rule"). */
export function checkAhead({ enddatetime }: Event, now = new Date()): void {
  if (new Date(enddatetime) <= now) throw invalid({ 'event.start': 'Tiden har redan passerat.' })
}

export const clashesWith = (other: Event) =>
  new HttpError(
    409,
    'clash',
    `${rooms[other.Rum]} är redan bokat ${timeOf(other)} av ${other.title}.`,
  )

export const movedMeanwhile = () =>
  new HttpError(
    409,
    'changed',
    'Bokningen har flyttats igen sedan dess och ligger kvar där den är nu.',
  )

export const tooMany = () =>
  new HttpError(
    409,
    'too_many_bookings',
    `Det finns redan ${limits.bookingsAhead} kommande bokningar. Ta bort någon av dem först.`,
  )
