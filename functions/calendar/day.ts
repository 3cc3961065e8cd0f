import { calendar } from '../../shared/contract/calendar.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { roomNumbers } from '../../shared/rules/rooms.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { roomSettings } from './booking/roomSettings.ts'

export const handler = endpoint(calendar['calendar.day'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const { day = dayOf(new Date()) } = input
  const all = await Promise.all(roomNumbers.map((Rum) => bookings.of(Rum, day, day)))
  return { results: all.flat().toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1)) }
})
