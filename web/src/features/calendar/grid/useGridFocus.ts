import { type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type Room, roomNumbers } from '../../../../../shared/rules/calendar/rooms.ts'
import { type Place, slot } from '../days/blocks.ts'

/** The room, day and minute that a cell of the grid begins at. */
export function placeOf(element: Element | null): Place | undefined {
  const { room, day, minute } = element?.closest<HTMLElement>('[data-minute]')?.dataset ?? {}
  const Rum = roomNumbers.find((number) => String(number) === room)
  if (!Rum || day === undefined || minute === undefined) return undefined
  return { Rum, day, minute: Number(minute) }
}

/** The cell that a place lies in: its own, or a booking that began before it. None while it is still being drawn. */
function cellFor(slots: Element | null, { Rum, day, minute }: Place): HTMLElement | undefined {
  const row = slots?.querySelector(`[role=row][data-room="${Rum}"][data-day="${day}"]`)
  return [...(row?.querySelectorAll<HTMLElement>('[data-minute]') ?? [])].find(({ dataset }) => {
    const from = Number(dataset['minute'])
    return from <= minute && minute < Number(dataset['until'] ?? from + slot)
  })
}

const bookingWith = (slots: Element | null, id: string | undefined) =>
  [...(slots?.querySelectorAll<HTMLElement>('[data-id]') ?? [])].find(
    ({ dataset }) => dataset['id'] === id,
  )

/**
 * The one cell of the grid that the Tab key comes to. It keeps the focus when what lies there becomes something else: a
 * free slot that has just been booked, or a booking that has moved, once that is drawn.
 */
export function useGridFocus(
  rooms: readonly Room[],
  days: readonly string[],
  start: Place,
  isDrawn: boolean,
) {
  const [place, setPlace] = useState(start)
  const slots = useRef<HTMLDivElement>(null)
  const focused = useRef<Element>(null)
  const wanted = useRef<Place>(undefined)
  const isOurs = useRef(false)
  const heldId = useRef<string>(undefined)
  const active = useMemo(
    () => ({
      ...place,
      Rum: rooms.includes(place.Rum) ? place.Rum : (rooms[0] ?? place.Rum),
      day: days.includes(place.day) ? place.day : (days[0] ?? place.day),
    }),
    [place, rooms, days],
  )

  // A booking that is moved from outside of the grid, such as by an undo, takes the focus along.
  const heldAside = () => {
    const held = document.activeElement
    const isAside = held?.getAttribute('tabindex') === '-1' && slots.current?.contains(held)
    return isAside ? placeOf(held) : undefined
  }

  useLayoutEffect(() => {
    if (!isDrawn) return
    const isLost = focused.current?.isConnected === false
    const isNowhere = document.activeElement === document.body
    if (wanted.current === undefined && !(isLost && isNowhere)) return
    // A booking that has moved meanwhile takes the focus along.
    const followed =
      wanted.current === undefined ? bookingWith(slots.current, heldId.current) : undefined
    const cell = followed ?? cellFor(slots.current, active)
    // A week that is still on its way has no such cell yet.
    if (!cell || !days.includes(place.day)) return
    wanted.current = undefined
    isOurs.current = !followed
    cell.focus()
    isOurs.current = false
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
      heldId.current = target.closest<HTMLElement>('[data-id]')?.dataset['id']
      // Within a booking the minute that one came from is kept for the way out of it, sideways.
      if (!isOurs.current && target.getAttribute('tabindex') !== '0') setPlace(now)
    },
  }
}
