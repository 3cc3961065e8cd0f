import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { at, book, bookSeries, edit, weekly } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

test('what somebody has booked next is theirs alone, and does not go on for ever', async () => {
  const [owner, other] = [await person(), await person()]
  const today = dayOf(new Date())
  const stored = (id: string, userid: string, day: string, Rum: 1 | 3) => ({
    id: `${id}${crypto.randomUUID()}`,
    title: 'Åsa Öman',
    startdate: at(day, '02:00'),
    enddatetime: at(day, '03:00'),
    body: '',
    userid,
    Rum,
  })
  const [later, sooner] = [
    stored('SENARE', owner.id, addDays(today, 41), 1),
    stored('FORST', owner.id, addDays(today, 40), 3),
  ]
  const far = stored('LANGT', owner.id, addDays(today, 61), 3)
  for (const one of [later, sooner, far]) await bookings.add([one])
  await bookings.add([stored('ANNAN', other.id, addDays(today, 42), 3)])
  const { status, body } = await call('calendar.mine', {}, owner)
  expect([status, body.results]).toEqual([200, [sooner, later]])
})

test('a booking is found by its id wherever it has been moved, until it is gone', async () => {
  const { token } = await person()
  const { body } = await book(token, at('2074-01-15', '08:00'), at('2074-01-15', '09:00'))
  const { id } = body.results
  expect((await call('calendar.get', { event: id }, { token })).body.results).toEqual(body.results)
  await call('calendar.delete', { event: id }, { token })
  expect((await call('calendar.get', { event: id }, { token })).status).toBe(404)
})

test('the id of a series, and one that is put together of a booking’s, are no booking’s', async () => {
  const { token } = await person()
  const series = await bookSeries(token, weekly('2074-02-05', 2))
  const one = await book(token, at('2074-01-22', '08:00'), at('2074-01-22', '09:00'))
  const { id } = one.body.results
  for (const event of [series.body.results[0].series, `${id}.01`, `${id}.__proto__`, '.', '.x']) {
    expect((await call('calendar.get', { event }, { token })).status).toBe(404)
    expect((await edit(token, { id: event, desc: 'Ny' })).status).toBe(404)
    expect((await call('calendar.delete', { event }, { token })).status).toBe(404)
  }
  expect((await call('calendar.get', { event: id }, { token })).status).toBe(200)
})
