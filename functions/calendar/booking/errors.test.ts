import { expect, test } from 'vitest'
import { timeOf } from './errors.ts'

test('a time names its year where it is another than this one, in Sweden', () => {
  const now = new Date('2026-11-26T09:00:00Z')
  const on = (day: string) =>
    timeOf({ startdate: `${day}T08:15:00.000Z`, enddatetime: `${day}T09:00:00.000Z` }, now)
  expect(on('2026-12-03')).toBe('3 december 09.15–10.00')
  expect(on('2027-03-02')).toBe('2 mars 2027 09.15–10.00')
})
