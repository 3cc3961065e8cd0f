import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { table, TableName } from '../../../functions/stores/client.ts'
import { keys } from '../../../functions/stores/table.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { retention } from './retention.ts'

usePortal(ofItsOwn)

const tonight = new Date('2026-11-24T00:00:00Z')

const put = (key: object, until: string) =>
  table.send(new PutCommand({ TableName, Item: { ...key, expires: Date.parse(until) / 1000 } }))

test('what goes until a time is told by kind, and nothing is changed', async () => {
  expect(await retention(tonight)).toBe('Goes until 2026-11-24T00:00:00.000Z: nothing.')
  await put(keys.usage(0, '1'), '2026-11-23T12:00:00Z')
  await put(keys.usage(1, '2'), '2026-11-23T23:59:59Z')
  await put(keys.usage(1, '3'), '2026-11-24T00:00:01Z')
  await put(keys.logEntry('anna', 1), '2026-11-23T12:00:00Z')
  await put(keys.turn('anna', '1', '1'), '2026-11-01T12:00:00Z')
  const told = [
    'Goes until 2026-11-24T00:00:00.000Z:',
    '1 log entries',
    '1 own answers, texts',
    '2 usage records',
  ]
  expect(await retention(tonight)).toBe(told.join('\n'))
  expect(await retention(tonight)).toBe(told.join('\n'))
})
