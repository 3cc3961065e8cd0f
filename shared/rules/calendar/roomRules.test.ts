import { expect, test } from 'vitest'
import { lengthInWords, rulesInWords, wrongByRules } from './roomRules.ts'

const rules = { hours: { from: 7, to: 18 }, longestMinutes: 90, daysAhead: 30 }
const now = new Date('2026-11-23T09:00:00Z')
const wrong = (start: string, end: string) =>
  wrongByRules(rules, new Date(`2026-${start}Z`), new Date(`2026-${end}Z`), now)

test('a stage’s own hours, longest booking and days ahead hold', () => {
  const hours = 'Rummen kan bokas mellan 07.00 och 18.00.'
  expect(wrong('11-24T05:45', '11-24T06:45')).toEqual({ start: hours })
  expect(wrong('11-24T16:30', '11-24T17:15')).toEqual({ end: hours })
  expect(wrong('11-24T06:00', '11-24T07:45')).toEqual({
    end: 'En bokning är högst 1 timme och 30 minuter.',
  })
  expect(wrong('12-24T06:00', '12-24T07:00')).toEqual({
    start: 'Rummen kan bokas högst 30 dagar i förväg.',
  })
  expect(wrong('12-23T15:30', '12-23T17:00')).toEqual({})
})

test('a stage that says nothing has no more rules than all have', () => {
  const [start, end] = [new Date('2099-01-02T04:00:00Z'), new Date('2099-01-02T21:00:00Z')]
  expect(wrongByRules({}, start, end, now)).toEqual({})
  expect(rulesInWords({})).toEqual([])
  expect(rulesInWords({ ...rules, hours: { from: 5, to: 22 }, daysAhead: 1 })).toEqual([
    'En bokning är högst 1 timme och 30 minuter.',
    'Rummen kan bokas högst en dag i förväg.',
  ])
})

test.each([
  [45, '45 minuter'],
  [61, '1 timme och 1 minut'],
  [120, '2 timmar'],
  [121, '2 timmar och 1 minut'],
])('%i minutes are said as %s', (minutes, words) => {
  expect(lengthInWords(minutes)).toBe(words)
})
