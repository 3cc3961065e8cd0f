import { expect, test } from 'vitest'
import { limits } from '../limits.ts'
import { pollEveryMs, pollsWithin } from './polling.ts'

const minute = 60_000

test('a tab asks every 30 seconds while it is used, and less and less often once it is not', () => {
  const after = (minutes: number) => pollEveryMs(minutes * minute) / 1000
  expect([0, 1, 2, 4, 8, 16, 32, 64].map(after)).toEqual([30, 30, 60, 120, 240, 480, 960, 960])
  expect(pollEveryMs(24 * 60 * minute)).toBeLessThanOrEqual(limits.pollMostMs)
})

test('what is read more seldom to begin with never becomes more frequent', () => {
  expect([0, 3, 4, 8].map((minutes) => pollEveryMs(minutes * minute, minute) / minute)).toEqual([
    1, 1, 2, 4,
  ])
})

test('a day of a tab that nobody uses costs a twentieth of what it did', () => {
  const day = 8 * 60 * minute
  expect(day / limits.pollMs).toBe(960)
  expect(pollsWithin(day)).toBeLessThanOrEqual(48)
  expect(pollsWithin(10 * minute)).toBe(8)
})
