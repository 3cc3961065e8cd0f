import { ulid } from 'ulid'
import { calendar, type Event } from '../../shared/contract/calendar.ts'
import { limits } from '../../shared/limits.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { checkAhead, checkOutcome, checkTime } from './booking/errors.ts'
import { auditOf } from './booking/auditOf.ts'
import { ownerOf } from './booking/ownerOf.ts'

export const handler = endpoint(calendar['calendar.add'], async ({ input, caller }) => {
  const { start, end, desc, Rum, currentUserid } = input.event
  const owner = await ownerOf(caller, currentUserid)
  const booking: Event = {
    id: ulid(),
    title: nameOf(owner),
    startdate: start.toISOString(),
    enddatetime: end.toISOString(),
    body: desc,
    userid: owner.id,
    Rum,
  }
  checkTime(booking)
  checkAhead(booking)
  const audit = auditOf(caller, 'Bokade', booking)
  checkOutcome(await bookings.add([booking], ...audit, limits.bookingsAhead))
  return { results: booking, message: 'Adderas.' }
})
