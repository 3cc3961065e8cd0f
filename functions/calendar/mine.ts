import { bookingReads } from '../../shared/contract/calendar/bookingReads.ts'
import { limits } from '../../shared/limits.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { roomNumbers } from '../../shared/rules/calendar/rooms.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { roomSettings } from './booking/roomSettings.ts'

export const handler = endpoint(bookingReads['calendar.mine'], async ({ caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const now = new Date()
  const today = dayOf(now)
  const last = addDays(today, limits.ownBookingDays)
  const all = await Promise.all(roomNumbers.map((Rum) => bookings.of(Rum, today, last)))
  const results = all
    .flat()
    .filter(({ userid, enddatetime }) => userid === caller.id && enddatetime > now.toISOString())
    .toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1))
    .slice(0, limits.ownBookings)
  return { results }
})
