import { describe, expect, test } from 'vitest'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import {
  at,
  book,
  bookSeries,
  edit,
  pastMonday,
  wholeWeeks,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const mondays = wholeWeeks('2094-01-04', 90)

/** Times of so many Mondays that no other test books: 08:00 to 09:00 UTC. */
const fresh = (times: number, Rum = 1) =>
  mondays.splice(0, times).map((day) => ({ start: at(day, '08:00'), end: at(day, '09:00'), Rum }))

type Wish = ReturnType<typeof fresh>[number]

const dayIn = ({ start }: Wish) => start.slice(0, 10)
const storedIn = async (wishes: Wish[]) =>
  (await Promise.all(wishes.map((wish) => bookings.of(wish.Rum, dayIn(wish), dayIn(wish))))).flat()
const daysOf = async (series: string) =>
  (await bookings.ofSeries(series)).map(({ startdate }) => dayOf(new Date(startdate)))

describe('a series that is sent again', () => {
  test('is the same one, stored and told once', async () => {
    const [admin, owner] = [await person({ Role: ADMIN }), await person()]
    const wishes = fresh(3).map((wish) => ({ ...wish, desc: 'Möte', currentUserid: owner.id }))
    const first = await bookSeries(admin.token, wishes)
    const before = (await logOf(admin.id)).length
    const again = await bookSeries(admin.token, wishes)
    expect([again.status, again.body]).toEqual([200, first.body])
    expect(await storedIn(wishes)).toEqual(first.body.results)
    expect(await logOf(admin.id)).toHaveLength(before)
    expect(await noticesOf(owner)).toHaveLength(1)
  })

  test('many times at once is one', async () => {
    const { token, id } = await person()
    const wishes = fresh(4)
    const before = (await logOf(id)).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => bookSeries(token, wishes)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body.results))).size).toBe(1)
    expect(await storedIn(wishes)).toEqual(answers[0]?.body.results)
    expect(await logOf(id)).toHaveLength(before + 1)
  })

  test('after each way to break off is there once and whole', async () => {
    const { token } = await person()
    // The last one breaks off nowhere: only its reply is lost.
    for (let [after, failed] = [0, 1]; failed > 0; after++) {
      const wishes = fresh(3)
      failed = await withFault({ after, kind: 'crash' }, () => bookSeries(token, wishes))
      const { status, body } = await bookSeries(token, wishes)
      expect([status, await storedIn(wishes)]).toEqual([200, body.results])
    }
  })

  test('is refused where it is another one: by its times, its note, its length or its owner', async () => {
    const [{ token }, other] = [await person(), await person()]
    const wishes = fresh(3)
    const { body } = await bookSeries(token, wishes)
    const others = [
      wishes.slice(0, 2),
      wishes.map((wish) => ({ ...wish, desc: 'Annat' })),
      wishes.map((wish) => ({ ...wish, end: wish.end.replace('09:00', '08:45') })),
      wishes.toReversed(),
    ]
    for (const another of others) expect((await bookSeries(token, another)).status).toBe(409)
    expect((await bookSeries(other.token, wishes)).status).toBe(409)
    await call('calendar.delete', { event: body.results[2].id }, { token })
    const { status } = await bookSeries(token, wishes)
    expect([status, (await storedIn(wishes)).length]).toEqual([409, 2])
  })

  test('is refused where single bookings of the same person lie there', async () => {
    const { token } = await person()
    const wishes = fresh(2)
    for (const { start, end } of wishes) await book(token, start, end)
    expect((await bookSeries(token, wishes)).status).toBe(409)
  })
})

