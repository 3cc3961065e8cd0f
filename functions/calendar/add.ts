import { ulid } from 'ulid'
import { calendar } from '../../shared/contract/calendar.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { auditOf } from './booking/auditOf.ts'
import { checkOutcome } from './booking/errors.ts'
import { newBooking } from './booking/newBooking.ts'
import { ownerOf } from './booking/ownerOf.ts'

export const handler = endpoint(calendar['calendar.add'], async ({ input, caller }) => {
  const owner = await ownerOf(caller, input.event.currentUserid)
  const booking = newBooking(ulid(), owner, input.event)
  const audit = auditOf(caller, 'Bokade', [booking])
  checkOutcome(await bookings.add([booking], ...audit, serverLimits.bookingsAhead))
  return { results: booking, message: 'Adderas.' }
})
