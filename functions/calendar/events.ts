import { calendar } from '../../shared/contract/calendar.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { roomSettings } from './booking/roomSettings.ts'

export const handler = endpoint(calendar['calendar.events'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const month = `${input.year}-${String(input.month).padStart(2, '0')}`
  return { results: await bookings.of(input.Rum, `${month}-01`, `${month}-31`) }
})
