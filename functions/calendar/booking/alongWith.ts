import type { Event } from '../../../shared/contract/calendar/event.ts'
import type { Scope } from '../../../shared/rules/calendar/scopes.ts'
import { bookings } from '../../stores/calendar/bookings.ts'
import { seriesOver } from './errors.ts'

/**
 * The bookings of a series that a change of one of them is meant for: itself, and with `later` those since `from`. What is
 * over is never changed, but for the very booking where it alone is meant. Throws 409 where nothing else is meant.
 */
export async function alongWith(
  booking: Event,
  which: Scope = 'this',
  from = booking.startdate,
): Promise<Event[]> {
  if (booking.series === undefined || which === 'this') return [booking]
  const now = new Date().toISOString()
  const all = await bookings.ofSeries(booking.series)
  const meant = all.filter(
    ({ id, startdate, enddatetime }) =>
      enddatetime > now && (which === 'all' || id === booking.id || startdate >= from),
  )
  if (meant.length === 0 && booking.enddatetime <= now) throw seriesOver()
  return meant
}
