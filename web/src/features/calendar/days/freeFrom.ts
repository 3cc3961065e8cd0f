import { addDays } from '../../../../../shared/rules/days.ts'
import {
  type Block,
  type Booking,
  gapsOf,
  proposalAt,
  proposedMinutes,
  slot,
  workingDayFrom,
} from './blocks.ts'
import { daysOf, type View } from './shownPeriod.ts'
import { lastDay, stageHours } from './stageHours.ts'

// Nobody wants to be offered five o'clock in the morning, where there is a later one.
function morning(): number {
  const { opens, closes } = stageHours()
  return Math.max(opens, Math.min(8 * 60, closes - proposedMinutes()))
}

const nextSlot = (minute: number) => Math.ceil(minute / slot) * slot

function freeOn(day: string, least: number, bookings: readonly Booking[]): Block | undefined {
  const ofDay = bookings.filter((booking) => booking.day === day)
  const free = gapsOf(day, ofDay)
    .filter(({ to }) => to > least)
    .map(({ from }) => proposalAt(day, Math.max(from, least), ofDay))
  // Rather a whole hour later than a quarter now.
  return free.find(({ from, to }) => to - from >= proposedMinutes()) ?? free[0]
}

/** The day from which on a free time is sought: the one that shows, or the first of another week or month; none that is past or too far. */
function startOf(view: View, day: string, today: string): string {
  // The weeks of a month hold days of others.
  const days = daysOf(view === 'manad' ? 'lista' : view, day)
  const first = days.includes(today) ? day : (days[0] ?? day)
  if (first < today) return today
  const soonest = workingDayFrom(first, 1)
  const last = lastDay(today) ?? soonest
  return soonest > last ? workingDayFrom(last, -1) : soonest
}

/** What the button for a new booking proposes: the next free time of the days that show. */
export function freeFrom(
  view: View,
  day: string,
  today: string,
  minute: number,
  bookings: readonly Booking[],
): Block {
  const first = workingDayFrom(startOf(view, day, today), 1)
  const least = first === today ? Math.max(morning(), nextSlot(minute)) : morning()
  const found = freeOn(first, least, bookings)
  if (found) return found
  const next = workingDayFrom(addDays(first, 1), 1)
  return freeOn(next, morning(), bookings) ?? proposalAt(next, morning(), [])
}
