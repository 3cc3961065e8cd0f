import { ulid } from 'ulid'
import { calendar, type Event } from '../../shared/contract/calendar.ts'
import { limits } from '../../shared/limits.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { idInSeries } from '../../shared/rules/series.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { auditOf } from './booking/auditOf.ts'
import { checkAhead, checkOutcome, checkTime } from './booking/errors.ts'
import { ownerOf } from './booking/ownerOf.ts'

export const handler = endpoint(calendar['calendar.addSeries'], async ({ input, caller }) => {
  const { events } = input
  // A series is one person's.
  const owner = await ownerOf(caller, events[0]?.currentUserid)
  const series = ulid()
  const added = events.map(({ start, end, desc, Rum }, index): Event => ({
    id: idInSeries(series, index + 1),
    title: nameOf(owner),
    startdate: start.toISOString(),
    enddatetime: end.toISOString(),
    body: desc,
    userid: owner.id,
    Rum,
    series,
  }))
  for (const booking of added) {
    checkTime(booking)
    checkAhead(booking)
  }
  const [first] = added
  if (!first) throw notFound('Bokningen')
  const audit = auditOf(caller, 'Bokade', first, added.length - 1)
  checkOutcome(await bookings.add(added, ...audit, limits.bookingsAhead), added.length)
  return { results: added, message: 'Adderas.' }
})
