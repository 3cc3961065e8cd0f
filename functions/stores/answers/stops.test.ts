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
  await stops.ask(userid, answerId, { now: 1_000_500 })
  expect(await stops.isAsked(userid, answerId)).toBe(true)
  const Key = keys.stop(userid, answerId)
  const { Item } = await table.send(new GetCommand({ TableName, Key }))
  expect(Item?.['expires']).toBe(1_000 + 15 * 60)
})

test('a stop for later is put off each time it is asked for, and one at once never', async () => {
  const [userid, answerId] = [crypto.randomUUID(), crypto.randomUUID()]
  const isAskedAt = (second: number) => stops.isAsked(userid, answerId, second * 1000)
  await stops.ask(userid, answerId, { afterSeconds: 30, now: 1_000_000 })
  expect([await isAskedAt(1_029), await isAskedAt(1_030)]).toEqual([false, true])
  await stops.ask(userid, answerId, { afterSeconds: 30, now: 1_010_000 })
  expect([await isAskedAt(1_039), await isAskedAt(1_040)]).toEqual([false, true])
  await stops.ask(userid, answerId, { now: 1_015_000 })
  await stops.ask(userid, answerId, { afterSeconds: 30, now: 1_016_000 })
  expect(await isAskedAt(1_017)).toBe(true)
})

test('a stop that has come is not taken back by a late sign of life', async () => {
  const [userid, answerId] = [crypto.randomUUID(), crypto.randomUUID()]
  await stops.ask(userid, answerId, { afterSeconds: 30, now: 1_000_000 })
  await stops.ask(userid, answerId, { afterSeconds: 30, now: 1_031_000 })
  expect(await stops.isAsked(userid, answerId, 1_032_000)).toBe(true)
})
