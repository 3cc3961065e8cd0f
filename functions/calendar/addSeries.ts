import { ulid } from 'ulid'
import { calendar } from '../../shared/contract/calendar.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { idInSeries } from '../../shared/rules/calendar/series.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { auditOf } from './booking/auditOf.ts'
import { checkOutcome } from './booking/errors.ts'
import { newBooking } from './booking/newBooking.ts'
import { ownerOf } from './booking/ownerOf.ts'
import { storedAlready } from './booking/storedAlready.ts'

export const handler = endpoint(calendar['calendar.addSeries'], async ({ input, caller }) => {
  const { events } = input
  // A series is one person's.
  const owner = await ownerOf(caller, events[0]?.currentUserid)
  const series = ulid()
  const added = events.map((wish, index) => ({
    ...newBooking(idInSeries(series, index + 1), owner, wish),
    series,
  }))
  const audit = auditOf(caller, 'Bokade', added)
  const outcome = await bookings.add(added, ...audit, serverLimits.bookingsAhead)
  const stored = await storedAlready(outcome, owner.id, events)
  if (!stored) checkOutcome(outcome, added.length)
  return { results: stored ?? added, message: 'Adderas.' }
})
