import { expect, test } from 'vitest'
import { movedAlong, repeatedDays, timesOn } from './series.ts'

const noon = (day: string) => ({
  startdate: `${day}T11:00:00.000Z`,
  enddatetime: `${day}T12:00:00.000Z`,
})

test('every week goes over New Year and through week 53', () => {
  // 2026 has a week 53: Monday 28 December.
  expect(repeatedDays('2026-12-21', { every: 1, times: 4 })).toEqual([
    '2026-12-21',
    '2026-12-28',
    '2027-01-04',
    '2027-01-11',
  ])
})

test('every other week keeps its rhythm over a week 53', () => {
  expect(repeatedDays('2026-12-21', { every: 2, until: '2027-01-31' })).toEqual([
    '2026-12-21',
    '2027-01-04',
    '2027-01-18',
  ])
})

test('from the leap day it is every Thursday', () => {
  expect(repeatedDays('2024-02-29', { every: 1, times: 3 })).toEqual([
    '2024-02-29',
    '2024-03-07',
    '2024-03-14',
  ])
})

test('the last day may be one of them, and what is too long ends one beyond the most', () => {
  expect(repeatedDays('2027-01-04', { every: 1, until: '2027-01-11' })).toHaveLength(2)
  expect(repeatedDays('2027-01-04', { every: 1, until: '2099-12-31' })).toHaveLength(49)
  expect(repeatedDays('2099-12-24', { every: 1, times: 10 })).toHaveLength(2)
})

test('a time stays what Swedish clocks say when they change', () => {
  // 12.00 in winter is 11:00 in UTC, in summer 10:00.
  expect(timesOn('2027-04-05', noon('2027-03-22')).startdate).toBe('2027-04-05T10:00:00.000Z')
  expect(timesOn('2027-11-01', noon('2027-03-22')).startdate).toBe('2027-11-01T11:00:00.000Z')
})

test('others of a series move by as many days, and to the new time', () => {
  const before = noon('2027-03-22')
  const nextDay = noon('2027-03-23')
  expect(movedAlong(timesOn('2027-04-05', before), before, nextDay)?.startdate).toBe(
    '2027-04-06T10:00:00.000Z',
  )
  const later = { startdate: '2027-03-22T13:00:00.000Z', enddatetime: '2027-03-22T15:00:00.000Z' }
  expect(movedAlong(timesOn('2027-04-05', before), before, later)).toEqual({
    startdate: '2027-04-05T12:00:00.000Z',
    enddatetime: '2027-04-05T14:00:00.000Z',
  })
})

test('one that was moved by itself keeps its own time while only the day changes', () => {
  const own = { startdate: '2027-03-30T06:00:00.000Z', enddatetime: '2027-03-30T07:00:00.000Z' }
  expect(movedAlong(own, noon('2027-03-22'), noon('2027-03-23'))?.startdate).toBe(
    '2027-03-31T06:00:00.000Z',
  )
})

test('nothing moves beyond the years that a calendar shows', () => {
  expect(movedAlong(noon('2099-12-30'), noon('2099-12-01'), noon('2099-12-15'))).toBeUndefined()
})
