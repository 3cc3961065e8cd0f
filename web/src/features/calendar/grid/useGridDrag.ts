import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { SlotInfo, stringOrDate } from 'react-big-calendar'
import { type Room, roomNumbers } from '../../../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../../../../shared/rules/calendar/workingTime.ts'
import {
  bookedIn,
  type Booking,
  canBegin,
  cellAt,
  closes,
  isSameBlock,
  type Moment,
  type Place,
  proposalAt,
  type RoomBlock,
  slot,
} from '../days/blocks.ts'
import type { Shown } from '../library/shown.ts'
import { wallDay, wallMinute } from '../library/wallTime.ts'
import { movedTo } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import { placeOf } from './useGridFocus.ts'

type Grid = GridActions & { rooms: readonly Room[]; now: Moment; bookings: readonly Booking[] }

type Range = { start: stringOrDate; end: stringOrDate; resourceId?: number | string | undefined }
type Dropped = Range & { event: Shown }

/** What the library's dragging comes to: a new booking, or one that moves or gets longer. A click opens. */
export function useGridDrag({ rooms, now, bookings, ...grid }: Grid) {
  // What ends as a drag is followed by a click.
  const dragged = useRef(false)
  const pressed = useRef<Place>(undefined)

  function blockOf({ start, end, resourceId }: Range): RoomBlock | undefined {
    const [first, last] = [new Date(start), new Date(end)]
    const Rum = roomNumbers.find((number) => number === resourceId) ?? rooms[0]
    const [day, from] = [wallDay(first), wallMinute(first)]
    const to = Math.min(from + (last.getTime() - first.getTime()) / 60_000, closes)
    return Rum && isWorkingDay(day) ? { Rum, day, from, to: Math.max(to, from + slot) } : undefined
  }

  function onSelecting(range: Range): boolean {
    const block = blockOf(range)
    if (!block || !canBegin(block, now)) return false
    const booked = bookedIn(block.Rum, block.day, bookings)
    return !booked.some(({ from, to }) => from < block.to && block.from < to)
  }

  function onSelectSlot({ action, ...range }: SlotInfo) {
    const block = action === 'select' && blockOf(range)
    if (!block) return
    dragged.current = true
    // The library may count from where the first movement ended; it is where the button was pressed that counts.
    const anchor = pressed.current?.minute ?? block.from
    const [from, to] = [Math.min(block.from, anchor), Math.max(block.to, anchor + slot)]
    grid.onNew({ ...block, from, to })
  }

  function drop(block: RoomBlock | undefined, { booking }: Shown) {
    dragged.current = true
    if (!block || !booking) return
    if (block.Rum !== booking.event.Rum || !isSameBlock(block, booking)) grid.onMove(booking, block)
  }

  function onEventDrop(dropped: Dropped) {
    const { start, event } = dropped
    const block = blockOf(dropped)
    const length = event.booking ? event.booking.to - event.booking.from : slot
    const from = wallMinute(new Date(start))
    drop(block && movedTo({ ...block, from, to: from + length }, block.day, from), event)
  }

  // Screen readers, too, click on what they stand on.
  function onClick({ target }: MouseEvent) {
    const wasDragged = dragged.current
    dragged.current = false
    const place = target instanceof Element ? placeOf(target) : undefined
    if (wasDragged || !place) return
    const { Rum, day, minute } = place
    const cell = cellAt(place, bookings)
    if (cell.booking) return grid.onOpen(cell.booking)
    if (!canBegin(cell, now)) return
    grid.onNew({ ...proposalAt(day, minute, bookedIn(Rum, day, bookings)), Rum })
  }

  return {
    drag: {
      onSelecting,
      onSelectSlot,
      onEventDrop,
      onEventResize: (dropped: Dropped) => drop(blockOf(dropped), dropped.event),
    },
    pointer: {
      onClick,
      // A finger that is held has no mouse's press.
      onPointerDown: ({ target }: PointerEvent) => {
        pressed.current = target instanceof Element ? placeOf(target) : undefined
      },
      onMouseDown: () => {
        dragged.current = false
      },
    },
  }
}
