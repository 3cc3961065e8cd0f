import type { Event } from '../../../../../shared/contract/event.ts'
import { limits } from '../../../../../shared/limits.ts'
import { addDays, dayOf, momentOf } from '../../../../../shared/rules/days.ts'
import { holidayOn } from '../../../../../shared/rules/holidays.ts'
import type { Room } from '../../../../../shared/rules/rooms.ts'
import { isWeekend, isWorkingDay, minutesOf } from '../../../../../shared/rules/workingTime.ts'
import { calendarTexts } from '../../../texts/calendar.ts'

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

/** The first minute that can be booked, the one after the last, and those of a slot. */
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

/** Why a day cannot be booked; undefined when it can. */
export const closedBecause = (day: string): string | undefined =>
  holidayOn(day) ?? (isWeekend(day) ? calendarTexts.weekend : undefined)

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

/** The free time around a minute of a day; undefined when that minute is booked. */
export function gapAround(minute: number, bookings: readonly Booking[]) {
  if (bookings.some(({ from, to }) => from <= minute && minute < to)) return undefined
  return {
    from: Math.max(opens, ...bookings.filter(({ to }) => to <= minute).map(({ to }) => to)),
    to: Math.min(closes, ...bookings.filter(({ from }) => from > minute).map(({ from }) => from)),
  }
}

/** All free times of a day. */
export function gapsOf(day: string, bookings: readonly Booking[]): Block[] {
  const gaps: Block[] = []
  let from = opens
  for (const booking of bookings.toSorted((one, other) => one.from - other.from)) {
    if (booking.from > from) gaps.push({ day, from, to: booking.from })
    from = Math.max(from, booking.to)
  }
  return from < closes ? [...gaps, { day, from, to: closes }] : gaps
}

/** Whether a booking may begin in a slot. */
export const canBegin = (cell: Block, now: Moment): boolean =>
  isWorkingDay(cell.day) && !hasPassed(cell, now)

/** The free times of a day that are still to come: one that has begun begins with the slot that it is now. */
export const gapsAhead = (day: string, bookings: readonly Booking[], now: Moment): Block[] =>
  gapsOf(day, bookings)
    .filter((gap) => !hasPassed(gap, now))
    .map((gap) =>
      day === now.day
        ? { ...gap, from: Math.max(gap.from, now.minute - (now.minute % slot)) }
        : gap,
    )

/** What is proposed at a slot: an hour, or as much of it as is free. */
export function proposalAt(day: string, from: number, bookings: readonly Booking[]): Block {
  const gap = gapAround(from, bookings)
  return { day, from, to: Math.min(from + 60, gap?.to ?? closes) }
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
