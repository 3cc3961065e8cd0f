import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'
import { partitionOf } from './partition.ts'

usePortal()

test('a partition that no single page holds is read to its end, and from a key on', async () => {
  const { pk } = keys.sum('PERSON', '', 997)
  const all = Array.from({ length: 4_100 }, (_, at) => `p${String(at).padStart(5, '0')}`)
  for (let at = 0; at < all.length; at += 25) {
    const puts = all.slice(at, at + 25).map((sk) => ({ PutRequest: { Item: { pk, sk } } }))
    await table.send(new BatchWriteCommand({ RequestItems: { [TableName]: puts } }))
  }
  const read = async (from?: string) => (await partitionOf(pk, from)).map(({ sk }) => sk)
  expect(await read()).toEqual(all)
  expect(await read('p01500')).toEqual(all.slice(1_500))
})
