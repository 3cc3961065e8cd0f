import { calendar } from '../../shared/contract/calendar.ts'
import { isDone } from '../../shared/contract/route.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { auditOf } from './auditOf.ts'
import { roomSettings } from './roomSettings.ts'

export const handler = endpoint(calendar['calendar.delete'], async ({ input, caller }) => {
  const booking = await bookings.get(input.event)
  if (!booking) throw notFound('Bokningen')
  if (!mayEditEvent(roomSettings, caller, booking)) throw forbidden()
  const audit = auditOf(caller, 'Tog bort bokningen av', booking)
  if (!(await bookings.remove(booking, ...audit))) throw notFound('Bokningen')
  return isDone
})
