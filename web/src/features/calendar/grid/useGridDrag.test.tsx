import { fireEvent, render, renderHook, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readConfig } from '../../../api/config.ts'
import { bookingOf } from '../days/blocks.ts'
import { shownBooking } from '../library/shown.ts'
import { wallDate } from '../library/wallTime.ts'
import type { GridActions } from './gridActions.ts'
import { useGridDrag } from './useGridDrag.ts'

const day = '2026-11-24'
const nothing = () => undefined
/** Stor on a Tuesday, from nine to half past ten. */
const meeting = bookingOf({
  id: 'b1',
  title: 'Anna Bergström',
  startdate: '2026-11-24T08:00:00.000Z',
  enddatetime: '2026-11-24T09:30:00.000Z',
  body: '',
  userid: 'u1',
  Rum: 2,
})

/** The week of Stor at an hour of that Tuesday. */
function gridAt(hour: number) {
  readConfig()
  const onMove = vi.fn<GridActions['onMove']>()
  const { result } = renderHook(() =>
    useGridDrag({
      rooms: [2],
      now: { day, minute: hour * 60 },
      bookings: [meeting],
      onDay: nothing,
      onNew: nothing,
      onOpen: nothing,
      onMove,
    }),
  )
  return { drag: result.current.drag, onMove }
}

test('a booking that is dragged elsewhere stays as long as it is', () => {
  const { drag, onMove } = gridAt(8)
  const [start, end] = [wallDate(day, 13 * 60), wallDate(day, 13 * 60 + 15)]
  drag.onEventDrop({ event: shownBooking(meeting), start, end, resourceId: 2 })
  expect(onMove).toHaveBeenCalledWith(meeting, { Rum: 2, day, from: 13 * 60, to: 14 * 60 + 30 })
})

test.each([
  ['what has passed', day, 8 * 60, false],
  ['what is booked', day, 10 * 60, false],
  ['a Saturday', '2026-11-28', 11 * 60, false],
  ['what is free', day, 11 * 60, true],
  ['a day on which nothing is booked', '2026-11-25', 11 * 60, true],
])('whoever drags over %s chooses only what can be booked', (_, of, from, isChosen) => {
  const { drag } = gridAt(10)
  const [start, end] = [wallDate(of, from), wallDate(of, from + 30)]
  expect(drag.onSelecting({ start, end, resourceId: 2 })).toBe(isChosen)
})

/** Stor on that Tuesday at eight, with its name and the cells of seven and eleven o’clock to be pressed. */
function grid() {
  readConfig()
  const actions = {
    onDay: vi.fn<GridActions['onDay']>(),
    onNew: vi.fn<GridActions['onNew']>(),
    onOpen: vi.fn<GridActions['onOpen']>(),
    onMove: vi.fn<GridActions['onMove']>(),
  }
  const { result } = renderHook(() =>
    useGridDrag({ rooms: [2], now: { day, minute: 480 }, bookings: [meeting], ...actions }),
  )
  const { drag, pointer } = result.current
  render(
    <div {...pointer}>
      <b>Tisdag</b>
      <span data-room="2" data-day={day} data-minute="420">
        Sju
      </span>
      <span data-room="2" data-day={day} data-minute="660">
        Elva
      </span>
    </div>,
  )
  return { ...actions, drag, cell: screen.getByText('Elva') }
}

const at = (from: number, to: number) => ({
  start: wallDate(day, from),
  end: wallDate(day, to),
  slots: [],
  resourceId: 2,
})

test('whoever drags over free time books from where they pressed, downwards and upwards', () => {
  const { drag, cell, onNew } = grid()
  fireEvent.pointerDown(cell)
  drag.onSelectSlot({ action: 'click', ...at(675, 720) })
  expect(onNew).not.toHaveBeenCalled()
  drag.onSelectSlot({ action: 'select', ...at(675, 720) })
  expect(onNew).toHaveBeenLastCalledWith({ Rum: 2, day, from: 660, to: 720 })
  drag.onSelectSlot({ action: 'select', ...at(630, 645) })
  expect(onNew).toHaveBeenLastCalledWith({ Rum: 2, day, from: 630, to: 675 })
})

test('the click that ends a drag opens nothing, and the next press does', () => {
  const { drag, cell, onNew } = grid()
  const drop = () => drag.onEventDrop({ event: shownBooking(meeting), ...at(540, 630) })
  drop()
  fireEvent.click(cell)
  expect(onNew).not.toHaveBeenCalled()
  drop()
  fireEvent.mouseDown(cell)
  fireEvent.click(cell)
  expect(onNew).toHaveBeenCalledExactlyOnceWith({ Rum: 2, day, from: 660, to: 720 })
  // That click has not ended a drag itself.
  fireEvent.click(cell)
  expect(onNew).toHaveBeenCalledTimes(2)
})

test('what a drag has chosen is proposed once, also where no press was heard of', () => {
  const { drag, cell, onNew } = grid()
  drag.onSelectSlot({ action: 'select', ...at(675, 720) })
  fireEvent.click(cell)
  expect(onNew).toHaveBeenCalledExactlyOnceWith({ Rum: 2, day, from: 675, to: 720 })
})

test.each(['Sju', 'Tisdag'])('a press on what is over, or no time (%s), opens nothing', (text) => {
  const { onNew, onOpen } = grid()
  fireEvent.click(screen.getByText(text))
  expect(onNew).not.toHaveBeenCalled()
  expect(onOpen).not.toHaveBeenCalled()
})

test('a booking that is dropped on a weekend stays, and none gets shorter than a quarter', () => {
  const { drag, onMove } = grid()
  const event = shownBooking(meeting)
  const [start, end] = [wallDate('2026-11-28', 540), wallDate('2026-11-28', 630)]
  drag.onEventDrop({ event, start, end, resourceId: 2 })
  expect(onMove).not.toHaveBeenCalled()
  drag.onEventResize({ event, ...at(540, 540) })
  expect(onMove).toHaveBeenLastCalledWith(meeting, { Rum: 2, day, from: 540, to: 555 })
})

test('a booking that is dropped where it lay is not moved; into another room, or made longer, it is', () => {
  const { drag, onMove } = grid()
  const event = shownBooking(meeting)
  drag.onEventDrop({ event, ...at(540, 630) })
  expect(onMove).not.toHaveBeenCalled()
  drag.onEventDrop({ event, ...at(540, 630), resourceId: 3 })
  expect(onMove).toHaveBeenLastCalledWith(meeting, { Rum: 3, day, from: 540, to: 630 })
  drag.onEventResize({ event, ...at(540, 720) })
  expect(onMove).toHaveBeenLastCalledWith(meeting, { Rum: 2, day, from: 540, to: 720 })
})

test('whoever drags up to a booking, or on from its end, chooses that', () => {
  const { drag } = gridAt(8)
  for (const from of [8 * 60 + 30, 10 * 60 + 30]) {
    const [start, end] = [wallDate(day, from), wallDate(day, from + 30)]
    expect(drag.onSelecting({ start, end, resourceId: 2 })).toBe(true)
  }
})
