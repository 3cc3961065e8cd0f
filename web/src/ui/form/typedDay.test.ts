import { expect, test, vi } from 'vitest'
import { typedDay } from './typedDay.ts'

test.each([
  '2026-11-23',
  '20261123',
  '261123',
  '26-11-23',
  '2026/11/23',
  '2026.11.23',
  ' 2026 11 23 ',
])('a day is understood that somebody types as "%s"', (text) =>
  expect(typedDay(text)).toBe('2026-11-23'),
)

test.each(['1985-04-12', '19850412', '850412', '85/04/12'])(
  'a day of the last century is understood that somebody types as "%s"',
  (text) => expect(typedDay(text)).toBe('1985-04-12'),
)

test.each([
  ['461123', '2046-11-23'],
  ['471123', '1947-11-23'],
])('a year that is typed with two digits lies at most twenty years ahead: "%s"', (text, day) => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z'), toFake: ['Date'] })
  expect(typedDay(text)).toBe(day)
  vi.useRealTimers()
})

test.each([
  '',
  '2026-11',
  '2011-05',
  '1910-05',
  '2012-10',
  '2026-11-2',
  '23 november',
  '23/11 2026',
])('what is no whole day, "%s", stays what it is', (text) => expect(typedDay(text)).toBe(text))
