import { ulid } from 'ulid'
import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import {
  at,
  book,
  bookedBefore,
  edit,
  mondaysFrom,
  pastMonday,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const passed = { 'event.start': 'Tiden har redan passerat.' }
const monday = mondaysFrom('2041-10-07')

test('nobody books a time that is over', async () => {
  const { token } = await person()
  const { status, body } = await book(token, '2026-03-02T08:00:00.000Z', '2026-03-02T09:00:00.000Z')
  expect([status, body.error.fields]).toEqual([400, passed])
})

test('a booking to come is not moved to a time that is over', async () => {
  const { token } = await person()
  const day = monday()
  const { body } = await book(token, at(day, '08:00'), at(day, '09:00'))
  const past = { start: '2026-03-03T08:00:00.000Z', end: '2026-03-03T09:00:00.000Z' }
  const moved = await edit(token, { id: body.results.id, ...past })
  expect([moved.status, moved.body.error.fields]).toEqual([400, passed])
})

test('the note of a past booking can be mended, and it can move to a time to come', async () => {
  const owner = await person()
  const past = await bookedBefore(owner, pastMonday(5))
  const mended = await edit(owner.token, { id: past.id, desc: 'Protokollet är klart' })
  expect(mended.body.results).toMatchObject({ body: 'Protokollet är klart' })
  const day = monday()
  const moved = await edit(owner.token, {
    id: past.id,
    start: at(day, '08:00'),
    end: at(day, '09:00'),
  })
  expect(moved.status).toBe(200)
})

test('a past booking is not moved to a time to come by whoever has a hundred there', async () => {
  const owner = await person()
  const past = await bookedBefore(owner, pastMonday(6))
  const next = mondaysFrom('2091-01-01')
  for (let week = 0; week < serverLimits.bookingsAhead; week++) {
    const day = next()
    const times = { startdate: at(day, '08:00'), enddatetime: at(day, '08:15') }
    const { id: userid } = owner
    await bookings.add([{ ...times, id: ulid(), title: 'Åsa', body: '', userid, Rum: 3 }])
  }
  const day = monday()
  const when = { start: at(day, '08:00'), end: at(day, '09:00') }
  const { status, body } = await edit(owner.token, { id: past.id, ...when })
  expect([status, body.error.code]).toEqual([409, 'too_many_bookings'])
  expect((await edit(owner.token, { id: past.id, desc: 'Kvar' })).status).toBe(200)
})

test('what has expired shows nowhere, though it still lies there', async () => {
  const owner = await person()
  const { token } = owner
  const past = await bookedBefore(owner, '2015-03-04')
  expect((await call('calendar.get', { event: past.id }, { token })).status).toBe(404)
  const month = await call('calendar.events', { month: 3, year: 2015, Rum: 1 }, { token })
  expect(month.body.results).toEqual([])
  // The day is written over as the version that it is.
  await bookedBefore(owner, '2015-03-04')
})

test('a past booking of somebody who is gone is moved to no time to come, and its note can be mended', async () => {
  const [{ token }, gone] = [await person({ Role: ADMIN }), await person()]
  const past = await bookedBefore(gone, pastMonday(30))
  await call('users.delete', { id: [gone.id] }, { token })
  const day = monday()
  const moved = await edit(token, { id: past.id, start: at(day, '08:00'), end: at(day, '09:00') })
  expect([moved.status, moved.body.error.code]).toEqual([404, 'not_found'])
  const { body } = await call('calendar.get', { event: past.id }, { token })
  expect(body.results.startdate).toBe(past.startdate)
  expect((await edit(token, { id: past.id, desc: 'Protokoll' })).status).toBe(200)
})
