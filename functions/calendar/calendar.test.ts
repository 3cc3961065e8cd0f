import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../shared/rules/days.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { users } from '../stores/people/users.ts'
import { at, book, edit, mondaysFrom } from '../../infra/testing/functions/bookings.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

const monday = mondaysFrom('2038-01-11')

type Room = 1 | 2 | 3

const month = async (token: string, day: string, Rum: Room = 1) => {
  const [year, number] = day.split('-').map(Number)
  const input = { year, month: number, Rum }
  return (await call('calendar.events', input, { token })).body.results
}

describe('a booking', () => {
  test('that is refused takes no place in the log of whoever tried', async () => {
    const { token, id } = await person()
    const day = monday()
    const tries = Array.from({ length: 3 }, () => book(token, at(day, '08:00'), at(day, '09:00')))
    await Promise.all(tries)
    const before = (await users.latest(id))?.LogAntal
    for (let tried = 0; tried < 3; tried++) {
      expect((await book(token, at(day, '08:00'), at(day, '09:00'))).status).toBe(409)
    }
    expect((await users.latest(id))?.LogAntal).toBe(before)
  })

  test('is stored, listed in its month and room, moved, and taken away', async () => {
    const { token, id } = await person({ Firstname: 'Anna', Lastname: 'Bergström' })
    const day = monday()
    const added = await book(token, at(day, '08:15'), at(day, '09:00'), { desc: ' Planering ' })
    expect([added.status, added.body.message]).toEqual([200, 'Adderas.'])
    const { results } = added.body
    expect(results).toEqual({
      id: expect.stringMatching(/^\w{26}$/),
      title: 'Anna Bergström',
      startdate: at(day, '08:15'),
      enddatetime: at(day, '09:00'),
      body: 'Planering',
      userid: id,
      Rum: 1,
    })
    expect(await month(token, day)).toContainEqual(results)
    expect(await month(token, day, 2)).not.toContainEqual(results)

    const tuesday = day.replace(/\d\d$/, (date) => String(Number(date) + 1).padStart(2, '0'))
    const moved = { id: results.id, start: at(tuesday, '12:00'), end: at(tuesday, '13:30'), Rum: 2 }
    const edited = await edit(token, moved)
    expect([edited.status, edited.body.message]).toEqual([200, 'Sparas.'])
    expect(edited.body.results).toMatchObject({
      title: 'Anna Bergström',
      body: 'Planering',
      Rum: 2,
    })
    expect(await bookings.of(1, day, tuesday)).toEqual([])
    expect(await bookings.of(2, day, tuesday)).toEqual([edited.body.results])

    const gone = await call('calendar.delete', { event: results.id }, { token })
    expect(gone.body).toEqual({ results: true })
    expect(await bookings.of(2, day, tuesday)).toEqual([])
    expect((await call('calendar.delete', { event: results.id }, { token })).status).toBe(404)
    const told = (await logOf(id)).slice(-3).map(({ message }) => message)
    expect(told[0]).toMatch(/^Bokade Welcome \d+ januari 2038 09\.15–10\.00$/)
    expect(told[1]).toMatch(/^Ändrade bokningen av Stor \d+ januari 2038 13\.00–14\.30$/)
    expect(told[2]).toMatch(/^Avbokade Stor /)
  })

  test('is refused to whoever has a hundred to come', async () => {
    const { token, id: userid } = await person()
    const days = mondaysFrom('2090-01-03')
    for (let week = 0; week < 5; week++) {
      const day = days()
      for (let quarter = 0; quarter < 20; quarter++) {
        const from = Date.parse(at(day, '08:00')) + quarter * 900_000
        const [startdate, enddatetime] = [from, from + 900_000].map((ms) =>
          new Date(ms).toISOString(),
        )
        const times = { startdate: startdate ?? '', enddatetime: enddatetime ?? '' }
        await bookings.add([{ ...times, id: ulid(), title: 'Åsa Öman', body: '', userid, Rum: 3 }])
      }
    }
    const day = monday()
    const refused = await book(token, at(day, '08:00'), at(day, '09:00'))
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        code: 'too_many_bookings',
        error: 'Det finns redan 100 kommande bokningar. Avboka någon av dem först.',
      },
    ])
    expect(await bookings.of(1, day, day)).toEqual([])
  })

  test('over another one is refused with the clash named; beside it is not', async () => {
    const [one, other] = [await person({ Firstname: 'Anna', Lastname: 'Ek' }), await person()]
    const day = monday()
    await book(one.token, at(day, '08:00'), at(day, '09:00'))
    const clash = await book(other.token, at(day, '08:45'), at(day, '10:00'))
    expect([clash.status, clash.body.error.code]).toEqual([409, 'clash'])
    expect(clash.body.error.error).toMatch(
      /^Welcome är redan bokat \d+ \p{L}+ 2038 09\.00–10\.00 av Anna Ek\.$/u,
    )
    expect((await book(other.token, at(day, '09:00'), at(day, '10:00'))).status).toBe(200)
    expect((await book(other.token, at(day, '08:00'), at(day, '09:00'), { Rum: 3 })).status).toBe(
      200,
    )
    expect(await bookings.of(1, day, day)).toHaveLength(2)
  })

  test('of somebody else is changed and taken away by administrators alone', async () => {
    const [owner, colleague] = [await person(), await person({ Role: ADMIN })]
    const day = monday()
    const { body } = await book(owner.token, at(day, '08:00'), at(day, '09:00'))
    const { id } = body.results
    const stranger = { token: (await person()).token }
    const wish = { event: { id, desc: 'Flyttad' } }
    expect((await call('calendar.edit', wish, stranger)).status).toBe(403)
    expect((await call('calendar.delete', { event: id }, stranger)).status).toBe(403)
    const { token } = colleague
    const edited = await call('calendar.edit', { event: { id, desc: 'Flyttad' } }, { token })
    expect([edited.status, edited.body.results.userid]).toEqual([200, owner.id])
    expect((await call('calendar.delete', { event: id }, { token })).status).toBe(200)
    expect(await bookings.of(1, day, day)).toEqual([])
  })

  test('shows on its day beside those of the other rooms', async () => {
    const { token } = await person()
    const day = monday()
    await book(token, at(day, '10:00'), at(day, '11:00'), { Rum: 3 })
    await book(token, at(day, '08:00'), at(day, '09:00'), { Rum: 2 })
    const { body } = await call('calendar.day', { day }, { token })
    expect(body.results.map(({ Rum }: { Rum: number }) => Rum)).toEqual([2, 3])
    expect((await call('calendar.day', { day: 'i dag' }, { token })).status).toBe(400)
  })

  test('shows in its week, which is the most that all rooms are read for at once', async () => {
    const { token } = await person()
    const day = monday()
    await book(token, at(addDays(day, 2), '10:00'), at(addDays(day, 2), '11:00'), { Rum: 3 })
    await book(token, at(addDays(day, 7), '08:00'), at(addDays(day, 7), '09:00'), { Rum: 2 })
    const read = (to: string) => call('calendar.day', { day, to }, { token })
    const week = await read(addDays(day, 6))
    expect(week.body.results.map(({ Rum }: { Rum: number }) => Rum)).toEqual([3])
    for (const to of [addDays(day, 7), addDays(day, -1)]) {
      const { status, body } = await read(to)
      expect([status, body.error.fields]).toEqual([400, { to: 'Välj högst 7 dagar.' }])
    }
  })

  test('for somebody else is for administrators, and becomes that person’s', async () => {
    const [one, admin] = [await person(), await person({ Role: ADMIN })]
    const day = monday()
    const time = [at(day, '08:00'), at(day, '09:00')] as const
    expect((await book(one.token, ...time, { currentUserid: admin.id })).status).toBe(403)
    const { body } = await book(admin.token, ...time, { currentUserid: one.id })
    expect(body.results.userid).toBe(one.id)
    const nobody = await book(admin.token, ...time, { currentUserid: 'ingen', Rum: 2 })
    expect(nobody.status).toBe(404)
    const { id: currentUserid } = await person({ InAktiv: true })
    expect((await book(admin.token, ...time, { currentUserid, Rum: 3 })).status).toBe(400)
  })

  test.each([
    ['on a Saturday', '2038-01-16T08:00:00Z', '2038-01-16T09:00:00Z', 'start'],
    ['on a holiday', '2038-01-06T08:00:00Z', '2038-01-06T09:00:00Z', 'start'],
    ['on Midsummer’s Eve', '2038-06-25T08:00:00Z', '2038-06-25T09:00:00Z', 'start'],
    ['before five', '2038-01-12T03:45:00Z', '2038-01-12T05:00:00Z', 'start'],
    ['after ten at night', '2038-01-12T20:00:00Z', '2038-01-12T21:15:00Z', 'end'],
    ['between quarters', '2038-01-12T08:05:00Z', '2038-01-12T09:00:00Z', 'start'],
    ['that ends before it begins', '2038-01-12T09:00:00Z', '2038-01-12T08:00:00Z', 'end'],
    ['that never ends', '2038-01-12T09:00:00Z', '2038-01-12T09:00:00Z', 'end'],
    ['over midnight', '2038-01-12T20:00:00Z', '2038-01-13T05:00:00Z', 'end'],
    ['without a time', 'i morgon', '2038-01-13T05:00:00Z', 'start'],
    ['in a year that no calendar shows', '1500-01-15T08:00:00Z', '2038-01-12T09:00:00Z', 'start'],
  ])('%s is refused with a Swedish text', async (_, start, end, field) => {
    const { token } = await person()
    const { status, body } = await book(token, start, end)
    expect(status).toBe(400)
    expect(body.error.fields).toEqual({
      [`event.${field}`]: expect.stringMatching(/^[A-ZÅÄÖ].*\.$/),
    })
  })

  test('in a room that is none is refused', async () => {
    const { token } = await person()
    const event = { start: '2038-01-12T08:00:00Z', end: '2038-01-12T09:00:00Z', Rum: 4 }
    expect((await send('calendar.add', { event }, { token })).status).toBe(400)
    const months = { month: 13, year: 2038, Rum: 1 }
    expect((await send('calendar.events', months, { token })).status).toBe(400)
  })

  test('goes back to where it was only while nobody else has moved it', async () => {
    const [one, admin] = [await person(), await person({ Role: ADMIN })]
    const day = monday()
    const before = { start: at(day, '08:00'), end: at(day, '09:00'), Rum: 1 }
    const { body } = await book(one.token, before.start, before.end)
    const { id } = body.results
    const moved = { start: at(day, '10:00'), end: at(day, '11:00'), Rum: 2 }
    expect((await edit(one.token, { id, ...moved })).status).toBe(200)
    const others = { start: at(day, '13:00'), end: at(day, '14:00') }
    expect((await edit(admin.token, { id, ...others })).status).toBe(200)
    const refused = await edit(one.token, { id, ...before, seen: moved })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      {
        code: 'changed',
        error: 'Bokningen har ändrats sedan dess och är kvar som den är nu.',
      },
    ])
    expect(await bookings.get(id)).toMatchObject({ startdate: others.start, Rum: 2 })
    const back = await edit(one.token, { id, ...before, seen: { ...others, Rum: 2 } })
    expect([back.status, back.body.results.startdate]).toEqual([200, before.start])
  })
})

describe('the night when the clocks change', () => {
  test.each([
    ['in March', '2056-03-24T04:00:00Z', '2056-03-27T03:00:00Z'],
    ['in October', '2038-10-29T03:00:00Z', '2038-11-01T04:00:00Z'],
  ])('%s leaves five o’clock at five', async (_, friday, mondayAfter) => {
    const { token } = await person()
    for (const start of [friday, mondayAfter]) {
      const end = new Date(Date.parse(start) + 30 * 60_000).toISOString()
      expect((await book(token, start, end)).status).toBe(200)
      const early = new Date(Date.parse(start) - 15 * 60_000).toISOString()
      expect((await book(token, early, start)).status).toBe(400)
    }
  })
})

test.each([
  ['the leap day', '2056-02-29', '2056-03-01'],
  ['the last working day of a year', '2038-12-30', '2039-01-03'],
])('%s is in its own month, in Swedish time', async (_, day, next) => {
  const { token } = await person()
  // The last quarter of an hour that can be booked: 21.45 in Sweden.
  const { body } = await book(token, at(day, '20:45'), at(day, '21:00'))
  expect(await month(token, day)).toContainEqual(body.results)
  expect(await month(token, next)).not.toContainEqual(body.results)
})
