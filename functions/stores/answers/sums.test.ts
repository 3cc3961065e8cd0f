import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { keys } from '../table.ts'
import { sums } from './sums.ts'

usePortal()

test('days are rolled up as just written: nothing that people have used is lost', async () => {
  using sent = vi.spyOn(DynamoDBDocumentClient.prototype, 'send')
  const day = '2026-01-01'
  await sums.between({ kind: 'DAYPERSON', shard: 0 }, '', day, 1)
  const { pk } = keys.sum('DAYPERSON', '')
  const reads = sent.mock.calls
    .map(([{ input }]: any) => input)
    .filter(({ ExpressionAttributeValues: values }) => values?.[':pk'] === pk)
    .filter(({ ExpressionAttributeValues: values }) => values[':to'] === day)
  expect(reads.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true])
})
