import type { Event } from '../../../shared/contract/calendar/event.ts'
import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { addDays, dayOf, momentOf } from '../../../shared/rules/days.ts'
import {
  bookableMinutes,
  lastBookable,
  type RoomRules,
} from '../../../shared/rules/calendar/roomRules.ts'
import type { Room } from '../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay, minutesOf } from '../../../shared/rules/calendar/workingTime.ts'

/** What is sought: so many minutes in some rooms, in so many days from one on (YYYY-MM-DD). */
export type Wish = { minutes: number; rooms: readonly Room[]; from: string; days: number }

type Free = { start: string; end: string; Rum: Room }

const toSlot = (minute: number) => Math.ceil(minute / limits.slotMinutes) * limits.slotMinutes

/** The first time of a day in a room from a minute on, as minutes since midnight. */
function firstIn(booked: Event[], least: number, most: number, minutes: number) {
  let from = least
  const times = booked
    .map(({ startdate, enddatetime }) => ({
      from: minutesOf(new Date(startdate)),
      to: minutesOf(new Date(enddatetime)),
    }))
    .toSorted((a, b) => a.from - b.from)
  for (const time of times) {
    if (time.from - from >= minutes) break
    from = Math.max(from, time.to)
  }
  return from + minutes <= most ? from : undefined
}

/** The first free times of each day, one a room, earliest first. Nobody wants to be offered five in the morning. */
export function freeTimes(
  { minutes, rooms, from, days }: Wish,
  booked: Event[],
  rules: RoomRules,
  now = new Date(),
): Free[] {
  const today = dayOf(now)
  const last = lastBookable(rules, today) ?? '9999'
  const { opens, closes } = bookableMinutes(rules)
  const first = Math.max(opens, serverLimits.firstSoughtHour * 60)
  const found: Free[] = []
  for (let ahead = 0; ahead < days; ahead++) {
    const day = addDays(from, ahead)
    if (day < today || day > last || !isWorkingDay(day)) continue
    const least = day === today ? Math.max(first, toSlot(minutesOf(now))) : first
    for (const Rum of rooms) {
      const own = booked.filter((one) => one.Rum === Rum && dayOf(new Date(one.startdate)) === day)
      const begins = firstIn(own, least, closes, minutes)
      if (begins === undefined) continue
      const [start, end] = [begins, begins + minutes].map((at) => momentOf(day, at).toISOString())
      found.push({ start: start ?? '', end: end ?? '', Rum })
    }
  }
  return found.toSorted((a, b) => (a.start < b.start ? -1 : 1)).slice(0, serverLimits.freeTimes)
}
