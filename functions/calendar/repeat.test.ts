import { addDays } from '../../shared/rules/days.ts'
import { describe, expect, test } from 'vitest'
import {
  at,
  book,
  bookSeries,
  weekly,
  freshMondays,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const freshMonday = freshMondays('2068-01-02')

const seriesIn = async (id: string) => bookings.ofSeries(id)
describe('a booking that repeats', () => {
  test('says which of its times cannot be booked, and stores nothing', async () => {
    const [{ token }, other] = [await person(), await person({ Firstname: 'Anna', Lastname: 'Ek' })]
    const first = freshMonday()
    const second = addDays(first, 7)
    await book(other.token, at(second, '08:30'), at(second, '09:30'))
    const wish = { start: at(first, '08:00'), end: at(first, '09:00'), Rum: 1 as const }
    const { status, body } = await call(
      'calendar.repeat',
      { ...wish, every: 1, times: 3 },
      { token },
    )
    expect(status).toBe(200)
    expect(body.results.map(({ wrong }: any) => wrong)).toEqual([
      undefined,
      expect.stringMatching(/^Welcome är redan bokat .* 09\.30–10\.30 av Anna Ek\.$/),
      undefined,
    ])
    expect(await bookings.of(1, first, addDays(first, 21))).toHaveLength(1)
  })

  test.each([
    [{ every: 1, times: 1 }, { times: 'Välj mellan 2 och 48 gånger.' }],
    [{ every: 1, times: 49 }, { times: 'Välj mellan 2 och 48 gånger.' }],
    [{ every: 1 }, { times: 'Välj hur många gånger.' }],
    [{ every: 1, until: '2063-01-05' }, { until: 'Välj en dag längre fram.' }],
    [{ every: 1, until: '2064-12-31' }, { until: 'Högst 48 gånger. Välj en tidigare dag.' }],
  ])('%o is refused with a Swedish text', async (how, fields) => {
    const { token } = await person()
    const wish = { start: at('2063-01-02', '08:00'), end: at('2063-01-02', '09:00'), Rum: 1 }
    const { status, body } = await call('calendar.repeat', { ...wish, ...how } as any, { token })
    expect([status, body.error.fields]).toEqual([400, fields])
  })

  test('is stored as ordinary bookings that know their series', async () => {
    const { token, id } = await person()
    const first = freshMonday()
    const { status, body } = await bookSeries(token, weekly(first, 4))
    expect([status, body.message, body.results.length]).toEqual([200, 'Adderas.', 4])
    const [{ series }] = body.results
    expect(await seriesIn(series)).toEqual(body.results)
    for (const booking of body.results) expect(await bookings.get(booking.id)).toEqual(booking)
    const [told] = (await logOf(id)).slice(-1)
    expect(told?.message).toMatch(/^Bokade Welcome .* 09\.00–10\.00 och 3 till$/)
  })

  test('is not stored at all when one of its times has been taken', async () => {
    const [{ token }, other] = [await person(), await person()]
    const first = freshMonday()
    const third = addDays(first, 14)
    await book(other.token, at(third, '08:00'), at(third, '09:00'))
    const { status, body } = await bookSeries(token, weekly(first, 4))
    expect([status, body.error.code]).toEqual([409, 'clash'])
    expect(Object.keys(body.error.fields)).toEqual([expect.stringMatching(/\.03$/)])
    expect(await bookings.of(1, first, addDays(first, 28))).toHaveLength(1)
  })

  test('is refused when it would be more than one person may have to come', async () => {
    const { token } = await person()
    const first = freshMonday()
    for (const Rum of [1, 2])
      expect((await bookSeries(token, weekly(first, 48, Rum))).status).toBe(200)
    const { status, body } = await bookSeries(token, weekly(first, 5, 3))
    expect([status, body.error.error]).toEqual([
      409,
      'Det blir fler än 100 kommande bokningar. Välj färre gånger.',
    ])
    expect((await bookSeries(token, weekly(first, 4, 3))).status).toBe(200)
  })
})
