import { bookingReads } from '../../shared/contract/calendar/bookingReads.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { lengthText } from '../../shared/rules/calendar/roomRules.ts'
import { roomNumbers } from '../../shared/rules/calendar/rooms.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, invalid } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { freeTimes } from './booking/freeTimes.ts'
import { roomRules, roomSettings } from './booking/roomSettings.ts'

export const handler = endpoint(bookingReads['calendar.free'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const { minutes, Rum } = input
  const today = dayOf(new Date())
  const from = input.from < today ? today : input.from
  const { longestMinutes = minutes } = roomRules
  if (minutes > longestMinutes) throw invalid({ minutes: lengthText(longestMinutes) })
  const rooms = roomNumbers.filter((number) => Rum.split(',').includes(String(number)))
  const days = serverLimits.freeTimeDays
  const last = addDays(from, days - 1)
  const booked = await Promise.all(rooms.map((room) => bookings.of(room, from, last)))
  return { results: freeTimes({ minutes, rooms, from, days }, booked.flat(), roomRules) }
})
