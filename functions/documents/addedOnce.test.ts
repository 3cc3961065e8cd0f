import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { delivered } from '../../infra/testing/functions/records.ts'

usePortal()

const admin = () => person({ Role: ADMIN })
const add = (token: string, given: object) =>
  call('documents.addNews', { Subject: 'Ny växel', Body: 'Text', ...given }, { token })
const listed = async (token: string, searchTerm: string) =>
  (await call('documents.allNews', { searchTerm }, { token })).body.results

test('an article of whose adding no reply came is sent again, and is there and told of once', async () => {
  const [{ token }, staff] = [await admin(), await person()]
  const given = { id: crypto.randomUUID(), Subject: 'Sänd två gånger', Published: true }
  const [first, second] = [await add(token, given), await add(token, given)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  await delivered()
  expect(await listed(token, given.Subject)).toHaveLength(1)
  const told = (await noticesOf(staff)).filter(({ message }) => message.includes(given.Subject))
  expect(told).toHaveLength(1)
})

test('what was written on meanwhile counts, and a draft that is published then is told of', async () => {
  const [{ token }, staff] = [await admin(), await person()]
  const id = crypto.randomUUID()
  await add(token, { id, Subject: 'Först utkast' })
  const { status, body } = await add(token, { id, Subject: 'Sedan nyhet', Published: true })
  expect([status, body.results]).toMatchObject([200, { id, Subject: 'Sedan nyhet' }])
  const again = await add(token, { id, Subject: 'Sedan nyhet', Published: true })
  expect([again.status, again.body]).toEqual([200, body])
  await delivered()
  expect((await noticesOf(staff)).some(({ message }) => message.includes('Sedan nyhet'))).toBe(true)
})

test('an id that is somebody else’s, or whose article was changed since, is refused', async () => {
  const [one, other] = [await admin(), await admin()]
  const id = crypto.randomUUID()
  await add(one.token, { id, Subject: 'Enas' })
  expect((await add(other.token, { id, Subject: 'Andras' })).body.error.code).toBe('changed')
  await call('documents.updateNews', { id, Subject: 'Rättad' }, other)
  expect((await add(one.token, { id, Subject: 'Enas' })).status).toBe(409)
  expect((await listed(one.token, 'Rättad'))[0]).toMatchObject({ id })
  expect((await add(one.token, { id: 'kort' })).status).toBe(400)
})

test('a news item that was dismissed stays away when a newer one is taken back, also by an old tab', async () => {
  const [{ token }, staff] = [await admin(), await person()]
  const publish = async (Subject: string): Promise<string> =>
    (await add(token, { Subject, Published: true })).body.results.id
  const dismiss = (id: string) => call('documents.dismissNews', { id }, staff)
  const latest = async () => (await call('documents.latestNews', {}, staff)).body.results
  const [older, newer] = [await publish('Äldre'), await publish('Nyare')]
  await dismiss(older)
  expect((await latest()).id).toBe(newer)
  await dismiss(newer)
  await dismiss(older)
  expect(await latest()).toBeNull()
  await call('documents.deleteNews', { id: newer }, { token })
  expect(await latest()).toBeNull()
  const newest = await publish('Nyast')
  expect((await latest()).id).toBe(newest)
})

test('an article that is sent several times at once is one, and nobody hears of a conflict', async () => {
  const { token } = await admin()
  const given = { id: crypto.randomUUID(), Subject: 'Sänd på en gång', Published: true }
  const all = await Promise.all(Array.from({ length: 4 }, () => add(token, given)))
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(all.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  expect(await listed(token, given.Subject)).toHaveLength(1)
})
