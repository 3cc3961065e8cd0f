import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { useArrivals } from './useArrivals.ts'

const notice = (id: string): Notification => ({
  id,
  Name: `Person ${id}`,
  message: 'har bokat Stor',
  sdate: '2026-11-20T08:00:00.000Z',
  Seen: 0,
  about: { kind: 'booking', id: 'b1' },
})

type Reading = { unseen: string[]; isKnown?: boolean }

/** What is told of the notifications that a page has, one reading after the other. */
function toldOf(...readings: Reading[]) {
  const before: Reading = { unseen: [], isKnown: false }
  const { result, rerender } = renderHook(
    ({ unseen, isKnown = true }) => useArrivals(unseen.map(notice), isKnown),
    { initialProps: before },
  )
  return readings.map((reading) => {
    rerender(reading)
    return result.current
  })
}

test('what was there when the page was opened is no arrival', () => {
  expect(toldOf({ unseen: ['1'] }, { unseen: ['1'] })).toEqual(['', ''])
})

test('the newest that has come since is told, once', () => {
  const [, second, third] = toldOf({ unseen: [] }, { unseen: ['2', '1'] }, { unseen: ['2', '1'] })
  expect(second).toContain('Person 2')
  expect(third).toBe(second)
})

test('what was seen and then shows again is no arrival either', () => {
  const told = toldOf({ unseen: ['1'] }, { unseen: [] }, { unseen: ['1'] })
  expect(told).toEqual(['', '', ''])
})

test('nothing is an arrival before the first reading', () => {
  const told = toldOf({ unseen: ['1'], isKnown: false }, { unseen: ['1'] })
  expect(told).toEqual(['', ''])
})
