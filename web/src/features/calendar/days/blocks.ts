import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { limits } from '../../../../../shared/limits.ts'
import { addDays, dayOf, momentOf } from '../../../../../shared/rules/days.ts'
import { holidayOn } from '../../../../../shared/rules/calendar/holidays.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import {
  isWeekend,
  isWorkingDay,
  minutesOf,
} from '../../../../../shared/rules/calendar/workingTime.ts'
import { closedAt, stageHours } from './stageHours.ts'

/** A time of one day, in minutes since midnight in Sweden. */
export type Block = { day: string; from: number; to: number }

/** A time of one day in a room. */
export type RoomBlock = Block & { Rum: Room }

/** A minute of a day in a room. */
export type Place = { Rum: Room; day: string; minute: number }

/** A minute of the Swedish day. */
export type Moment = { day: string; minute: number }

/** A booking where the calendar shows it. */
export type Booking = Block & { event: Event }

/** The first minute that shows, the one after the last, and those of a slot; a stage may let less be booked (`stageHours`). */
export const opens = limits.firstHour * 60
export const closes = limits.lastHour * 60
export const slot = limits.slotMinutes

/** Where a booking lies in the Swedish day. */
export function bookingOf(event: Event): Booking {
  const [start, end] = [new Date(event.startdate), new Date(event.enddatetime)]
  return { event, day: dayOf(start), from: minutesOf(start), to: minutesOf(end) }
}

/** A block as a booking carries it: ISO 8601 in UTC. */
export const timesOf = ({ day, from, to }: Block) => ({
  start: momentOf(day, from).toISOString(),
  end: momentOf(day, to).toISOString(),
})

export const isSameBlock = (one: Block, other: Block): boolean =>
  one.day === other.day && one.from === other.from && one.to === other.to

/** What is booked in a room on a day. */
export const bookedIn = (Rum: Room, day: string, bookings: readonly Booking[]): Booking[] =>
  bookings.filter((booking) => booking.event.Rum === Rum && booking.day === day)

/** How the look names it: a weekend takes less room than a holiday, which shows what it is called. */
export const closedMark = (day: string): 'holiday' | 'weekend' | undefined => {
  if (holidayOn(day) !== undefined) return 'holiday'
  return isWeekend(day) ? 'weekend' : undefined
}

/** Whether a time of a day is over, which nobody can book. */
export const hasPassed = ({ day, to }: Pick<Block, 'day' | 'to'>, now: Moment): boolean =>
  day < now.day || (day === now.day && to <= now.minute)

/** A part of a day: a booking, or a quarter of an hour that is free. */
export type Cell = Block & { booking?: Booking }

/** The free time around a minute of a day; undefined when that minute is booked, or cannot be. */
export function gapAround(minute: number, bookings: readonly Booking[]) {
  const hours = stageHours()
  if (minute < hours.opens || minute >= hours.closes) return undefined
  if (bookings.some(({ from, to }) => from <= minute && minute < to)) return undefined
  return {
    from: Math.max(hours.opens, ...bookings.filter(({ to }) => to <= minute).map(({ to }) => to)),
    to: Math.min(
      hours.closes,
      ...bookings.filter(({ from }) => from > minute).map(({ from }) => from),
    ),
  }
}

/** All free times of a day. */
export function gapsOf(day: string, bookings: readonly Booking[]): Block[] {
  const gaps: Block[] = []
  const hours = stageHours()
  let from = hours.opens
  for (const booking of bookings.toSorted((one, other) => one.from - other.from)) {
    const to = Math.min(booking.from, hours.closes)
    if (to > from) gaps.push({ day, from, to })
    from = Math.max(from, booking.to)
  }
  return from < hours.closes ? [...gaps, { day, from, to: hours.closes }] : gaps
}

/** Whether a booking may begin in a slot. */
export const canBegin = (cell: Block, now: Moment): boolean =>
  closedAt(cell.day, cell.from) === undefined && !hasPassed(cell, now)

/** The free times of a day that are still to come: one that has begun begins with the slot that it is now. */
export const gapsAhead = (day: string, bookings: readonly Booking[], now: Moment): Block[] =>
  gapsOf(day, bookings)
    .filter((gap) => !hasPassed(gap, now))
    .map((gap) =>
      day === now.day
        ? { ...gap, from: Math.max(gap.from, now.minute - (now.minute % slot)) }
        : gap,
    )

/** The minutes that are proposed where nobody says how many: an hour, or the longest booking. */
export const proposedMinutes = () => Math.min(60, stageHours().longest)

/** What is proposed at a slot: an hour, or as much of it as is free and may be booked. */
export function proposalAt(day: string, from: number, bookings: readonly Booking[]): Block {
  const gap = gapAround(from, bookings)
  return { day, from, to: Math.min(from + proposedMinutes(), gap?.to ?? closes) }
}

/** The working day nearest to a day, itself or one after it (`step` 1) or before it (-1). */
export function workingDayFrom(day: string, step: 1 | -1): string {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, step)
  return found
}

/** What lies at a place: a booking, or a slot. */
export function cellAt({ Rum, day, minute }: Place, bookings: readonly Booking[]): Cell {
  const booking = bookedIn(Rum, day, bookings).find(({ from, to }) => from <= minute && minute < to)
  return booking
    ? { day, from: booking.from, to: booking.to, booking }
    : { day, from: minute, to: minute + slot }
}
