import { expect, test } from 'vitest'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { freeTimes } from './freeTimes.ts'

// A Tuesday, 10.10 in Sweden.
const now = new Date('2026-11-24T09:10:00Z')
const booked = (Rum: 1 | 2, start: string, end: string): Event => ({
  id: start,
  title: '',
  body: '',
  userid: 'u1',
  Rum,
  startdate: `2026-11-${start}:00.000Z`,
  enddatetime: `2026-11-${end}:00.000Z`,
})
const wish = { minutes: 45, rooms: [1, 2] as const, from: '2026-11-24', days: 3 }
const starts = (found: ReturnType<typeof freeTimes>) =>
  found.map(({ start, Rum }) => `${Rum} ${start.slice(8, 16)}`)

test('the first times of each day and room, from the next quarter on', () => {
  const all = [booked(1, '24T09:15', '24T11:00'), booked(2, '24T09:30', '24T10:00')]
  expect(starts(freeTimes(wish, all, {}, now))).toEqual([
    '2 24T10:00',
    '1 24T11:00',
    '1 25T07:00',
    '2 25T07:00',
    '1 26T07:00',
  ])
})

test('the quarter of this very minute is offered until the minute is over', () => {
  const first = (time: string) =>
    starts(freeTimes(wish, [], {}, new Date(`2026-11-24T${time}Z`)))[0]
  expect(first('09:15:00')).toBe('1 24T09:15')
  expect(first('09:15:59')).toBe('1 24T09:15')
  expect(first('09:16:00')).toBe('1 24T09:30')
})

test('weekends, days that are full and what the stage closes are passed over', () => {
  const week = { ...wish, rooms: [1] as const, from: '2026-11-26', days: 6 }
  const all = [booked(1, '26T07:00', '26T20:30')]
  expect(starts(freeTimes(week, all, { hours: { from: 9, to: 12 }, daysAhead: 6 }, now))).toEqual([
    '1 27T08:00',
    '1 30T08:00',
  ])
})

test('nothing is found in the past', () => {
  expect(freeTimes({ ...wish, from: '2026-11-16', days: 5 }, [], {}, now)).toEqual([])
})
