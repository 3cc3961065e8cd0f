import { calendar } from '../../shared/contract/calendar.ts'
import type { Event } from '../../shared/contract/calendar/event.ts'
import { limits } from '../../shared/limits.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { mayBook } from '../../shared/rules/permissions.ts'
import { repeatedDays, timesOn } from '../../shared/rules/calendar/series.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, invalid } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { isTaken, wrongIn } from './booking/errors.ts'
import { roomSettings } from './booking/roomSettings.ts'

type Wish = { start: Date; every: number; times?: number | undefined; until?: string | undefined }

/** The days of a repetition. Throws 400 when they are too few or too many for one. */
function daysOf({ start, every, times, until }: Wish): string[] {
  if (times === undefined && until === undefined) throw invalid({ times: 'Välj hur många gånger.' })
  const first = dayOf(start)
  const how = until === undefined ? { every, times: times ?? 0 } : { every, until }
  const days = repeatedDays(first, how)
  if (days.length > limits.seriesTimes) {
    throw invalid({ until: `Högst ${limits.seriesTimes} gånger. Välj en tidigare dag.` })
  }
  if (days.length < 2) throw invalid({ until: 'Välj en dag längre fram.' })
  return days
}

export const handler = endpoint(calendar['calendar.repeat'], async ({ input, caller }) => {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  const { start, end, Rum } = input
  const first = { startdate: start.toISOString(), enddatetime: end.toISOString() }
  const wanted = daysOf(input).map((day): Event => ({
    ...timesOn(day, first),
    id: day,
    title: '',
    body: '',
    userid: caller.id,
    Rum,
  }))
  const taken = new Map(
    (await bookings.inTheWay(wanted)).map(({ booking, other }) => [booking.id, isTaken(other)]),
  )
  const results = wanted.map((one) => ({
    start: one.startdate,
    end: one.enddatetime,
    wrong: Object.values(wrongIn(one))[0] ?? taken.get(one.id),
  }))
  return { results }
})
