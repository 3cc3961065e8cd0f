import { expect, test } from 'vitest'
import { goesOn, type Report, reportNotification } from './reports.ts'

test('what is reported an hour later is a notification of its own', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute)).toISOString()
  const event = (minute: number): Report => ({
    type: 'accessibility.reported',
    userid: 'karin',
    message: 'Rapporterade ett hinder: Hej',
    by: { id: 'anna', name: 'Anna' },
    at: at(minute),
  })
  const first = { ...reportNotification(event(0)), stamp: at(0) }
  expect(goesOn(first, event(59))).toBe(true)
  expect(goesOn(first, event(60))).toBe(false)
  expect(goesOn(first, { ...event(1), by: { id: 'tove', name: 'Tove' } })).toBe(false)
  // Those of released versions do not say what they are made of.
  expect(goesOn({ ...first, reports: undefined }, event(1))).toBe(false)
})
