import type { Room } from '../../../../../shared/rules/rooms.ts'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { api } from '../../../api/client.ts'
import { seriesTexts } from '../../../texts/series.ts'
import { dayAndYear } from '../days/words.ts'
import type { LeftOut } from './LeaveOutDialog.tsx'

type Wish = { start: string; end: string; desc: string; Rum: Room; currentUserid?: string }
type Repetition = { every: number; times?: number; until?: string }

/** Books a time again and again. What cannot be booked is asked about before anything is stored. */
export async function bookSeries(
  wish: Wish,
  repetition: Repetition,
  ask: (leftOut: LeftOut) => Promise<void>,
) {
  const { start, end, Rum } = wish
  const { results: all } = await api.calendar.repeat({ start, end, Rum, ...repetition })
  const free = all.filter(({ wrong }) => wrong === undefined)
  if (free.length < all.length) {
    const wrong = all.flatMap((one) =>
      one.wrong === undefined
        ? []
        : [seriesTexts.because(dayAndYear(dayOf(new Date(one.start))), one.wrong)],
    )
    await ask({ wrong, left: free.length, confirm: seriesTexts.bookTimes(free.length) })
  }
  const events = free.map((one) => ({ ...wish, start: one.start, end: one.end }))
  const { results } = await api.calendar.addSeries({ events })
  return results
}
