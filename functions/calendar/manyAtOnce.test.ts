import { ulid } from 'ulid'
import { describe, expect, test } from 'vitest'
import { serverLimits } from '../../shared/serverLimits.ts'
import { overlaps } from '../../shared/rules/calendar/overlaps.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { at, book, edit, mondaysFrom } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { crowdOf, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

const monday = mondaysFrom('2056-01-10')

describe('many at once', () => {
  test('fifty bookings of the same time: one is stored, the others are told which', async () => {
    const day = monday()
    const crowd = await crowdOf(10)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        book(crowd[index % 10]?.token ?? '', at(day, '08:00'), at(day, '09:00'), {
          desc: `${index}`,
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => body.error?.code === 'clash')).toHaveLength(49)
    expect(await bookings.of(1, day, day)).toHaveLength(1)
  })

  test(
    'twenty writers at random: never an overlap, and no time is blocked by nothing',
    { timeout: 120_000 },
    async () => {
      const day = monday()
      const crowd = await crowdOf(20, { Role: ADMIN })
      const random = (most: number) => Math.floor(Math.random() * most)
      const time = () => {
        const start = 7 * 4 + random(20)
        const hour = (slot: number) =>
          `${String(Math.floor(slot / 4)).padStart(2, '0')}:${String((slot % 4) * 15).padStart(2, '0')}`
        return { start: at(day, hour(start)), end: at(day, hour(start + 1 + random(4))) }
      }
      const statuses = new Set<number>()
      await Promise.all(
        crowd.map(async ({ token }) => {
          const own: string[] = []
          for (let step = 0; step < 25; step++) {
            const id = own[random(own.length)]
            const act = id === undefined ? 0 : random(3)
            if (act === 0) {
              const { start, end } = time()
              const { status, body } = await book(token, start, end)
              statuses.add(status)
              if (status === 200) own.push(body.results.id)
            } else if (act === 1) statuses.add((await edit(token, { id, ...time() })).status)
            else
              statuses.add((await call('calendar.delete', { event: id ?? '' }, { token })).status)
          }
        }),
      )
      expect([...statuses].every((status) => [200, 404, 409].includes(status))).toBe(true)
      const left = await bookings.of(1, day, day)
      for (const [index, booking] of left.entries()) {
        expect(left.slice(index + 1).some((other) => overlaps(other, booking))).toBe(false)
        expect(await bookings.get(booking.id)).toEqual(booking)
      }
      const [{ token } = { token: '' }] = crowd
      for (const { id } of left) await call('calendar.delete', { event: id }, { token })
      expect((await book(token, at(day, '06:00'), at(day, '20:00'))).status).toBe(200)
    },
  )

  test('twenty bookings of somebody with room for three more: three are stored', async () => {
    const { id, token } = await person()
    const day = monday()
    const clock = (slot: number) =>
      `${String(6 + Math.floor(slot / 4)).padStart(2, '0')}:${String((slot % 4) * 15).padStart(2, '0')}`
    for (let count = 0; count < serverLimits.bookingsAhead - 3; count++) {
      const slot = Math.floor(count / 2)
      const times = { startdate: at(day, clock(slot)), enddatetime: at(day, clock(slot + 1)) }
      const Rum = count % 2 === 0 ? 1 : 2
      await bookings.add([{ id: ulid(), title: 'Åsa', body: '', userid: id, Rum, ...times }])
    }
    // On as many days: on one they would wait for each other anyway.
    const others = Array.from({ length: 20 }, mondaysFrom('2029-05-07'))
    const answers = await Promise.all(
      others.map((one) => book(token, at(one, '08:00'), at(one, '09:00'), { Rum: 3 })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ body }) => body.error?.code === 'too_many_bookings')).toHaveLength(17)
  })

  test('a change that breaks off leaves nothing half-booked', async () => {
    const { token } = await person()
    const day = monday()
    const { body } = await book(token, at(day, '08:00'), at(day, '09:00'))
    for (let after = 0; after < 3; after++) {
      await withFault({ after, kind: 'crash' }, () =>
        edit(token, {
          id: body.results.id,
          Rum: 2,
          start: at(day, '10:00'),
          end: at(day, '11:00'),
        }),
      )
      const [one, two] = [await bookings.of(1, day, day), await bookings.of(2, day, day)]
      expect(one.length + two.length).toBe(1)
      expect(await bookings.get(body.results.id)).toEqual([...one, ...two][0])
    }
  })
})
