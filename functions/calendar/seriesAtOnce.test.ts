import { expect, test } from 'vitest'
import { roomNumbers } from '../../shared/rules/calendar/rooms.ts'
import { addDays } from '../../shared/rules/days.ts'
import { overlaps } from '../../shared/rules/calendar/overlaps.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { at, book, bookSeries, edit, wholeWeeks } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { crowdOf } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const random = (most: number) => Math.floor(Math.random() * most)
const clock = (quarter: number) =>
  `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`

function timeOn(day: string) {
  const start = 7 * 4 + random(24)
  return { start: at(day, clock(start)), end: at(day, clock(start + 1 + random(4))) }
}

test('fifty series of the same times: one is stored whole, nothing of the others', async () => {
  const weeks = wholeWeeks('2061-01-03', 6)
  // Each is another one by its note: the same one again would be stored already.
  const events = (desc: string) =>
    weeks.map((day) => ({ start: at(day, '08:00'), end: at(day, '09:00'), Rum: 1, desc }))
  const crowd = await crowdOf(10)
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      bookSeries(crowd[index % 10]?.token ?? '', events(`${index}`)),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.error?.code === 'clash')).toHaveLength(49)
  const stored = await Promise.all(weeks.map((day) => bookings.of(1, day, day)))
  expect(new Set(stored.flat().map(({ series }) => series)).size).toBe(1)
  expect(stored.flat()).toHaveLength(6)
})

type Writer = { token: string; single: any[]; series: any[] }

/** One thing that somebody does at random: with a booking, with a whole series, or taking back what they did. */
async function act({ token, single, series }: Writer, weeks: string[]) {
  const day = () => weeks[random(weeks.length)] ?? ''
  const [one, many] = [single[random(single.length)], series[random(series.length)]]
  const member = many?.[random(many.length)]
  switch (random(8)) {
    case 0:
    case 1: {
      const { start, end } = timeOn(weeks[0] ?? '')
      const on = (text: string, week: string) => `${week}${text.slice(10)}`
      const Rum = 1 + random(3)
      const events = weeks.map((week) => ({ start: on(start, week), end: on(end, week), Rum }))
      const { status, body } = await bookSeries(token, events)
      if (status === 200) series.push(body.results)
      return status
    }
    case 2: {
      const { start, end } = timeOn(day())
      const { status, body } = await book(token, start, end, { Rum: 1 + random(3) })
      if (status === 200) single.push(body.results)
      return status
    }
    case 3: {
      // The whole series, with a note that tells whether it was.
      if (!member) return 200
      const week = member.startdate.slice(0, 10)
      const note = `${Math.random()}`
      return (
        await edit(token, {
          id: member.id,
          which: 'all',
          desc: note,
          Rum: 1 + random(3),
          ...timeOn(week),
        })
      ).status
    }
    case 4:
      return member
        ? (await edit(token, { id: member.id, which: 'this', ...timeOn(day()) })).status
        : 200
    case 5: {
      const which = (['this', 'later', 'all'] as const)[random(3)]
      return member
        ? (await call('calendar.delete', { event: member.id, which }, { token })).status
        : 200
    }
    case 6:
      return one ? (await edit(token, { id: one.id, ...timeOn(day()) })).status : 200
    default: {
      // A move, and back again.
      const mine = one ?? member
      if (!mine) return 200
      const moved = await edit(token, { id: mine.id, ...timeOn(day()) })
      if (moved.status !== 200) return moved.status
      const { startdate: start, enddatetime: end, Rum } = moved.body.results
      const back = { start: mine.startdate, end: mine.enddatetime, seen: { start, end, Rum } }
      return (await edit(token, { id: mine.id, ...back })).status
    }
  }
}

test(
  'writers at random with bookings, series and undos: never an overlap, never half a series',
  { timeout: 120_000 },
  async () => {
    const weeks = wholeWeeks('2062-01-02', 4)
    const people = await crowdOf(10, { Role: ADMIN })
    const crowd = people.map(({ token }): Writer => ({ token, single: [], series: [] }))
    const statuses = new Map<number, number>()
    await Promise.all(
      crowd.map(async (writer) => {
        for (let step = 0; step < 20; step++) {
          const status = await act(writer, weeks)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
        }
      }),
    )
    expect([...statuses.keys()].filter((status) => ![200, 404, 409].includes(status))).toEqual([])
    const last = addDays(weeks.at(-1) ?? '', 6)
    const rooms = await Promise.all(
      roomNumbers.map((Rum) => bookings.of(Rum, weeks[0] ?? '', last)),
    )
    for (const left of rooms) {
      for (const [index, booking] of left.entries()) {
        expect(left.slice(index + 1).some((other) => overlaps(other, booking))).toBe(false)
        expect(await bookings.get(booking.id)).toEqual(booking)
      }
    }
    const inSeries = rooms.flat().filter(({ series }) => series !== undefined)
    for (const [series, members] of Map.groupBy(inSeries, (one) => one.series ?? '')) {
      const known = (await bookings.ofSeries(series)).map(({ id }) => id)
      expect(known.toSorted()).toEqual(members.map(({ id }) => id).toSorted())
      expect(new Set(members.map(({ body }) => body)).size).toBe(1)
    }
    // All of it can be taken away again: nothing is blocked by nothing.
    const [{ token } = { token: '' }] = people
    for (const { id } of rooms.flat()) await call('calendar.delete', { event: id }, { token })
    for (const day of weeks) {
      for (const Rum of roomNumbers) {
        expect((await book(token, at(day, '06:00'), at(day, '20:00'), { Rum })).status).toBe(200)
      }
    }
  },
)
