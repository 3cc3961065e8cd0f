import type { KeyboardEvent } from 'react'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import {
  bookedIn,
  type Booking,
  canBegin,
  cellAt,
  type Moment,
  type Place,
  proposalAt,
  type RoomBlock,
  slot,
} from '../days/blocks.ts'
import { type Draft, resized, span, stepped } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import { placeAfter } from './gridPlaces.ts'
import { hours } from '../days/words.ts'
import { roomBlockInWords } from './cellWords.ts'

type Grid = GridActions & {
  rooms: readonly Room[]
  days: readonly string[]
  now: Moment
  bookings: readonly Booking[]
  here: () => Place
  draft: Draft | undefined
  focus: (place: Place) => void
  setDraft: (draft: Draft | undefined) => void
  say: (text: string) => void
}

const arrow = /^Arrow(?:Up|Down|Left|Right)$/

/**
 * Everything that a mouse does in the grid, by keys: arrows and their friends go about, Shift extends, Enter opens, Alt
 * moves and resizes a booking until Enter or Escape.
 */
export function useGridKeys(grid: Grid) {
  const { rooms, days, now, bookings, draft, focus, setDraft, say } = grid
  const user = useUser()
  const moving = draft?.booking

  const cellHere = () => cellAt(grid.here(), bookings)
  const inWords = (block: RoomBlock) => roomBlockInWords(block, rooms)

  function goTo(place: Place) {
    if (!days.includes(place.day)) grid.onDay(place.day)
    focus(place)
  }

  function moveBooking(booking: Booking, { key, shiftKey, repeat }: KeyboardEvent) {
    if (!mayEditEvent(config().rooms, user, booking.event)) return say(calendarTexts.notYours)
    const { day, from, to } = draft ?? booking
    const before = { Rum: draft?.Rum ?? booking.event.Rum, day, from, to }
    const block = shiftKey ? resized(before, key) : stepped(before, key, rooms)
    setDraft({ ...block, booking, isHeld: repeat })
    say(calendarTexts.moving(inWords(block)))
    goTo({ Rum: block.Rum, day: block.day, minute: block.from })
  }

  function extend(key: string) {
    const { Rum, day, minute } = grid.here()
    if (cellHere().booking || !canBegin(cellHere(), now)) return
    const anchor = draft?.anchor ?? minute
    const next = minute + (key === 'ArrowUp' ? -slot : slot)
    const block = span(day, anchor, next, bookedIn(Rum, day, bookings))
    if (next < block.from || next >= block.to) return
    setDraft({ ...block, Rum, anchor })
    say(calendarTexts.chosen(hours(block)))
    goTo({ Rum, day, minute: next })
  }

  function giveUp() {
    setDraft(undefined)
    if (!moving) return
    say(calendarTexts.unmoved)
    goTo({ Rum: moving.event.Rum, day: moving.day, minute: moving.from })
  }

  function enter() {
    if (draft && moving) return grid.onMove(moving, draft)
    const { Rum } = grid.here()
    const cell = cellHere()
    const { day, from, booking } = cell
    if (booking) return grid.onOpen(booking)
    if (!draft && !canBegin(cell, now)) return
    grid.onNew(draft ?? { ...proposalAt(day, from, bookedIn(Rum, day, bookings)), Rum })
    setDraft(undefined)
  }

  function act(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    if (metaKey) return false
    const isArrow = arrow.test(key)
    if (isArrow && altKey) {
      const booking = moving ?? cellHere().booking
      // Elsewhere it is the browser's own, as the way back.
      if (booking) moveBooking(booking, event)
      return booking !== undefined
    }
    if (key === 'Enter' || key === ' ') {
      enter()
      return true
    }
    if (key === 'Escape' && draft) {
      giveUp()
      return true
    }
    // What is being moved stays in hand until it is put down.
    if (moving) return isArrow
    if (shiftKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      extend(key)
      return true
    }
    const place = placeAfter(grid.here(), cellHere(), {
      key,
      ctrl: ctrlKey,
      oneDay: days.length === 1,
      rooms,
    })
    if (!place || altKey || shiftKey) return false
    setDraft(undefined)
    goTo(place)
    return true
  }

  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (act(event)) event.preventDefault()
    },
  }
}
