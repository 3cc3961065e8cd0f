import { describe, expect, test } from 'vitest'
import { limits } from '../../shared/limits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { minutesOf } from '../../shared/rules/calendar/workingTime.ts'
import {
  at,
  book,
  bookSeries,
  edit,
  freshMondays,
  pastMonday,
  weekly,
} from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { bookings } from '../stores/calendar/bookings.ts'

usePortal()

const freshMonday = freshMondays('2063-01-01')

const seriesIn = async (id: string) => bookings.ofSeries(id)
const daysOf = (all: { startdate: string }[]) =>
  all.map(({ startdate }) => dayOf(new Date(startdate)))

describe('a series', () => {
  test('of the most bookings is moved to another room and day as a whole, also somebody else’s', async () => {
    const [owner, admin] = [await person(), await person({ Role: ADMIN })]
    const first = freshMonday()
    const { body } = await bookSeries(owner.token, weekly(first, limits.seriesTimes))
    const [{ id, series }] = body.results
    const next = addDays(first, 1)
    const moved = await edit(admin.token, {
      id,
      which: 'all',
      Rum: 2,
      start: at(next, '10:00'),
      end: at(next, '11:30'),
    })
    expect(moved.status).toBe(200)
    const all = await seriesIn(series)
    expect(all).toHaveLength(limits.seriesTimes)
    expect(daysOf(all)).toEqual(daysOf(body.results).map((day) => addDays(day, 1)))
    expect(new Set(all.map(({ Rum, title }) => `${Rum} ${title}`)).size).toBe(1)
    expect(await bookings.of(1, first, addDays(first, 7 * 60))).toEqual([])
    const told = (await noticesOf(owner)).map(({ message }) => message)
    expect(told[0]).toMatch(/^Ändrade din bokning av Stor .* och 47 till$/)
  })

  test('is changed from one booking on, and the earlier ones stay', async () => {
    const { token } = await person()
    const first = freshMonday()
    const { body } = await bookSeries(token, weekly(first, 4))
    const third = body.results[2]
    const edited = await edit(token, { id: third.id, which: 'later', desc: 'Ny punkt' })
    expect([edited.status, edited.body.results.id]).toEqual([200, third.id])
    const all = await seriesIn(third.series)
    expect(all.map(({ body: note }) => note)).toEqual(['', '', 'Ny punkt', 'Ny punkt'])
  })

  test('says whom its change would clash with, stores nothing, and can leave those out', async () => {
    const [{ token }, other] = [await person(), await person()]
    const first = freshMonday()
    const second = addDays(first, 7)
    await book(other.token, at(second, '10:00'), at(second, '11:00'))
    const { body } = await bookSeries(token, weekly(first, 3))
    const [{ id, series }] = body.results
    const wish = { id, which: 'all', start: at(first, '10:00'), end: at(first, '11:00') }
    const refused = await edit(token, wish)
    expect([refused.status, refused.body.error.code]).toEqual([409, 'clash'])
    const without = Object.keys(refused.body.error.fields)
    expect(without).toEqual([`${series}.02`])
    expect(await seriesIn(series)).toEqual(body.results)
    expect((await edit(token, { ...wish, without })).status).toBe(200)
    const hours = (await seriesIn(series)).map(({ startdate }) => startdate.slice(11, 13))
    expect(hours).toEqual(['10', '08', '10'])
  })

  test('leaves out what would come to lie on a holiday', async () => {
    const { token } = await person()
    const [christmasWeek, before] = ['2068-12-24', '2068-12-17']
    const friday = (monday: string) => ({ start: at(monday, '08:00'), end: at(monday, '09:00') })
    const { body } = await bookSeries(
      token,
      [addDays(before, -3), addDays(before, 4)].map((day) => ({ ...friday(day), Rum: 3 })),
    )
    const [{ id, series }] = body.results
    const refused = await edit(token, { id, which: 'all', ...friday(before) })
    expect([refused.status, refused.body.error.fields]).toEqual([
      409,
      { [`${series}.02`]: expect.stringContaining(': Julafton går inte att boka.') },
    ])
    const without = [`${series}.02`]
    expect((await edit(token, { id, which: 'all', ...friday(before), without })).status).toBe(200)
    expect(daysOf(await seriesIn(series))).toEqual([before, addDays(christmasWeek, -3)])
  })

  test('loses one, this and later ones, or all', async () => {
    const { token } = await person()
    const first = freshMonday()
    const { body } = await bookSeries(token, weekly(first, 5))
    const [one, , three, four] = body.results
    const remove = (event: string, which: 'this' | 'later' | 'all') =>
      call('calendar.delete', { event, which }, { token })
    expect((await remove(three.id, 'this')).status).toBe(200)
    expect(await seriesIn(one.series)).toHaveLength(4)
    expect((await remove(four.id, 'later')).status).toBe(200)
    expect(await seriesIn(one.series)).toHaveLength(2)
    expect((await remove(one.id, 'all')).status).toBe(200)
    expect(await seriesIn(one.series)).toEqual([])
    expect(await bookings.of(1, first, addDays(first, 35))).toEqual([])
    expect((await remove(one.id, 'all')).status).toBe(404)
  })

  test('keeps what is over as it was', async () => {
    const owner = await person()
    const [past, first] = [pastMonday(0), freshMonday()]
    const about = {
      title: 'Åsa Öman',
      body: '',
      userid: owner.id,
      Rum: 1 as const,
      series: 'GAMMAL1',
    }
    const stored = [past, first].map((day, index) => ({
      ...about,
      id: `GAMMAL1.0${index + 1}`,
      startdate: at(day, '08:00'),
      enddatetime: at(day, '09:00'),
    }))
    await bookings.add(stored)
    const edited = await edit(owner.token, { id: 'GAMMAL1.01', which: 'all', desc: 'Ny' })
    expect(edited.status).toBe(200)
    expect((await seriesIn('GAMMAL1')).map(({ body }) => body)).toEqual(['', 'Ny'])
    const input = { event: 'GAMMAL1.02', which: 'all' as const }
    expect((await call('calendar.delete', input, owner)).status).toBe(200)
    expect(await seriesIn('GAMMAL1')).toEqual(stored.slice(0, 1))
  })

  test('is changed by its owner and administrators alone', async () => {
    const [owner, stranger] = [await person(), await person()]
    const first = freshMonday()
    const { body } = await bookSeries(owner.token, weekly(first, 2))
    const [{ id }] = body.results
    expect((await edit(stranger.token, { id, which: 'all', desc: 'Min' })).status).toBe(403)
    expect((await call('calendar.delete', { event: id, which: 'all' }, stranger)).status).toBe(403)
    const forOther = weekly(first, 2).map((one) => ({ ...one, currentUserid: owner.id, Rum: 2 }))
    expect((await bookSeries(stranger.token, forOther)).status).toBe(403)
  })

  test('keeps its time by Swedish clocks when they change, and leaps over nothing', async () => {
    const { token } = await person()
    // 2064 is a leap year; its clocks change on 30 March.
    const wish = {
      start: at('2064-02-29', '12:00'),
      end: at('2064-02-29', '13:00'),
      Rum: 3 as const,
    }
    const planned = await call('calendar.repeat', { ...wish, every: 1, times: 9 }, { token })
    const events = planned.body.results
      .filter(({ wrong }: any) => wrong === undefined)
      .map(({ start, end }: any) => ({ start, end, Rum: 3 }))
    const { body } = await bookSeries(token, events)
    const all = await seriesIn(body.results[0].series)
    expect(daysOf(all)[0]).toBe('2064-02-29')
    expect(new Set(all.map(({ startdate }) => minutesOf(new Date(startdate))))).toEqual(
      new Set([780]),
    )
    expect(new Set(all.map(({ startdate }) => startdate.slice(11, 13)))).toEqual(
      new Set(['12', '11']),
    )
    const moved = { which: 'all', start: at('2064-02-29', '13:00'), end: at('2064-02-29', '14:00') }
    expect((await edit(token, { id: all[0]?.id, ...moved })).status).toBe(200)
    const after = await seriesIn(body.results[0].series)
    expect(new Set(after.map(({ startdate }) => minutesOf(new Date(startdate))))).toEqual(
      new Set([840]),
    )
  })

  test('that breaks off in the middle is whole or not there', async () => {
    const { token } = await person()
    const first = freshMonday()
    for (let after = 0; after < 3; after++) {
      await withFault({ after, kind: 'crash' }, () => bookSeries(token, weekly(first, 4)))
      const count = (await bookings.of(1, first, addDays(first, 28))).length
      expect([0, 4]).toContain(count)
      if (count === 4) break
    }
    const known = await bookings.of(1, first, addDays(first, 28))
    const { body } =
      known.length > 0 ? { body: { results: known } } : await bookSeries(token, weekly(first, 4))
    const [{ id, series }] = body.results
    for (let after = 0; after < 4; after++) {
      const note = `Försök ${after}`
      await withFault({ after, kind: 'crash' }, () =>
        edit(token, { id, which: 'all', desc: note, Rum: (after % 2) + 1 }),
      )
      const all = await seriesIn(series)
      expect([
        all.length,
        new Set(all.map(({ body: said, Rum }) => `${said} ${Rum}`)).size,
      ]).toEqual([4, 1])
    }
  })
})
