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

test('an administrator reads in words how much somebody has reported within an hour', () => {
  const at = '2026-11-22T08:00:00.000Z'
  let told: (ReturnType<typeof reportNotification> & { stamp: string }) | undefined
  const said = ['ett', 'två', 'tre', 'fyra', 'fem'].map((word) => {
    const event: Report = {
      type: 'accessibility.reported',
      userid: 'karin',
      message: `Rapporterade ett hinder: Nummer ${word}`,
      by: { id: 'anna', name: 'Anna' },
      at,
    }
    told = { ...reportNotification(event, told), stamp: at }
    return told.message.split(':')[0]
  })
  expect(said).toEqual(
    ['ett', 'två', 'tre', 'fyra', 'fem'].map((word) => `Rapporterade ${word} hinder`),
  )
})
