import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { type Room, roomNumbers } from '../../../../../shared/rules/rooms.ts'
import type { Place } from '../days/blocks.ts'

/** The room, day and minute that a cell of the grid begins at. */
export function placeOf(element: Element | null): Place | undefined {
  const { room, day, minute } = element?.closest<HTMLElement>('[data-minute]')?.dataset ?? {}
  const Rum = roomNumbers.find((number) => String(number) === room)
  if (!Rum || day === undefined || minute === undefined) return undefined
  return { Rum, day, minute: Number(minute) }
}

/**
 * The one cell of the grid that the Tab key comes to. It keeps the focus when what lies there becomes something else: a
 * free slot that has just been booked, or a booking that has moved.
 */
export function useGridFocus(rooms: readonly Room[], days: readonly string[], start: Place) {
  const [place, setPlace] = useState(start)
  const slots = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  const wanted = useRef<Place>(undefined)
  const active = {
    ...place,
    Rum: rooms.includes(place.Rum) ? place.Rum : start.Rum,
    day: days.includes(place.day) ? place.day : (days[0] ?? place.day),
  }

  // A booking that is moved from outside of the grid, such as by an undo, takes the focus along.
  const heldAside = () => {
    const held = document.activeElement
    const isAside = held?.getAttribute('tabindex') === '-1' && slots.current?.contains(held)
    return isAside ? placeOf(held) : undefined
  }

  useLayoutEffect(() => {
    const isLost = focused.current?.isConnected === false
    const isNowhere = document.activeElement === document.body
    if (wanted.current === undefined && !(isLost && isNowhere)) return
    const cell =
      slots.current?.querySelector<HTMLElement>('[data-draft]') ??
      slots.current?.querySelector<HTMLElement>('[tabindex="0"]')
    // A week that is still on its way has no such cell yet.
    if (!cell || !days.includes(place.day)) return
    wanted.current = undefined
    cell.focus()
  })

  return {
    slots,
    active,
    /** Where the next key starts from: ahead of what shows while another week is on its way. */
    here: () => wanted.current ?? heldAside() ?? active,
    /** Moves the Tab key's place, and the focus with it. */
    focus: (next: Place) => {
      wanted.current = next
      setPlace(next)
    },
    onFocus: ({ target }: FocusEvent) => {
      const now = placeOf(target)
      if (!now) return
      focused.current = target
      // Within a booking the minute that one came from is kept for the way out of it, sideways.
      if (target.getAttribute('tabindex') !== '0') setPlace(now)
    },
  }
}
