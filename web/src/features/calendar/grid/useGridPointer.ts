import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { isWorkingDay } from '../../../../../shared/rules/workingTime.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/currentUser.ts'
import { type Booking, cellAt, isSameBlock, proposalAt, slot } from '../days/blocks.ts'
import { type Draft, movedTo, span, withEnd, withStart } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import type { Place } from './gridPlaces.ts'
import { pointedPlace, scrollAtEdge } from './gridGeometry.ts'
import { placeOf } from './useGridFocus.ts'

type Grid = GridActions & {
  slots: RefObject<HTMLElement | null>
  days: readonly string[]
  bookings: readonly Booking[]
  draft: Draft | undefined
  setDraft: (draft: Draft | undefined) => void
}

/** Where a drag began, and what it has hold of: nothing, a whole booking, or one of its edges. */
type Hold = { at: Place; x: number; y: number; booking?: Booking; edge?: string; begun: boolean }

/** Pixels that a hand may tremble during a click. */
const tremor = 4

/** Booking, moving and resizing with a mouse or a pen. A finger scrolls; what it touches opens. */
export function useGridPointer(grid: Grid) {
  const { slots, days, bookings, draft, setDraft } = grid
  const user = useUser()
  const hold = useRef<Hold>(undefined)
  const dragged = useRef(false)

  const ofDay = (day: string) => bookings.filter((booking) => booking.day === day)

  function draftAt(held: Hold, { day, minute }: Place): Draft {
    const { booking, edge, at } = held
    if (!booking) return { ...span(at.day, at.minute, minute, ofDay(at.day)), anchor: at.minute }
    if (edge === 'from') return { ...withStart(booking, minute), booking }
    if (edge === 'to') return { ...withEnd(booking, minute + slot), booking }
    const moved = movedTo(booking, day, minute - (at.minute - booking.from))
    // Over a day that cannot be booked it stays where it was last.
    const last = draft?.booking ? draft.day : booking.day
    return { ...moved, day: isWorkingDay(day) ? day : last, booking }
  }

  function drop() {
    hold.current = undefined
    setDraft(undefined)
  }

  useEffect(() => {
    const stop = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && hold.current) drop()
    }
    document.addEventListener('keydown', stop)
    return () => document.removeEventListener('keydown', stop)
  })

  function onPointerDown(event: PointerEvent) {
    dragged.current = false
    if (event.button !== 0 || event.pointerType === 'touch' || draft?.booking) return
    const at = pointedPlace(slots.current, days, event)
    if (!at || !(event.target instanceof HTMLElement)) return
    const { booking } = cellAt(at.day, at.minute, bookings)
    const mayDrag = booking
      ? mayEditEvent(config().rooms, user, booking.event)
      : isWorkingDay(at.day)
    if (!mayDrag) return
    const { edge } = event.target.dataset
    hold.current = {
      at,
      x: event.clientX,
      y: event.clientY,
      begun: false,
      ...(booking && { booking }),
      ...(edge !== undefined && { edge }),
    }
  }

  function onPointerMove(event: PointerEvent) {
    const held = hold.current
    if (!held) return
    // Let go outside of the grid before it had become a drag.
    if (event.buttons === 0) return drop()
    const way = Math.hypot(event.clientX - held.x, event.clientY - held.y)
    if (!held.begun && way < tremor) return
    if (!held.begun) event.currentTarget.setPointerCapture(event.pointerId)
    held.begun = true
    scrollAtEdge(slots.current, event)
    const place = pointedPlace(slots.current, days, event)
    if (place) setDraft(draftAt(held, place))
  }

  function onPointerUp() {
    const held = hold.current
    hold.current = undefined
    if (!held?.begun) return
    dragged.current = true
    if (!draft) return
    const { booking } = draft
    if (!booking) {
      setDraft(undefined)
      return grid.onNew(draft)
    }
    if (isSameBlock(draft, booking)) return setDraft(undefined)
    grid.onMove(booking, draft)
  }

  // Screen readers, too, click on what they stand on.
  function onClick({ target }: MouseEvent) {
    const wasDragged = dragged.current
    dragged.current = false
    const place = target instanceof Element ? placeOf(target) : undefined
    if (wasDragged || !place || draft?.booking) return
    const { booking } = cellAt(place.day, place.minute, bookings)
    if (booking) return grid.onOpen(booking)
    if (!isWorkingDay(place.day)) return
    grid.onNew(proposalAt(place.day, place.minute, ofDay(place.day)))
    setDraft(undefined)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: drop, onClick }
}
