import { beforeEach, describe, expect, test } from 'vitest'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { bookingOf, canBegin, cellAt, gapAround, gapsOf, proposalAt, timesOf } from './blocks.ts'
import { movedTo, resized, span, stepped } from '../grid/dragDraft.ts'
import { freeFrom } from './freeFrom.ts'
import { readConfig } from '../../../api/config.ts'
import { stageWith } from '../../../testing/settings.ts'
import { roomStateAt } from '../rooms/roomState.ts'
import type { View } from './shownPeriod.ts'

beforeEach(readConfig)

let number = 0

/** A booking by somebody, at Swedish times of a day. */
function booked(day: string, from: number, to: number, title = 'Anna Bergström') {
  const { start, end } = timesOf({ day, from, to })
  const event: Event = {
    id: `b${++number}`,
    title,
    startdate: start,
    enddatetime: end,
    body: '',
    userid: 'u1',
    Rum: 1,
  }
  return bookingOf(event)
}

const day = '2026-11-24'
const nine = 9 * 60

test('a booking lies where Swedish clocks have it', () => {
  expect(booked(day, nine, nine + 45)).toMatchObject({ day, from: nine, to: nine + 45 })
})

test('a place is a quarter, or the whole booking that lies there, in its room', () => {
  const bookings = [booked(day, nine, nine + 60)]
  expect(cellAt({ Rum: 1, day, minute: nine + 30 }, bookings)).toMatchObject({
    from: nine,
    to: nine + 60,
    booking: bookings[0],
  })
  for (const place of [
    { Rum: 1, day, minute: nine + 60 },
    { Rum: 2, day, minute: nine + 30 },
  ] as const) {
    const { minute } = place
    expect(cellAt(place, bookings)).toEqual({ day, from: minute, to: minute + 15 })
  }
})

test('what is free lies between the bookings', () => {
  const gaps = gapsOf(day, [booked(day, nine + 60, 22 * 60), booked(day, 5 * 60, nine)])
  expect(gaps).toEqual([{ day, from: nine, to: nine + 60 }])
  expect(gapsOf(day, [])).toEqual([{ day, from: 5 * 60, to: 22 * 60 }])
})

test('an hour is proposed, or what is free of it', () => {
  expect(proposalAt(day, nine, []).to).toBe(nine + 60)
  expect(proposalAt(day, nine, [booked(day, nine + 30, nine + 60)]).to).toBe(nine + 30)
  expect(proposalAt(day, 21 * 60 + 30, []).to).toBe(22 * 60)
})

describe('while a time is being chosen', () => {
  test('it never reaches over another booking', () => {
    const others = [booked(day, nine + 60, nine + 90)]
    expect(span(day, nine, nine + 120, others)).toEqual({ day, from: nine, to: nine + 60 })
    expect(span(day, nine, nine - 30, others)).toEqual({ day, from: nine - 30, to: nine + 15 })
  })

  test('it stays within the hours of a working day', () => {
    const block = { day, from: nine, to: nine + 60 }
    expect(movedTo(block, day, 0)).toEqual({ day, from: 5 * 60, to: 6 * 60 })
    expect(movedTo(block, day, 24 * 60)).toEqual({ day, from: 21 * 60, to: 22 * 60 })
    expect(movedTo(block, '2026-11-28', nine).day).toBe(day)
    expect(resized({ ...block, Rum: 1 }, 'ArrowUp').to).toBe(nine + 45)
    expect(resized({ ...block, Rum: 1, to: nine + 15 }, 'ArrowUp').to).toBe(nine + 15)
  })

  test('a step from a Friday comes to the next Monday, and over New Year to the next working day', () => {
    const friday = { Rum: 2, day: '2026-11-27', from: nine, to: nine + 60 } as const
    const stepsTo = (from: string, key: string) => stepped({ ...friday, day: from }, key, [2]).day
    expect(stepsTo('2026-11-27', 'ArrowRight')).toBe('2026-11-30')
    expect(stepsTo('2026-12-30', 'ArrowRight')).toBe('2027-01-04')
    expect(stepsTo('2027-01-04', 'ArrowLeft')).toBe('2026-12-30')
  })

  test('a step sideways comes to the next room of the day first, where several show', () => {
    const block = { Rum: 2, day: '2026-11-27', from: nine, to: nine + 60 } as const
    expect(stepped(block, 'ArrowRight', [1, 2, 3])).toEqual({ ...block, Rum: 3 })
    expect(stepped(block, 'ArrowLeft', [2, 3])).toEqual({ ...block, Rum: 3, day: '2026-11-26' })
    expect(stepped(block, 'ArrowRight', [1, 2])).toEqual({ ...block, Rum: 1, day: '2026-11-30' })
  })
})

