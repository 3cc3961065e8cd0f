import { useRef } from 'react'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { calendarApi } from '../../../api/calendar.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { seriesTexts } from '../../../texts/calendar/series.ts'
import { dayAndYear } from '../days/words.ts'
import type { LeftOut } from './LeaveOutDialog.tsx'

type Wish = { start: string; end: string; desc: string; Rum: Room; currentUserid?: string }
type Repetition = { every: number; times?: number; until?: string }

/** The times of a repetition that can be booked, and why the others cannot. */
async function timesOf({ start, end, Rum }: Wish, repetition: Repetition) {
  const { results: all } = await calendarApi.repeat({ start, end, Rum, ...repetition })
  const free = all.filter((one) => one.wrong === undefined)
  const wrong = all.flatMap((one) =>
    one.wrong === undefined
      ? []
      : [seriesTexts.because(dayAndYear(dayOf(new Date(one.start))), one.wrong)],
  )
  return { free, wrong }
}

const isClash = (error: unknown) => error instanceof ApiError && error.code === 'clash'

/**
 * Gives what books a time again and again. What cannot be booked is asked about before anything is stored, and once more
 * where somebody else was faster. Where no reply came, the same wish sends the very same times first: they may be stored.
 */
export function useBookSeries(ask: (leftOut: LeftOut) => Promise<void>) {
  const sent = useRef<{ wished: string; events: Wish[] }>(undefined)

  async function add(wished: string, events: Wish[]) {
    sent.current = { wished, events }
    try {
      return (await calendarApi.addSeries({ events })).results
    } catch (error) {
      if (isClash(error)) sent.current = undefined
      throw error
    }
  }

  /** What is stored of what was sent before, or is now; undefined where something is in its way. */
  async function addAgain(wished: string) {
    if (sent.current?.wished !== wished) return undefined
    try {
      return await add(wished, sent.current.events)
    } catch (error) {
      if (isClash(error)) return undefined
      throw error
    }
  }

  return async (wish: Wish, repetition: Repetition) => {
    const wished = JSON.stringify([wish, repetition])
    const again = await addAgain(wished)
    if (again) return again
    let times = await timesOf(wish, repetition)
    for (;;) {
      const { free, wrong } = times
      const confirm = seriesTexts.bookTimes(free.length)
      if (wrong.length > 0) await ask({ wrong, left: free.length, confirm })
      const events = free.map(({ start, end }) => ({ ...wish, start, end }))
      try {
        return await add(wished, events)
      } catch (error) {
        if (!isClash(error)) throw error
        times = await timesOf(wish, repetition)
        // Where nothing else is in the way than before, asking the same again would help nobody.
        if (times.wrong.join() === wrong.join()) throw error
      }
    }
  }
}
