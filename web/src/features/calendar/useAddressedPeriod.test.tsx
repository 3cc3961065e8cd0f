import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useAddressedPeriod } from './useAddressedPeriod.ts'

const now = new Date('2026-11-24T10:00:00Z')

/** A calendar at an address; on a phone, if asked. */
function calendarAt(search: string, isPhone = false) {
  globalThis.history.replaceState(null, '', `/Rum/Kalender${search}`)
  const { result } = renderHook(() => useAddressedPeriod(now, isPhone), { wrapper: BrowserRouter })
  return {
    shown: () => result.current,
    /** Shows something else. Gives the address then. */
    show(...next: Parameters<ReturnType<typeof useAddressedPeriod>['show']>) {
      const places = globalThis.history.length
      act(() => result.current.show(...next))
      expect(globalThis.history).toHaveLength(places)
      return Object.fromEntries(new URLSearchParams(globalThis.location.search))
    },
  }
}

test('an address names rooms, view and day; without them it is the week of all rooms that is now', () => {
  expect(calendarAt('?rum=3,1&vy=manad&datum=2026-12-15').shown()).toMatchObject({
    rooms: [1, 3],
    view: 'manad',
    day: '2026-12-15',
  })
  const { rooms, view, day, days } = calendarAt('?rum=7&vy=ar&datum=2026-13-01').shown()
  expect({ rooms, view, day }).toEqual({ rooms: [1, 2, 3], view: 'vecka', day: '2026-11-24' })
  expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-23', '2026-11-29', 7])
})

test('a phone shows a day instead of a week, and the address keeps the week for a wider screen', () => {
  const phone = calendarAt('?vy=vecka&datum=2026-11-24', true)
  expect(phone.shown()).toMatchObject({ view: 'dag', days: ['2026-11-24'] })
  expect(phone.show({ turn: 1 })).toEqual({ vy: 'vecka', datum: '2026-11-25', rum: '1,2,3' })
  expect(calendarAt('?vy=manad', true).shown().view).toBe('manad')
})

test('what is chosen stands in the address, beside all else that does', () => {
  const address = '?rum=2&datum=2026-11-24&bokning=b1'
  expect(calendarAt(address).show({ rooms: [1, 2] })).toEqual({
    rum: '1,2',
    datum: '2026-11-24',
    bokning: 'b1',
    vy: 'vecka',
  })
  expect(calendarAt(address).show({ view: 'lista', day: '2026-12-01' }, 'bokning')).toEqual({
    rum: '2',
    datum: '2026-12-01',
    vy: 'lista',
  })
})

test.each([
  ['dag', 1, '2026-11-25'],
  ['dag', -1, '2026-11-23'],
  ['vecka', 1, '2026-12-01'],
  ['vecka', -1, '2026-11-17'],
  ['manad', 1, '2026-12-24'],
  ['lista', -1, '2026-10-24'],
] as const)('turned from a %s by %i the calendar shows %s', (view, turn, datum) => {
  expect(calendarAt(`?vy=${view}&datum=2026-11-24`).show({ turn })).toMatchObject({ datum })
  // Of no day that can be shown it turns from today.
  expect(calendarAt(`?vy=${view}&datum=x`).show({ turn })).toMatchObject({ datum })
})

test('two turns before the first is drawn are two', () => {
  const { shown } = calendarAt('?datum=2026-11-24')
  act(() => {
    shown().show({ turn: 1 })
    shown().show({ turn: 1 })
  })
  expect(globalThis.location.search).toContain('datum=2026-12-08')
})

test('it turns out of the years that the portal knows in no direction', () => {
  const last = '?vy=vecka&datum=2099-12-21'
  expect(calendarAt(last).show({ turn: 1 })).toEqual({ vy: 'vecka', datum: '2099-12-21' })
  expect(calendarAt(last).show({ day: '1999-12-01' })).toEqual({ vy: 'vecka', datum: '2099-12-21' })
})
