import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { usePortal } from '../../infra/testing/functions/portal.ts'
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
