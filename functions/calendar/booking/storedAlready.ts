import type { Event } from '../../../shared/contract/calendar/event.ts'
import { idInSeries } from '../../../shared/rules/calendar/series.ts'
import { bookings } from '../../stores/calendar/bookings.ts'
import type { Outcome } from '../../stores/calendar/change.ts'
import { isAsSeen, type Seen } from './isAsSeen.ts'

/**
 * The series in whose way nothing lies but itself: whoever got no reply sends it once more. Undefined where what is in the
 * way is anything else, or not as it was sent any more (docs/requirements.md, "Bookings").
 */
export async function storedAlready(
  outcome: Outcome,
  userid: string,
  wishes: Seen[],
): Promise<Event[] | undefined> {
  // Read while the other is being written, only some of its days may have shown it.
  const series = typeof outcome === 'object' ? outcome.clashes[0]?.other.series : undefined
  if (series === undefined) return undefined
  const stored = await bookings.ofSeries(series)
  const own = wishes.flatMap((wish, index) =>
    stored.filter(
      (one) =>
        one.id === idInSeries(series, index + 1) && one.userid === userid && isAsSeen(one, wish),
    ),
  )
  return own.length === wishes.length && own.length === stored.length ? own : undefined
}
