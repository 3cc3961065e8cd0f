import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import { expect, test, vi } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { goneName } from '../../shared/rules/people/names.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName, transact } from './client.ts'
import { outbox } from './outbox.ts'
import { keys } from './table.ts'

usePortal()

test('whoever looks finds all that waits, also where it is more than one read of the table gives', async () => {
  // Nobody can read these, so that the pipe leaves them there.
  using _ = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const ids = ['0a', '0b', '0c', '0d']
  for (const id of ids) {
    const Item = { ...keys.event(id), text: 'x'.repeat(380_000) }
    await table.send(new PutCommand({ TableName, Item }))
  }
  const waiting = await outbox.waiting()
  await transact(ids.map(outbox.removal))
  expect(waiting.filter((id) => ids.includes(id))).toEqual(ids)
})

test('an event that only a later version knows keeps nobody from being deleted, and names nobody who was', async () => {
  using _ = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const [{ token }, named, other] = [await person({ Role: ADMIN }), await person(), await person()]
  const [by, to] = [ulid(), ulid()]
  const author = { id: named.id, name: 'Zacharina Quistgård' }
  for (const Item of [
    { ...keys.event(by), type: 'nytt.slag', by: author },
    { ...keys.event(to), type: 'nytt.slag', userid: named.id, by: 'systemet' },
  ]) {
    await table.send(new PutCommand({ TableName, Item }))
  }
  const statuses: number[] = []
  for (const { id } of [other, named])
    statuses.push((await call('users.delete', { id: [id] }, { token })).status)
  const { Item } = await table.send(new GetCommand({ TableName, Key: keys.event(by) }))
  const waiting = await outbox.waiting()
  await Promise.all([by, to].map(outbox.remove))
  expect(statuses).toEqual([200, 200])
  expect(Item).toMatchObject({ type: 'nytt.slag', by: { id: named.id, name: goneName } })
  expect(waiting.filter((id) => [by, to].includes(id))).toEqual([by])
})
