import { limits } from '../../limits.ts'
import { addDays, dayOf, daysBetween, isDay, momentOf } from '../days.ts'
import { minutesOf } from './workingTime.ts'

/** How a booking repeats: every so many weeks, so many times or until a day (YYYY-MM-DD, with it). */
export type Repetition = { every: number } & ({ times: number } | { until: string })

/** The id of a booking that is one of a series: the series’ own, and its number. */
export const idInSeries = (series: string, number: number): string =>
  `${series}.${String(number).padStart(2, '0')}`

/** The series that a booking is one of, by its id; undefined for a booking by itself. */
export const seriesOf = (id: string): string | undefined =>
  id.includes('.', 1) ? id.slice(0, id.indexOf('.', 1)) : undefined

/**
 * The days (YYYY-MM-DD) of a repetition from its first one. At most one more than a series may have, so that whoever asks
 * can tell that it is too long.
 */
export function repeatedDays(first: string, repetition: Repetition): string[] {
  const days: string[] = []
  const most = 'times' in repetition ? repetition.times : limits.seriesTimes + 1
  for (let day = first; days.length < most && isDay(day);) {
    if ('until' in repetition && day > repetition.until) break
    days.push(day)
    day = addDays(day, 7 * repetition.every)
  }
  return days
}

/** From when to when something is, as texts in UTC. */
type Times = { startdate: string; enddatetime: string }

/** The same time by Swedish clocks on another day, also when they have changed in between. */
export const timesOn = (day: string, { startdate, enddatetime }: Times): Times => ({
  startdate: momentOf(day, minutesOf(new Date(startdate))).toISOString(),
  enddatetime: momentOf(day, minutesOf(new Date(enddatetime))).toISOString(),
})

/**
 * When another booking of a series is after one of them has been moved: as many days on, and at its new time. Undefined
 * where that is no day that a calendar shows.
 */
export function movedAlong(other: Times, before: Times, after: Times): Times | undefined {
  const [from, to] = [before, after].map(({ startdate }) => dayOf(new Date(startdate)))
  const days = daysBetween(from ?? '', to ?? '')
  const isRetimed = [before, after]
    .map(({ startdate, enddatetime }) =>
      [startdate, enddatetime].map((at) => minutesOf(new Date(at))),
    )
    .map(String)
  const day = addDays(dayOf(new Date(other.startdate)), days)
  return isDay(day) ? timesOn(day, isRetimed[0] === isRetimed[1] ? other : after) : undefined
}
