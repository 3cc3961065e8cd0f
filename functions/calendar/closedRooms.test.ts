import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { book, edit } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal(async () => ({ settings: { rooms: { for: 'administrators', edits: 'all' } } }))

const [start, end] = ['2031-03-03T09:00:00.000Z', '2031-03-03T10:00:00.000Z']

test('where the rooms are the administrators’, staff neither see nor book them', async () => {
  const { token } = await person()
  const month = { month: 3, year: 2031, Rum: 1 }
  expect((await call('calendar.events', month, { token })).status).toBe(403)
  expect((await call('calendar.day', { day: '2031-03-03' }, { token })).status).toBe(403)
  expect((await call('calendar.mine', {}, { token })).status).toBe(403)
  expect((await call('calendar.get', { event: 'b' }, { token })).status).toBe(403)
  const free = { minutes: 45, Rum: '1', from: '2031-03-03' }
  expect((await call('calendar.free', free, { token })).status).toBe(403)
  const weekly = { start, end, Rum: 1 as const, every: 1, times: 2 }
  expect((await call('calendar.repeat', weekly, { token })).status).toBe(403)
  expect((await book(token, start, end)).status).toBe(403)
})

test('an administrator’s booking is changed by every role below 2, as the owner’s client had it', async () => {
  const [admin, staff] = [await person({ Role: ADMIN }), await person()]
  const { body } = await book(admin.token, start, end)
  const changed = await edit(staff.token, { id: body.results.id, desc: 'Flyttad' })
  expect([changed.status, changed.body.results.userid]).toEqual([200, admin.id])
})