describe('a change of a series that is sent again', () => {
  test('moves nobody a second time, though the booking itself had to stay', async () => {
    const [{ token, id: me }, other] = [await person(), await person()]
    const wishes = fresh(3)
    const { body } = await bookSeries(token, wishes)
    const [one] = body.results
    const tuesdays = wishes.map((wish) => addDays(dayIn(wish), 1))
    const [tuesday = ''] = tuesdays
    await book(other.token, at(tuesday, '08:00'), at(tuesday, '09:00'))
    const seen = { start: one.startdate, end: one.enddatetime, Rum: 1 }
    const move = { start: at(tuesday, '08:00'), end: at(tuesday, '09:00'), which: 'all', seen }
    const wish = { id: one.id, ...move, without: [one.id] }
    expect((await edit(token, wish)).status).toBe(200)
    const moved = [dayIn(wishes[0]!), ...tuesdays.slice(1)]
    expect(await daysOf(one.series)).toEqual(moved)
    const before = (await logOf(me)).length
    // Who saves once more begins without leaving anything out.
    const anew = await edit(token, { ...wish, without: [] })
    expect([anew.status, Object.keys(anew.body.error.fields ?? {})]).toEqual([409, [one.id]])
    const again = await Promise.all([edit(token, wish), edit(token, wish)])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect(await daysOf(one.series)).toEqual(moved)
    expect(await logOf(me)).toHaveLength(before)
  })

  test('twice at once moves nobody twice', async () => {
    const { token } = await person()
    const wishes = fresh(4)
    const { body } = await bookSeries(token, wishes)
    const [one] = body.results
    const tuesdays = wishes.map((wish) => addDays(dayIn(wish), 1))
    const [tuesday = ''] = tuesdays
    const times = { start: at(tuesday, '08:00'), end: at(tuesday, '09:00') }
    const wish = { id: one.id, ...times, which: 'all', without: [one.id] }
    const both = await Promise.all(Array.from({ length: 4 }, () => edit(token, wish)))
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await daysOf(one.series)).toEqual([dayIn(wishes[0]!), ...tuesdays.slice(1)])
  })

  test('moves nobody a second time where the booking itself is over', async () => {
    const owner = await person()
    const wishes = fresh(2, 3)
    const past = pastMonday(1)
    const days = [past, ...wishes.map(dayIn)]
    const about = { title: 'Åsa Öman', body: '', userid: owner.id, Rum: 3 as const }
    const stored = days.map((day, index) => ({
      ...about,
      id: `GAMMAL2.0${index + 1}`,
      series: 'GAMMAL2',
      startdate: at(day, '08:00'),
      enddatetime: at(day, '09:00'),
    }))
    await bookings.add(stored)
    const tuesday = addDays(past, 1)
    const times = { start: at(tuesday, '10:00'), end: at(tuesday, '11:00') }
    const edited = () => edit(owner.token, { id: 'GAMMAL2.01', which: 'all', ...times })
    expect((await edited()).status).toBe(200)
    const after = await bookings.ofSeries('GAMMAL2')
    expect(await daysOf('GAMMAL2')).toEqual([
      past,
      ...wishes.map((wish) => addDays(dayIn(wish), 1)),
    ])
    expect(after[0]).toEqual(stored[0])
    for (let time = 0; time < 2; time++) expect((await edited()).status).toBe(200)
    expect(await bookings.ofSeries('GAMMAL2')).toEqual(after)
  })

  test('is another one where all are meant and only the later ones were before', async () => {
    const [{ token }, other] = [await person(), await person()]
    const wishes = fresh(3)
    const { body } = await bookSeries(token, wishes)
    const two = body.results[1]
    const onDay = (index: number, days: number) => addDays(dayIn(wishes[index]!), days)
    const tuesday = onDay(1, 1)
    const times = { start: at(tuesday, '08:00'), end: at(tuesday, '09:00') }
    const inTheWay = await book(other.token, times.start, times.end)
    const later = { id: two.id, ...times, which: 'later', without: [two.id] }
    expect((await edit(token, later)).status).toBe(200)
    await call('calendar.delete', { event: inTheWay.body.results.id }, other)
    expect((await edit(token, { id: two.id, ...times, which: 'all' })).status).toBe(200)
    // Each goes as many days as the one that was moved.
    expect(await daysOf(two.series)).toEqual([onDay(0, 1), tuesday, onDay(2, 2)])
  })

  test('is done already where this and later ones have moved before others', async () => {
    const { token } = await person()
    const wishes = fresh(5)
    const { body } = await bookSeries(token, wishes)
    const third = body.results[2]
    const first = dayIn(wishes[0]!)
    const seen = { start: third.startdate, end: third.enddatetime, Rum: 1, desc: '' }
    const times = { start: at(first, '10:00'), end: at(first, '11:00') }
    const wish = { id: third.id, ...times, desc: 'Nytt', which: 'later', seen }
    expect((await edit(token, wish)).status).toBe(200)
    const after = await bookings.ofSeries(third.series)
    expect((await edit(token, wish)).status).toBe(200)
    expect(await bookings.ofSeries(third.series)).toEqual(after)
  })

  test('moves the others anew where somebody has moved them since', async () => {
    const [{ token }, other] = [await person(), await person()]
    const wishes = fresh(3)
    const { body } = await bookSeries(token, wishes)
    const [one, two, three] = body.results
    const onDay = (index: number, days: number) => addDays(dayIn(wishes[index]!), days)
    const blocked = onDay(0, 1)
    await book(other.token, at(blocked, '08:00'), at(blocked, '09:00'))
    const timesOf = (day: string) => ({ start: at(day, '08:00'), end: at(day, '09:00') })
    const wish = { id: one.id, ...timesOf(blocked), which: 'all', without: [one.id] }
    const back = [two, three].map(({ id }, index) => ({ id, ...timesOf(onDay(index + 1, 0)) }))
    for (const change of [wish, ...back, wish]) {
      expect((await edit(token, change)).status).toBe(200)
    }
    expect(await daysOf(one.series)).toEqual([onDay(0, 0), onDay(1, 1), onDay(2, 1)])
  })
})

test('all of a series that is over are neither changed nor cancelled, and one of them is', async () => {
  const owner = await person()
  const stored = [pastMonday(3), pastMonday(2)].map((day, index) => ({
    id: `GAMMAL3.0${index + 1}`,
    title: 'Åsa Öman',
    startdate: at(day, '08:00'),
    enddatetime: at(day, '09:00'),
    body: '',
    userid: owner.id,
    Rum: 3 as const,
    series: 'GAMMAL3',
  }))
  await bookings.add(stored)
  const [id = ''] = stored.map((one) => one.id)
  const refusals = [
    await edit(owner.token, { id, which: 'all', desc: 'Ny' }),
    await edit(owner.token, { id: 'GAMMAL3.02', which: 'later', desc: 'Ny' }),
    await call('calendar.delete', { event: id, which: 'all' }, owner),
  ]
  for (const { status, body } of refusals) {
    expect([status, body.error]).toEqual([
      409,
      {
        code: 'over',
        error: 'Hela serien har redan varit och ändras inte. Välj ”Bara den här” i stället.',
      },
    ])
  }
  expect(await bookings.ofSeries('GAMMAL3')).toEqual(stored)
  expect((await edit(owner.token, { id, which: 'this', desc: 'Klart' })).status).toBe(200)
})
