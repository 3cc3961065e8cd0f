import { bookingReads } from '../../shared/contract/calendar/bookingReads.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { roomSettings } from './booking/roomSettings.ts'

export const handler = endpoint(bookingReads['calendar.get'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const booking = await bookings.get(input.event)
  if (!booking) throw notFound('Bokningen')
  return { results: booking }
})
