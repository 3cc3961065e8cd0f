import { calendar } from '../../shared/contract/calendar.ts'
import { isDone } from '../../shared/contract/route.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import { rooms } from '../../shared/rules/rooms.ts'
import { deedOf } from '../platform/caller.ts'
import { endpoint } from '../platform/endpoint.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { bookings } from '../stores/bookings.ts'
import { timeOf } from './refusals.ts'

export const handler = endpoint(calendar['calendar.delete'], async ({ input, caller }) => {
  const booking = await bookings.get(input.event)
  if (!booking) throw notFound('Bokningen')
  if (!mayEditEvent(caller, booking)) throw forbidden()
  const deed = deedOf(caller, `Tog bort bokningen av ${rooms[booking.Rum]} ${timeOf(booking)}`)
  if (!(await bookings.remove(booking, deed))) throw notFound('Bokningen')
  return isDone
})