describe('a room', () => {
  const at = (minutes: number, on = day) =>
    new Date(timesOf({ day: on, from: minutes, to: 0 }).start)
  const bookings = [
    booked('2026-11-25', nine, nine + 60, 'Erik Öberg'),
    booked(day, nine, nine + 60),
    booked(day, 13 * 60, 14 * 60, 'Johan Ek'),
  ]

  test('is free until the next booking, taken until its end, and then free again', () => {
    expect(roomStateAt(bookings, at(8 * 60)).status).toEqual({ is: 'free', until: nine })
    expect(roomStateAt(bookings, at(nine)).status).toMatchObject({ is: 'busy' })
    expect(roomStateAt(bookings, at(nine + 60)).status).toEqual({ is: 'free', until: 13 * 60 })
    expect(roomStateAt(bookings, at(15 * 60))).toMatchObject({
      status: { is: 'free', until: undefined },
      today: [],
      later: { day: '2026-11-25' },
    })
  })

  test('is closed on weekends, on holidays and at night', () => {
    expect(roomStateAt([], at(nine, '2026-11-28')).status).toEqual({
      is: 'closed',
      because: 'Helg',
    })
    expect(roomStateAt([], at(nine, '2026-12-24')).status).toMatchObject({ because: 'Julafton' })
    expect(roomStateAt([], at(4 * 60)).status).toEqual({ is: 'early' })
    expect(roomStateAt([], at(22 * 60)).status).toEqual({ is: 'late' })
  })

  test('is offered at its next free time, on a weekend on Monday', () => {
    const free = (today: string, minute: number) => freeFrom('dag', today, today, minute, bookings)
    expect(free(day, nine + 5)).toEqual({ day, from: nine + 60, to: nine + 120 })
    expect(free('2026-11-28', nine)).toMatchObject({ day: '2026-11-30', from: 8 * 60 })
    expect(free('2026-11-25', 8 * 60 + 20)).toMatchObject({ from: nine + 60 })
    expect(free(day, 23 * 60)).toMatchObject({ day: '2026-11-25', from: 8 * 60 })
  })

  test('is offered in the week or the month that shows, whatever day leads there', () => {
    const sunday = '2026-11-22'
    const free = (view: View, anchor: string) => freeFrom(view, anchor, sunday, nine, bookings)
    expect(free('vecka', '2026-11-29')).toMatchObject({ day: '2026-11-23', from: 8 * 60 })
    expect(free('manad', '2026-12-22').day).toBe('2026-12-01')
    expect(free('lista', '2027-01-22').day).toBe('2027-01-04')
    expect(free('dag', '2026-11-27').day).toBe('2026-11-27')
    expect(free('vecka', sunday).day).toBe('2026-11-23')
    // November 30 stands in the weeks of December, and is none of its days.
    expect(freeFrom('manad', '2026-12-30', '2026-11-30', nine, []).day).toBe('2026-12-01')
  })

  test('is offered from today on, where a day, a week or a month shows that has passed', () => {
    const free = (view: View) => freeFrom(view, '2026-10-13', day, nine, bookings)
    const next = { day, from: nine + 60, to: nine + 120 }
    for (const view of ['dag', 'vecka', 'manad', 'lista'] as const) expect(free(view)).toEqual(next)
  })
})

describe('where the stage has rules of its own', () => {
  const seven = 7 * 60
  beforeEach(() => {
    const rules = { hours: { from: 10, to: 16 }, longestMinutes: 45, daysAhead: 3 }
    stageWith({ rooms: { for: 'everybody', edits: 'owner', ...rules } })
    readConfig()
  })

  test('only what can be booked is free or proposed', () => {
    const bookings = [booked(day, nine, 11 * 60), booked(day, 15 * 60, 17 * 60)]
    expect(gapsOf(day, bookings)).toEqual([{ day, from: 11 * 60, to: 15 * 60 }])
    expect(gapsOf(day, [booked(day, 18 * 60, 19 * 60)])).toEqual([
      { day, from: 10 * 60, to: 16 * 60 },
    ])
    expect(gapAround(nine, [])).toBeUndefined()
    expect(proposalAt(day, 11 * 60, bookings).to).toBe(11 * 60 + 45)
    expect(proposalAt(day, 15 * 60 + 30, []).to).toBe(16 * 60)
    const begins = (from: number) =>
      canBegin({ day, from, to: from + 15 }, { day: '2026-11-24', minute: 0 })
    expect([nine, 10 * 60, 15 * 60 + 45, 16 * 60].map(begins)).toEqual([false, true, true, false])
  })

  test('a room opens and closes by them, and is offered within them', () => {
    const at = (minutes: number) => new Date(timesOf({ day, from: minutes, to: 0 }).start)
    expect(roomStateAt([], at(nine)).status).toEqual({ is: 'early' })
    expect(roomStateAt([], at(16 * 60)).status).toEqual({ is: 'late' })
    const free = (anchor: string, minute: number) => freeFrom('dag', anchor, day, minute, [])
    expect(free(day, seven)).toEqual({ day, from: 10 * 60, to: 10 * 60 + 45 })
    expect(free(day, 16 * 60)).toMatchObject({ day: '2026-11-25', from: 10 * 60 })
    expect(free('2027-02-02', seven)).toMatchObject({ day: '2026-11-27', from: 10 * 60 })
  })
})
