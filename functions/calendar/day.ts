import { calendar } from '../../shared/contract/calendar.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { roomNumbers } from '../../shared/rules/calendar/rooms.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, invalid } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { roomSettings } from './booking/roomSettings.ts'

/** A week. */
const daysAtOnce = 7

export const handler = endpoint(calendar['calendar.day'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const { day = dayOf(new Date()), to = day } = input
  if (to < day || to > addDays(day, daysAtOnce - 1)) {
    throw invalid({ to: `Välj högst ${daysAtOnce} dagar.` })
  }
  const all = await Promise.all(roomNumbers.map((Rum) => bookings.of(Rum, day, to)))
  return { results: all.flat().toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1)) }
})
