import type { Event } from '../../../shared/contract/event.ts'
import type { Scope } from '../../../shared/rules/scopes.ts'
import { bookings } from '../../stores/calendar/bookings.ts'

/**
 * The bookings of a series that a change of one of them is meant for. What is over is never changed, but for the very
 * booking where it alone is meant.
 */
export async function alongWith(booking: Event, which: Scope = 'this'): Promise<Event[]> {
  if (booking.series === undefined || which === 'this') return [booking]
  const now = new Date().toISOString()
  const all = await bookings.ofSeries(booking.series)
  return all.filter(
    ({ startdate, enddatetime }) =>
      enddatetime > now && (which === 'all' || startdate >= booking.startdate),
  )
}
