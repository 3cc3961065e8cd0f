import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../shared/limits.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import { addDays, dayOf, isDay, momentOf, weekdayOf } from '../../../../../shared/rules/days.ts'
import { daysOf, monthsOf, periodInWords, turned } from './shownPeriod.ts'
import { addMonths, lastOf, mondayOf, weekOf, weeksOf } from './swedishDays.ts'

describe.each([
  ['Europe/Stockholm', 13],
  ['America/New_York', 7],
  ['Pacific/Kiritimati', 2],
  ['UTC', 12],
])('in a browser of %s', (zone, noonThere) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone)
  })
  afterEach(() => {
    vi.unstubAllEnvs()
  })

  test('which is another zone, and not the tests’ own', () => {
    expect(new Date('2026-01-15T12:00:00Z').getHours()).toBe(noonThere)
  })

  test('a time of a day is Swedish, before and after both clock changes', () => {
    expect(momentOf('2026-03-27', 9 * 60).toISOString()).toBe('2026-03-27T08:00:00.000Z')
    expect(momentOf('2026-03-30', 9 * 60).toISOString()).toBe('2026-03-30T07:00:00.000Z')
    expect(momentOf('2026-10-23', 9 * 60).toISOString()).toBe('2026-10-23T07:00:00.000Z')
    expect(momentOf('2026-10-26', 9 * 60).toISOString()).toBe('2026-10-26T08:00:00.000Z')
  })

  test('every bookable quarter of a year leads to its moment and back', () => {
    for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
      for (let minute = limits.firstHour * 60; minute <= limits.lastHour * 60; minute += 105) {
        const moment = momentOf(day, minute)
        expect([dayOf(moment), minutesOf(moment)]).toEqual([day, minute])
      }
    }
  })

  test('the days of the clock changes are days like any other, whatever their length', () => {
    expect(momentOf('2026-03-29', 5 * 60).toISOString()).toBe('2026-03-29T03:00:00.000Z')
    expect(momentOf('2026-10-25', 5 * 60).toISOString()).toBe('2026-10-25T04:00:00.000Z')
    expect(momentOf('2026-03-29', 0).toISOString()).toBe('2026-03-28T23:00:00.000Z')
    expect(momentOf('2026-10-25', 22 * 60).toISOString()).toBe('2026-10-25T21:00:00.000Z')
    expect(daysOf('vecka', '2026-03-29')).toHaveLength(7)
  })

  test('the week begins on Monday', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16')
    expect(mondayOf('2026-11-16')).toBe('2026-11-16')
    expect(weekdayOf('2026-11-22')).toBe(6)
  })
})

test.each([
  ['2026-01-01', 1],
  ['2026-12-28', 53],
  ['2026-12-31', 53],
  ['2027-01-01', 53],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-12-30', 1],
  ['2021-01-03', 53],
  ['2028-02-29', 9],
  ['2026-03-29', 13],
  ['2026-03-30', 14],
])('the week of %s is %i', (day, week) => {
  expect(weekOf(day)).toBe(week)
})

test('New Year goes across the year, in days, months and words', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(daysOf('vecka', '2027-01-01')[0]).toBe('2026-12-28')
  expect(monthsOf(daysOf('vecka', '2027-01-01'))).toEqual(['2026-12', '2027-01'])
  expect(turned('manad', '2026-12-31', 1)).toBe('2027-01-31')
  expect(turned('vecka', '2026-12-31', 1)).toBe('2027-01-07')
  expect(periodInWords('vecka', '2026-11-24')).toBe('Vecka 48, 23–29 november 2026')
  expect(periodInWords('vecka', '2026-12-01')).toBe('Vecka 49, 30 november – 6 december 2026')
  expect(periodInWords('vecka', '2026-12-31')).toBe('Vecka 53, 28 december 2026 – 3 januari 2027')
})

test('a leap day is a day, and a month later there is none', () => {
  expect(lastOf('2028-02')).toBe('2028-02-29')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28')
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28')
  expect(isDay('2028-02-29')).toBe(true)
  expect(isDay('2027-02-29')).toBe(false)
})

test('an address can hold anything; only days are taken', () => {
  for (const text of ['', '2026-13-01', '2026-1-1', '1999-01-01', 'i dag', '2026-04-31']) {
    expect(isDay(text)).toBe(false)
  }
})

test('a month shows whole weeks', () => {
  const weeks = weeksOf('2027-02')
  expect(weeks).toHaveLength(4)
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual(['2027-02-01', '2027-02-28'])
  expect(weeksOf('2026-11')[0]?.[0]).toBe('2026-10-26')
  expect(monthsOf(daysOf('manad', '2026-11-10'))).toEqual(['2026-10', '2026-11', '2026-12'])
})
