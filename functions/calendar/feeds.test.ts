import { describe, expect, test } from 'vitest'
import { bookingsOf } from '../../infra/testing/functions/bookings.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { eventsIn, propertyOf } from '../../infra/testing/functions/iCalendar.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import type { FeedOf } from '../../shared/contract/calendar/feeds.ts'
import { addDays, dayOf } from '../../shared/rules/days.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

usePortal()

const today = dayOf(new Date())

const opened = async (token: string, of: FeedOf = 'own'): Promise<string> => {
  const { body } = await call('calendar.setFeed', { of, open: true }, { token })
  return body.results.path
}
const read = (path: string, etag = '') =>
  fetch(`${portal().address}${path}`, { headers: { 'if-none-match': etag } })

describe('one’s own feed', () => {
  test('has one’s own bookings of all rooms and nobody else’s, as a strict reader sees them', async () => {
    const [owner, other] = [await person(), await person()]
    const mine = await bookingsOf(owner, [
      { day: addDays(today, -20), Rum: 2, body: 'Budgetmöte' },
      { day: addDays(today, 100), Rum: 3, body: '' },
    ])
    await bookingsOf(other, [{ day: addDays(today, 100), Rum: 2, body: 'Lönesamtal' }])
    const answer = await read(await opened(owner.token))
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const text = await answer.text()
    expect(
      eventsIn(text).map(({ start, summary, location }) => [start, summary, location]),
    ).toEqual([
      [mine[0]?.startdate, 'Budgetmöte', 'Stor'],
      [mine[1]?.startdate, 'Bokat: Bemanning', 'Bemanning'],
    ])
    expect(propertyOf(text, 'refresh-interval')).toBe('PT1H')
    expect(propertyOf(text, 'method')).toBe('PUBLISH')
    expect(propertyOf(text, 'x-wr-calname')).toBe('Mina rumsbokningar')
  })

  test('is not sent again while nothing has changed, and is once something has', async () => {
    const owner = await person()
    const path = await opened(owner.token)
    const etag = (await read(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{43}"$/)
    expect((await read(path, etag)).status).toBe(304)
    expect((await read(path, `W/${etag}`)).status).toBe(304)
    // Some programs name all versions that they have.
    expect((await read(path, `"annan", ${etag}`)).status).toBe(304)
    expect((await read(path, `${etag}, "annan"`)).status).toBe(304)
    await bookingsOf(owner, [{ day: addDays(today, 110), Rum: 1, body: '' }])
    const again = await read(path, etag)
    expect([again.status, eventsIn(await again.text()).length]).toEqual([200, 1])
  })

  test('ends under its old address when it gets a new one, and wholly when it is closed', async () => {
    const { token } = await person()
    const first = await opened(token)
    const second = await opened(token)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await call('calendar.feeds', {}, { token })).body.results).toContainEqual({
      of: 'own',
      path: second,
    })
    await call('calendar.setFeed', { of: 'own', open: false }, { token })
    expect((await read(second)).status).toBe(404)
    const { body } = await call('calendar.feeds', {}, { token })
    expect(body.results.filter(({ of }: { of: FeedOf }) => of === 'own')).toEqual([])
  })

  test('ends with the account that it is of, and while that one is deactivated', async () => {
    const [admin, owner] = [await person({ Role: ADMIN }), await person()]
    const path = await opened(owner.token)
    const change = (InAktiv: boolean) =>
      call('profile.update', { user: { id: owner.id, InAktiv } }, { token: admin.token })
    await change(true)
    expect((await read(path)).status).toBe(404)
    await change(false)
    expect((await read(path)).status).toBe(200)
    await call('users.delete', { id: [owner.id] }, { token: admin.token })
    expect((await read(path)).status).toBe(404)
  })

  test('is found by nobody who does not know its key', async () => {
    const { token, id } = await person()
    const path = await opened(token)
    const wrong = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const one of [
      wrong,
      path.slice(0, -1),
      `/v1/user/Event/feed?of=${id}&key=undefined`,
      path.replace(id, 'nobody'),
    ]) {
      const answer = await read(one)
      expect([answer.status, ((await answer.json()) as any).error.code]).toEqual([404, 'not_found'])
    }
    expect((await read(`/v1/user/Event/feed?of=${id}`)).status).toBe(400)
    expect((await read(`/v1/user/Event/feed?of=${encodeURIComponent('a#b')}&key=x`)).status).toBe(
      400,
    )
  })
})

describe('a room’s feed', () => {
  test('says when the room is taken, and nothing of by whom or for what', async () => {
    const [admin, owner] = [await person({ Role: ADMIN }), await person({ Firstname: 'Synnöve' })]
    const day = addDays(today, 120)
    await bookingsOf(owner, [{ day, Rum: 3, body: 'Rehabsamtal' }])
    const path = await opened(admin.token, 3)
    const text = await (await read(path)).text()
    const there = eventsIn(text).find(({ start }) => start.startsWith(day))
    expect([there?.summary, there?.location]).toEqual(['Upptaget', 'Bemanning'])
    expect(propertyOf(text, 'x-wr-calname')).toBe('Bemanning')
    expect(text).not.toMatch(/Synnöve|Öman|Rehab/)
    expect(text).not.toContain(owner.id)
    const { body } = await call('calendar.feeds', {}, { token: owner.token })
    expect(body.results).toContainEqual({ of: 3, path })
  })

  test('is in the way of nobody who is deleted', async () => {
    const [admin, gone] = [await person({ Role: ADMIN }), await person()]
    await opened(admin.token, 2)
    const { status } = await call('users.delete', { id: [gone.id] }, { token: admin.token })
    expect(status).toBe(200)
  })

  test('is opened and closed by administrators alone', async () => {
    const [admin, { token }] = [await person({ Role: ADMIN }), await person()]
    const path = await opened(admin.token, 2)
    for (const open of [true, false]) {
      expect((await call('calendar.setFeed', { of: 2, open }, { token })).status).toBe(403)
    }
    expect((await read(path)).status).toBe(200)
    await call('calendar.setFeed', { of: 2, open: false }, { token: admin.token })
    expect((await read(path)).status).toBe(404)
  })

  test('is noted in the log of whoever opens it, without its key', async () => {
    const admin = await person({ Role: ADMIN })
    const key = (await opened(admin.token, 1)).split('key=')[1] ?? 'none'
    const { body } = await call('users.log', { userid: admin.id, page: 0 }, { token: admin.token })
    expect(body.results.rows[0].message).toBe('Skapade en kalenderlänk till Welcome')
    expect(JSON.stringify(body)).not.toContain(key)
  })
})

test('whoever opens and closes their own feed is told so, and reads it in their log', async () => {
  const { token, id } = await person()
  const set = (open: boolean) => call('calendar.setFeed', { of: 'own', open }, { token })
  expect((await set(true)).body.message).toBe('Sparas.')
  expect((await set(false)).body).toEqual({ results: null, message: 'Sparas.' })
  const { body } = await call('users.log', { userid: id, page: 0 }, { token })
  expect(body.results.rows.slice(0, 2).map(({ message }: any) => message)).toEqual([
    'Stängde kalenderlänken till sina rumsbokningar',
    'Skapade en kalenderlänk till sina rumsbokningar',
  ])
})
