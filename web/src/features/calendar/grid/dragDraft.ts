import { addDays } from '../../../../../shared/rules/days.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../../../../shared/rules/calendar/workingTime.ts'
import {
  type Block,
  type Booking,
  closes,
  gapAround,
  opens,
  type RoomBlock,
  slot,
  workingDayFrom,
} from '../days/blocks.ts'
import { beside } from './gridPlaces.ts'

/**
 * A time that is being chosen: for a new booking, from its anchor on, or for a booking that is being moved or resized, by a key
 * that is held (`isHeld`).
 */
export type Draft = RoomBlock &
  (
    | { booking: Booking; anchor?: never; isHeld?: boolean }
    | { anchor: number; booking?: never; isHeld?: never }
  )

const within = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most)

/** The time between two slots of a day, as far as it is free around the first one. */
export function span(day: string, anchor: number, other: number, bookings: readonly Booking[]) {
  const gap = gapAround(anchor, bookings) ?? { from: anchor, to: anchor + slot }
  return {
    day,
    from: Math.max(Math.min(anchor, other), gap.from),
    to: Math.min(Math.max(anchor, other) + slot, gap.to),
  }
}

/** A block that begins at another minute of another day, whole within the hours of a working day. */
export function movedTo<T extends Block>(block: T, day: string, from: number): T {
  const length = block.to - block.from
  const begins = within(opens, from, closes - length)
  return { ...block, day: isWorkingDay(day) ? day : block.day, from: begins, to: begins + length }
}

/** A block that ends at another minute, never shorter than a slot. */
const withEnd = (block: RoomBlock, to: number): RoomBlock => ({
  ...block,
  to: within(block.from + slot, to, closes),
})

/** A block one step further, by an arrow key: a slot, or a room or working day. */
export function stepped(block: RoomBlock, key: string, rooms: readonly Room[]): RoomBlock {
  switch (key) {
    case 'ArrowUp':
      return movedTo(block, block.day, block.from - slot)
    case 'ArrowDown':
      return movedTo(block, block.day, block.from + slot)
    case 'ArrowLeft':
      return beside(block, -1, rooms, (day) => workingDayFrom(addDays(day, -1), -1))
    case 'ArrowRight':
      return beside(block, 1, rooms, (day) => workingDayFrom(addDays(day, 1), 1))
    default:
      return block
  }
}

/** A block that ends one slot earlier or later. */
export const resized = (block: RoomBlock, key: string): RoomBlock => {
  if (key === 'ArrowUp') return withEnd(block, block.to - slot)
  if (key === 'ArrowDown') return withEnd(block, block.to + slot)
  return block
}
