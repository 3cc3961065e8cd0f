import type { Event } from '../../../../../shared/contract/calendar.ts'
import { limits } from '../../../../../shared/limits.ts'
import { addDays, dayOf, momentOf } from '../../../../../shared/rules/days.ts'
import { holidayOn } from '../../../../../shared/rules/holidays.ts'
import { isWeekend, isWorkingDay, minutesOf } from '../../../../../shared/rules/workingTime.ts'
import { calendarTexts } from '../../../texts/calendar.ts'

/** A time of one day, in minutes since midnight in Sweden. */
export type Block = { day: string; from: number; to: number }

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

/** Why a day cannot be booked; undefined when it can. */
export const closedBecause = (day: string): string | undefined =>
  holidayOn(day) ?? (isWeekend(day) ? calendarTexts.weekend : undefined)

/** A part of a day: a booking, or a quarter of an hour that is free. */
export type Cell = Block & { booking?: Booking }

/** What a day is made of, in its order. */
export function cellsOf(day: string, bookings: readonly Booking[]): Cell[] {
  const cells: Cell[] = []
  for (let from = opens; from < closes; from += slot) {
    const covers = bookings.some((booking) => booking.from <= from && from < booking.to)
    const starting = bookings.filter(
      (booking) => from <= booking.from && booking.from < from + slot,
    )
    for (const booking of starting) {
      cells.push({ day, from: booking.from, to: booking.to, booking })
    }
    if (!covers && starting.length === 0) cells.push({ day, from, to: from + slot })
  }
  return cells
}

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

/** The part of a day that a minute lies in. */
export function cellAt(day: string, minute: number, bookings: readonly Booking[]): Cell {
  const booking = bookings.find((one) => one.day === day && one.from <= minute && minute < one.to)
  return booking
    ? { day, from: booking.from, to: booking.to, booking }
    : { day, from: minute, to: minute + slot }
}
