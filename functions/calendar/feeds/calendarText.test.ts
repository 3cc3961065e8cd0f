import { expect, test } from 'vitest'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { momentOf } from '../../../shared/rules/days.ts'
import { idInSeries, repeatedDays } from '../../../shared/rules/calendar/series.ts'
import { eventsIn } from '../../../infra/testing/functions/iCalendar.ts'
import { feedText } from './calendarText.ts'

const series = '01KAVZ7Q1T0000000000000000'
const bookingOn = (day: string, number: number): Event => ({
  id: idInSeries(series, number),
  title: 'Åsa Öman',
  startdate: momentOf(day, 9 * 60).toISOString(),
  enddatetime: momentOf(day, 10 * 60).toISOString(),
  body: '',
  userid: 'asa',
  Rum: 2,
  series,
})

const whole = (bookings: Event[]) =>
  feedText('Stor', bookings, ({ body }) => ({ summary: body || 'Upptaget' }))

test.each([
  ['clocks that go forward and back', '2026-03-23', 2, 20],
  ['a leap day', '2028-02-15', 2, 4],
  ['New Year and week 53', '2026-12-17', 1, 5],
])(
  'a series over %s is read back at the times that it was booked for',
  (_what, first, every, times) => {
    const bookings = repeatedDays(first, { every, times }).map((day, at) => bookingOn(day, at + 1))
    const read = eventsIn(whole(bookings))
    expect(read.map(({ start, end }) => [start, end])).toEqual(
      bookings.map(({ startdate, enddatetime }) => [startdate, enddatetime]),
    )
    expect(new Set(read.map(({ uid }) => uid)).size).toBe(times)
  },
)

test('what stands in a note comes out as it was written, and adds nothing to the calendar', () => {
  const body = `Möte; "budget", år 2027\\n\r\nEND:VEVENT\r\nBEGIN:VALARM 🙂 ${'å'.repeat(300)}`
  const [read, ...others] = eventsIn(whole([{ ...bookingOn('2027-01-11', 1), body }]))
  expect(others).toEqual([])
  expect(read?.summary).toBe(body.replaceAll('\r\n', '\n'))
  const lines = whole([{ ...bookingOn('2027-01-11', 1), body }]).split('\r\n')
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})

test('the same bookings are the same text, whenever they are asked for', async () => {
  const bookings = [
    bookingOn('2027-01-11', 1),
    { ...bookingOn('2027-01-12', 2), id: 'from before' },
  ]
  const first = whole(bookings)
  await new Promise((done) => setTimeout(done, 1_100))
  expect(whole(bookings)).toBe(first)
})
