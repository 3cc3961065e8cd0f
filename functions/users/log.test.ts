import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { auditLog } from '../stores/log/auditLog.ts'
import { keys } from '../stores/table.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

type Row = { id: string; message: string; sdate: string }

// Some time ago, and not so long that it has expired.
const written = new Date(Date.now() - 30 * 86_400_000)

const write = async (userid: string, messages: string[]) => {
  for (const message of messages) {
    await auditLog.add({
      userid,
      userName: 'Åsa Öman',
      message,
      address: '198.51.100.7',
      at: written,
    })
  }
}

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) => `Nummer ${index + 1}`)

test('a log comes in pages of twenty, newest first, each entry once', async () => {
  const { id, token } = await person()
  await write(id, numbered(44))
  const page = async (number: number) => {
    const { body } = await call('users.log', { userid: id, page: number }, { token })
    return body.results
  }
  const [first, second, third, fourth] = [
    await page(0),
    await page(1),
    await page(2),
    await page(3),
  ]
  expect(first.rows).toHaveLength(20)
  expect([first.page, first.hasMore, second.hasMore, third.hasMore]).toEqual([0, true, true, false])
  expect(fourth).toEqual({ rows: [], page: 3, hasMore: false })
  const messages = [first, second, third].flatMap(({ rows }) => rows.map((row: Row) => row.message))
  expect(messages).toEqual([...numbered(44).toReversed(), 'Loggade in'])
  expect(first.rows[0]).toEqual({
    id: '45',
    userName: 'Åsa Öman',
    message: 'Nummer 44',
    sdate: written.toISOString(),
    Firstname: 'Åsa',
    Lastname: 'Öman',
    BildUrl: '',
  })
})

test('entries that two calls write at once are all there', async () => {
  const { id, token } = await person()
  await Promise.all(numbered(30).map((message) => write(id, [message])))
  const pages = [0, 1].map((page) => call('users.log', { userid: id, page }, { token }))
  const rows: Row[] = (await Promise.all(pages)).flatMap(({ body }) => body.results.rows)
  expect(new Set(rows.map((row) => row.message)).size).toBe(31)
  expect(new Set(rows.map((row) => row.id)).size).toBe(31)
})

test('what has expired is not shown though it is still stored', async () => {
  const { id, token } = await person()
  await write(id, ['Gammalt', 'Nytt'])
  const old = { TableName, Key: keys.logEntry(id, 2) }
  await table.send(
    new UpdateCommand({
      ...old,
      UpdateExpression: 'SET expires = :past',
      ExpressionAttributeValues: { ':past': Math.floor(Date.now() / 1000) - 1 },
    }),
  )
  const { body } = await call('users.log', { userid: id }, { token })
  expect(body.results.rows.map((row: Row) => row.message)).toEqual(['Nytt', 'Loggade in'])
})

test('numbers that were never used hide nothing older, and what has all expired ends the log', async () => {
  const { id, token } = await person()
  await write(id, numbered(5))
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.user(id),
      UpdateExpression: 'ADD LogAntal :many',
      ExpressionAttributeValues: { ':many': 45 },
    }),
  )
  const pages = [0, 1, 2].map((page) => call('users.log', { userid: id, page }, { token }))
  const read = (await Promise.all(pages)).map(({ body }) => body.results)
  expect(read.map(({ rows, hasMore }) => [rows.length, hasMore])).toEqual([
    [0, true],
    [0, true],
    [6, false],
  ])
  const inAges = new Date('2100-01-01')
  const owner = { id, LogAntal: 51, LogFrom: 0 }
  expect(await auditLog.page(owner, 0, inAges)).toEqual({ rows: [], hasMore: false })
})

test('resetting clears the view, not the trail, and says so in the administrator’s log', async () => {
  const admin = await person({ Role: ADMIN })
  const { id, Email } = await person()
  await write(id, numbered(25))
  const { status, body } = await call('users.resetLog', { userid: id }, { token: admin.token })
  expect([status, body]).toEqual([200, { results: { rows: [], page: 0, hasMore: false } }])
  await write(id, ['Efteråt'])
  const shown = await call('users.log', { userid: id }, { token: admin.token })
  expect(shown.body.results).toMatchObject({ rows: [{ message: 'Efteråt' }], hasMore: false })
  const own = await call('users.log', { userid: admin.id }, { token: admin.token })
  expect(own.body.results.rows[0].message).toBe(`Rensade vyn av loggen för ${Email}`)
  const { logOf } = await import('../../infra/testing/functions/records.ts')
  expect(await logOf(id)).toHaveLength(27)
})

test('whoever takes out what is held about them gets the whole trail, and nobody else does', async () => {
  const admin = await person({ Role: ADMIN })
  const { id, token } = await person()
  await write(id, numbered(25))
  await call('users.resetLog', { userid: id }, { token: admin.token })
  const read = async (page: number) => {
    const { body } = await call('users.log', { userid: id, page, whole: '1' }, { token })
    return body.results
  }
  const [first, second] = [await read(0), await read(1)]
  expect([first.rows.length, first.hasMore, second.rows.length, second.hasMore]).toEqual([
    20,
    true,
    6,
    false,
  ])
  expect((await call('users.log', { userid: id }, { token })).body.results.rows).toEqual([])
  const other = await call('users.log', { userid: id, whole: '1' }, { token: admin.token })
  expect([other.status, other.body.error.code]).toEqual([403, 'forbidden'])
})

test('a view that was cleared is shown again as it was, also when it was cleared twice', async () => {
  const { token } = await person({ Role: ADMIN })
  const { id } = await person()
  await write(id, numbered(3))
  const reset = (more: { undo?: '1' } = {}) =>
    call('users.resetLog', { userid: id, ...more }, { token })
  await reset()
  expect((await reset()).body.results.rows).toEqual([])
  const again = await reset({ undo: '1' })
  expect([again.status, again.body.results.rows.length]).toEqual([200, 4])
  expect((await reset({ undo: '1' })).body.results.rows).toHaveLength(4)
  const wrong = await send('users.resetLog', { userid: id, undo: 'ja' }, { token })
  expect(wrong.status).toBe(400)
})

test('a page that is none, or a person who is none, is refused', async () => {
  const { token } = await person({ Role: ADMIN })
  for (const page of ['-1', 'x', '1.5']) {
    expect((await send('users.log', { userid: 'x', page }, { token })).status).toBe(400)
  }
  expect((await send('users.log', {}, { token })).status).toBe(400)
  expect((await call('users.log', { userid: 'ingen' }, { token })).status).toBe(404)
  expect((await call('users.resetLog', { userid: 'ingen' }, { token })).status).toBe(404)
  expect((await call('users.get', { userid: 'ingen' }, { token })).status).toBe(404)
})

test('one’s own view that was cleared twice is shown again, and tells of the clearing once', async () => {
  const { token, id } = await person({ Role: ADMIN })
  await write(id, numbered(3))
  const reset = async (more: { undo?: '1' } = {}) => {
    const { body } = await call('users.resetLog', { userid: id, ...more }, { token })
    return body.results.rows.map(({ message }: Row) => message)
  }
  expect(await reset()).toEqual(['Rensade vyn av sin logg'])
  expect(await reset()).toEqual(['Rensade vyn av sin logg'])
  expect(await reset({ undo: '1' })).toEqual([
    'Tog tillbaka rensningen av sin logg',
    'Rensade vyn av sin logg',
    ...numbered(3).toReversed(),
    'Loggade in',
  ])
})
