import { inspect } from 'node:util'
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb'
import { expect, test, vi } from 'vitest'
import { ADMIN, STAFF } from '../../../shared/rules/permissions.ts'
import { TableName } from '../../../functions/stores/client.ts'
import { chain } from '../../../functions/stores/answers/chain.ts'
import { sums } from '../../../functions/stores/answers/sums.ts'
import { keys } from '../../../functions/stores/table.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { call } from '../../testing/functions/call.ts'
import { noticesOf } from '../../testing/functions/notifications.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { emptyCopy } from '../../testing/operate/emptyCopy.ts'
import { partsOf } from './items.ts'
import { makeEqual } from './makeEqual.ts'
import { takeOver } from './takeOver.ts'

usePortal(ofItsOwn)

/** A text that two items share only when they are equal. */
const textOf = (item: object) => inspect(item, { depth: null, sorted: true })

test('a restored table holds again what it held, and nothing else', async () => {
  const client = new DynamoDBClient()
  const copy = await emptyCopy(client)
  const all = async (table: string) => {
    const { Items = [] } = await client.send(new ScanCommand({ TableName: table }))
    return Items.map(textOf).toSorted()
  }
  const [admin, kept, lost] = [
    await person({ Role: ADMIN }),
    await person({ Role: STAFF }),
    await person(),
  ]
  // What the recovery of DynamoDB would give, which the local engine does not know.
  await makeEqual(client, { from: TableName, to: copy, readers: partsOf(client, 2) })
  const then = await all(copy)
  expect(then).toEqual(await all(TableName))

  await call('users.delete', { id: [lost.id] }, { token: admin.token })
  await call('profile.update', { user: { Ort: 'Sala' } }, { token: kept.token })
  for (let count = 0; count < 30; count++) {
    await call('documents.add', { Subject: `Nr ${count}`, Body: 'Text' }, { token: admin.token })
  }
  const { written, deleted } = await makeEqual(client, {
    from: copy,
    to: TableName,
    readers: partsOf(client, 2),
  })
  expect([written > 2, deleted > 60]).toEqual([true, true])
  expect(await all(TableName)).toEqual(then)
  expect(
    await makeEqual(client, { from: copy, to: TableName, readers: partsOf(client, 2) }),
  ).toMatchObject({ written: 0, deleted: 0 })
  expect((await users.get(lost.id))?.Email).toBe(lost.Email)
})

/** What a restore that is half done leaves of a head: as it was then, before what it speaks of. */
const putBack = (Item: Record<string, AttributeValue> = {}) =>
  new DynamoDBClient().send(new PutItemCommand({ TableName, Item }))

test('what was seen while a table was half restored is read anew, and nothing is rolled up before the end', async () => {
  const client = new DynamoDBClient()
  const { token } = await person({ Role: ADMIN })
  const reader = await person()
  const lost = await person()
  const input = { Subject: 'Till alla', Body: 'Text', Published: true }
  const { body } = await call('documents.add', input, { token })
  expect(await noticesOf(reader)).toHaveLength(1)
  await sums.rollUp({ group: 'REST', shard: 0, from: '', to: '01' }, [])
  const linked = { day: '2026-01-02', before: '', head: 'a', count: 1, to: '01' }
  await chain.extend(0, linked, undefined)
  const copy = await emptyCopy(client)
  await makeEqual(client, { from: TableName, to: copy, readers: partsOf(client, 2) })
  await chain.extend(0, { ...linked, head: 'b', count: 2, to: '02' }, '01')
  await call('users.delete', { id: [lost.id] }, { token })
  await call('documents.delete', { id: body.results.id }, { token })
  expect(await noticesOf(reader)).toEqual([])

  for (const key of [keys.listVersion('PEOPLE'), keys.latestBroadcast()]) {
    const Key = { pk: { S: key.pk }, sk: { S: key.sk } }
    await putBack((await client.send(new GetItemCommand({ TableName: copy, Key }))).Item)
  }
  // So much later that the list counts as settled, and the board is looked at again.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  const isListed = async () => {
    const { results } = (await call('users.all', {}, { token })).body
    return results.some(({ id }: { id: string }) => id === lost.id)
  }
  // By the Lambda that has looked before.
  const shown = async () =>
    (await call('notifications.all', {}, { token: reader.token })).body.results
  expect([await isListed(), await shown()]).toEqual([false, []])
  const written: (string | undefined)[] = []
  const send = vi.spyOn(DynamoDBClient.prototype, 'send')
  await takeOver(client, copy, TableName)
  for (const [command] of send.mock.calls) {
    if (!(command instanceof BatchWriteItemCommand)) continue
    for (const one of command.input.RequestItems?.[TableName] ?? []) {
      written.push((one.PutRequest?.Item ?? one.DeleteRequest?.Key)?.['pk']?.S)
    }
  }
  send.mockRestore()
  vi.setSystemTime(Date.now() + 60_000)
  expect([await isListed(), await shown()]).toEqual([true, [expect.anything()]])
  vi.useRealTimers()
  // One mark was there, the others of two shards and five groups, and of six sums before a period, go away again.
  expect(written.indexOf('ROLLED')).toBe(written.length - 16)
  expect((await sums.reached()).REST).toEqual(['01', ''])
  // What is linked comes once its records are there: in between, records that go again would be linked.
  expect(await chain.latest(0, 1)).toEqual([linked])
  const isLast = (pk = '') => /^(?:CHAIN#|SUM|ROLLED)/.test(pk)
  expect(written.indexOf('CHAIN#0')).toBe(written.findLastIndex((pk) => !isLast(pk)) + 1)
})
