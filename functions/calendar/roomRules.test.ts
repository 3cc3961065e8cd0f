import { expect, test } from 'vitest'
import { book, bookSeries, edit } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'

const rules = { hours: { from: 8, to: 17 }, longestMinutes: 120, daysAhead: 9_000 }
usePortal(async () => ({ settings: { rooms: { for: 'everybody', edits: 'owner', ...rules } } }))

const at = (time: string) => `2031-03-03T${time}:00.000Z`

test('the stage’s rules of the rooms are decided on the server', async () => {
  const { token } = await person()
  const refused = async (start: string, end: string) => {
    const { status, body } = await book(token, start, end)
    return [status, body.error?.fields]
  }
  const hours = 'Rummen kan bokas mellan 08.00 och 17.00.'
  expect(await refused(at('06:00'), at('08:00'))).toEqual([400, { 'event.start': hours }])
  expect(await refused(at('08:00'), at('10:15'))).toEqual([
    400,
    { 'event.end': 'En bokning är högst 2 timmar.' },
  ])
  expect(await refused('2061-03-03T08:00:00.000Z', '2061-03-03T09:00:00.000Z')).toEqual([
    400,
    { 'event.start': 'Rummen kan bokas högst 9000 dagar i förväg.' },
  ])
  const booked = await book(token, at('08:00'), at('10:00'))
  expect(booked.status).toBe(200)
  const { id } = booked.body.results
  const longer = await edit(token, { id, end: at('10:30') })
  expect([longer.status, longer.body.error.fields]).toEqual([
    400,
    { 'event.end': 'En bokning är högst 2 timmar.' },
  ])
  const early = [{ start: at('06:00'), end: at('07:00'), Rum: 2 }]
  expect((await bookSeries(token, early)).status).toBe(400)
  const wish = { start: at('06:00'), end: at('07:00'), Rum: 2 as const, every: 1, times: 2 }
  const planned = await call('calendar.repeat', wish, { token })
  expect(planned.body.results.map(({ wrong }: any) => wrong)).toEqual([hours, hours])
})

test('a free time is not sought for longer than a booking may be', async () => {
  const { token } = await person()
  const sought = { Rum: '1', from: '2031-03-03' }
  expect((await call('calendar.free', { ...sought, minutes: 120 }, { token })).status).toBe(200)
  const { status, body } = await call('calendar.free', { ...sought, minutes: 135 }, { token })
  expect([status, body.error.fields]).toEqual([400, { minutes: 'En bokning är högst 2 timmar.' }])
})

test('the note of a booking from before the rules can be mended', async () => {
  const { token, id: userid } = await person()
  const times = { startdate: at('05:00'), enddatetime: at('09:00') }
  const id = 'FORE-REGLERNA'
  await bookings.add([{ id, title: 'Åsa Öman', body: '', userid, Rum: 3, ...times }])
  expect((await edit(token, { id, desc: 'Mer' })).status).toBe(200)
})
