import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { table, TableName } from '../../../functions/stores/client.ts'
import { heldLater } from '../../../functions/stores/log/retention.ts'
import { keys } from '../../../functions/stores/table.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import { takeExpired } from '../../local/expiry.ts'
import { invoke } from '../../local/gateway/lambdas.ts'
import { withFault } from '../../testing/functions/faults.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { itemsOf } from '../../testing/functions/records.ts'
import { disposed } from './disposed.ts'
import { retention } from './retention.ts'

usePortal(ofItsOwn)

const gone = ({ pk, sk }: { pk: string; sk: string }, at: string) => ({
  eventID: crypto.randomUUID(),
  eventName: 'REMOVE',
  dynamodb: {
    ApproximateCreationDateTime: Date.parse(at) / 1000,
    Keys: { pk: { S: pk }, sk: { S: sk } },
    StreamViewType: 'KEYS_ONLY',
  },
})

const record = (batch: unknown) => invoke('users.recordDisposals', batch)

test('what has gone is counted by day in Sweden and by kind, without whose it was', async () => {
  expect(await disposed('2026-11-01')).toBe('Gone since 2026-11-01: nothing.')
  await record([
    gone(keys.usage(0, '1'), '2026-11-23T22:59:59Z'),
    gone(keys.usage(1, '2'), '2026-11-23T23:00:00Z'),
    gone(keys.logEntry('anna', 1), '2026-11-23T23:00:01Z'),
    gone(keys.turn('anna', '1', '1'), '2026-11-23T23:00:01Z'),
  ])
  await record([gone(keys.usage(1, '3'), '2026-11-24T08:00:00Z')])
  const today = '2026-11-24: 1 log entries; 1 own answers, texts; 2 usage records'
  expect(await disposed('2026-11-01')).toBe(
    ['Gone since 2026-11-01:', today, '2026-11-23: 1 usage records'].join('\n'),
  )
  expect(await disposed('2026-11-24')).toBe(['Gone since 2026-11-24:', today].join('\n'))
  expect(JSON.stringify(await itemsOf(keys.disposal('').pk, ''))).not.toContain('anna')
})

test('what the stream tells again is counted once, also when the first time broke off', async () => {
  const batch = [
    gone(keys.vote('q', '1'), '2025-05-01T10:00:00Z'),
    gone(keys.vote('q', '2'), '2025-05-01T10:00:00Z'),
  ]
  const broken = await withFault({ after: 0, kind: 'crash' }, () =>
    record(batch).catch(() => undefined),
  )
  expect(broken).toBeGreaterThan(0)
  expect(await itemsOf(keys.disposal('').pk, '2025-05-01')).toEqual([])
  await record(batch)
  await record(batch)
  const [day] = await itemsOf(keys.disposal('').pk, '2025-05-01')
  expect(day).toMatchObject({ votes: 2 })
})

test('what holds something for a moment is not counted, nor is what is no record of the stream', async () => {
  const before = await itemsOf(keys.disposal('').pk, '')
  await record([
    gone(keys.rate('anna', 'ANSWER', 1), '2026-11-24T08:00:00Z'),
    gone(keys.disposalBatch('1'), '2026-11-24T08:00:00Z'),
  ])
  await record([])
  await expect(record([{ eventID: '1' }])).rejects.toThrow('dynamodb')
  await expect(record({})).rejects.toThrow('array')
  expect(await itemsOf(keys.disposal('').pk, '')).toEqual(before)
})

const put = (key: object, expires: number) =>
  table.send(new PutCommand({ TableName, Item: { ...key, expires } }))

test('what has expired is taken away and told by kind; what is held, or lasts, stays', async () => {
  const client = new DynamoDBClient()
  const now = new Date()
  const second = Math.floor(now.getTime() / 1000)
  await takeExpired(client, TableName, now)
  const before = await disposed(dayOf(now))
  await Promise.all(
    Array.from({ length: 45 }, (_, at) => put(keys.vote('q', String(at + 10)), second - at)),
  )
  await put(keys.vote('q', '98'), second + 1)
  await put(keys.vote('q', '99'), second - 10 + heldLater)
  await put(keys.rate('anna', 'ANSWER', 1), second - 10)

  expect(await takeExpired(client, TableName, now)).toBe(46)
  const left = await itemsOf(keys.vote('q', '').pk, '')
  expect(left.map(({ sk }) => sk)).toEqual(['98', '99'])
  expect(before).not.toContain('votes')
  expect(await disposed(dayOf(now))).toContain('45 votes')
  expect(await retention(now)).toMatch(/: nothing\./)
  expect(await takeExpired(client, TableName, now)).toBe(0)
  client.destroy()
})
