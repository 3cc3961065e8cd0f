import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { table, TableName } from '../client.ts'
import { stops } from './stops.ts'
import { keys } from '../table.ts'

usePortal()

test('a stop is kept for a quarter of an hour, longer than any answer takes, and then goes by itself', async () => {
  const [userid, answerId] = [crypto.randomUUID(), crypto.randomUUID()]
  expect(await stops.isAsked(userid, answerId)).toBe(false)
  await stops.ask(userid, answerId, 1_000_500)
  expect(await stops.isAsked(userid, answerId)).toBe(true)
  const Key = keys.stop(userid, answerId)
  const { Item } = await table.send(new GetCommand({ TableName, Key }))
  expect(Item?.['expires']).toBe(1_000 + 15 * 60)
})
