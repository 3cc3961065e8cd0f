import { expect, test } from 'vitest'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { at, book } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

test('the first free times in some rooms go around what is booked, and can be booked', async () => {
  const { token } = await person()
  // A Monday in winter: 08.00 in Sweden is 07:00 in UTC.
  const [day, next] = ['2075-01-14', '2075-01-15']
  await book(token, at(day, '07:00'), at(day, '09:00'), { Rum: 1 })
  await book(token, at(day, '07:30'), at(day, '20:45'), { Rum: 2 })
  const wish = { minutes: 45, Rum: '1,2', from: day }
  const { status, body } = await call('calendar.free', wish, { token })
  expect(status).toBe(200)
  expect(body.results.slice(0, 3)).toEqual([
    { start: at(day, '09:00'), end: at(day, '09:45'), Rum: 1 },
    { start: at(next, '07:00'), end: at(next, '07:45'), Rum: 1 },
    { start: at(next, '07:00'), end: at(next, '07:45'), Rum: 2 },
  ])
  for (const { start, end, Rum } of body.results) {
    expect((await book(token, start, end, { Rum })).status).toBe(200)
  }
})

test('a number that is not given is told as any other field, and one that is none as that', async () => {
  const { token } = await person()
  const faultsOf = async (...asked: Parameters<typeof call>) =>
    (await call(...asked)).body.error.fields
  const wish = { Rum: '1', from: '2075-01-14' }
  expect(await faultsOf('calendar.free', wish, { token })).toEqual({ minutes: 'Måste fyllas i.' })
  const word = { ...wish, minutes: 'länge' }
  expect(await faultsOf('calendar.free', word, { token })).toEqual({ minutes: 'Har fel form.' })
  expect(await faultsOf('calendar.events', {}, { token })).toEqual({
    month: 'Måste fyllas i.',
    year: 'Måste fyllas i.',
    Rum: 'Välj ett rum.',
  })
  const room = { month: 1, year: 2075, Rum: 'stora' }
  expect(await faultsOf('calendar.events', room, { token })).toEqual({ Rum: 'Välj ett rum.' })
})

test('a length that is no quarter, no room, or a day that there is not, is refused', async () => {
  const { token } = await person()
  const wish = { minutes: 50, Rum: '1', from: '2075-01-14' }
  expect((await call('calendar.free', wish, { token })).status).toBe(400)
  expect((await call('calendar.free', { ...wish, minutes: 45, Rum: '4' }, { token })).status).toBe(
    400,
  )
  for (const day of ['2026-13-01', '2026-00-10', '2026-02-30', '2026-1-1']) {
    const { status, body } = await call(
      'calendar.free',
      { ...wish, minutes: 45, from: day },
      { token },
    )
    expect([status, body.error.fields]).toEqual([400, { from: 'Välj en dag och en tid.' }])
    expect((await call('calendar.day', { day }, { token })).status).toBe(400)
  }
})

test('a search from a day that is over begins today', async () => {
  const { token } = await person()
  const today = dayOf(new Date())
  // At half past exactly, half past is still offered.
  const thisMinute = `${new Date().toISOString().slice(0, 16)}:00.000Z`
  const wish = { minutes: 15, Rum: '1,2,3', from: addDays(today, -60) }
  const { status, body } = await call('calendar.free', wish, { token })
  expect(status).toBe(200)
  expect(body.results).toHaveLength(5)
  expect(body.results[0].start >= thisMinute).toBe(true)
})
