import { renderHook } from '@testing-library/react'
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
])('whoever drags over %s chooses only what can be booked', (_, of, from, isChosen) => {
  const { drag } = gridAt(10)
  const [start, end] = [wallDate(of, from), wallDate(of, from + 30)]
  expect(drag.onSelecting({ start, end, resourceId: 2 })).toBe(isChosen)
})
