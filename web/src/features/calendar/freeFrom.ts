import { addDays } from '../../../../shared/rules/days.ts'
import {
  type Block,
  type Booking,
  closes,
  gapsOf,
  proposalAt,
  slot,
  workingDayFrom,
} from './blocks.ts'

// Nobody wants to be offered five o'clock in the morning.
const morning = 8 * 60

const nextSlot = (minute: number) => Math.ceil(minute / slot) * slot

function freeOn(day: string, least: number, bookings: readonly Booking[]): Block | undefined {
  const ofDay = bookings.filter((booking) => booking.day === day)
  const free = gapsOf(day, ofDay)
    .filter(({ to }) => to > least)
    .map(({ from }) => proposalAt(day, Math.max(from, least), ofDay))
  // Rather a whole hour later than a quarter now.
  return free.find(({ from, to }) => to - from >= 60) ?? free[0]
}

/** What the button for a new booking proposes: the next free time of the days that show. */
export function freeFrom(
  days: readonly string[],
  day: string,
  today: string,
  minute: number,
  bookings: readonly Booking[],
): Block {
  const isTodayShown = days.includes(today)
  const first = workingDayFrom(isTodayShown && day <= today ? today : day, 1)
  const least = first === today ? Math.max(morning, nextSlot(minute)) : morning
  const found = least < closes ? freeOn(first, least, bookings) : undefined
  if (found) return found
  const next = workingDayFrom(addDays(first, 1), 1)
  return freeOn(next, morning, bookings) ?? { day: next, from: morning, to: morning + 60 }
}
