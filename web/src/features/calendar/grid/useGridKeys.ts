import type { KeyboardEvent } from 'react'
import { mayEditEvent } from '../../../../../shared/rules/permissions.ts'
import { isWorkingDay } from '../../../../../shared/rules/workingTime.ts'
import { config } from '../../../api/config.ts'
import { useUser } from '../../../api/currentUser.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { type Booking, cellAt, proposalAt, slot } from '../days/blocks.ts'
import { type Draft, resized, span, stepped } from './dragDraft.ts'
import type { GridActions } from './gridActions.ts'
import { type Place, placeAfter } from './gridPlaces.ts'
import { shownBlockInWords, hours } from '../days/words.ts'

type Grid = GridActions & {
  days: readonly string[]
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
  const { days, bookings, draft, focus, setDraft, say } = grid
  const user = useUser()
  const moving = draft?.booking

  const cellHere = () => {
    const { day, minute } = grid.here()
    return cellAt(day, minute, bookings)
  }
  const bookedOn = (on: string) => bookings.filter(({ day }) => day === on)

  function goTo(place: Place) {
    if (!days.includes(place.day)) grid.onDay(place.day)
    focus(place)
  }

  function moveBooking(booking: Booking, { key, shiftKey }: KeyboardEvent) {
    if (!mayEditEvent(config().rooms, user, booking.event)) return say(calendarTexts.notYours)
    const before = draft ?? booking
    const { day, from, to } = shiftKey ? resized(before, key) : stepped(before, key)
    setDraft({ day, from, to, booking })
    say(calendarTexts.moving(shownBlockInWords({ day, from, to })))
    goTo({ day, minute: from })
  }

  function extend(key: string) {
    const { day, minute } = grid.here()
    if (cellHere().booking || !isWorkingDay(day)) return
    const anchor = draft?.anchor ?? minute
    const next = minute + (key === 'ArrowUp' ? -slot : slot)
    const block = span(day, anchor, next, bookedOn(day))
    if (next < block.from || next >= block.to) return
    setDraft({ ...block, anchor })
    say(calendarTexts.chosen(hours(block)))
    goTo({ day, minute: next })
  }

  function giveUp() {
    setDraft(undefined)
    if (!moving) return
    say(calendarTexts.unmoved)
    goTo({ day: moving.day, minute: moving.from })
  }

  function enter() {
    if (draft && moving) return grid.onMove(moving, draft)
    const { day, from, booking } = cellHere()
    if (booking) return grid.onOpen(booking)
    if (!isWorkingDay(day)) return
    grid.onNew(draft ?? proposalAt(day, from, bookedOn(day)))
    setDraft(undefined)
  }

  function act(event: KeyboardEvent): boolean {
    const { key, altKey, shiftKey, ctrlKey, metaKey } = event
    if (metaKey) return false
    const isArrow = arrow.test(key)
    if (isArrow && altKey) {
      const booking = moving ?? cellHere().booking
      if (booking) moveBooking(booking, event)
      return true
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
