import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { expect, test, vi } from 'vitest'
import { usePortal } from '../../../infra/testing/functions/portal.ts'
import { goneName } from '../../../shared/rules/people/names.ts'
import { keys } from '../table.ts'
import { sumOf, sums } from './sums.ts'

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

test('whoever is gone stays so, whatever an answer that comes later calls them', () => {
  const counted = { answers: 1, in: 10, out: 2, cost: 3 }
  const gone = { ...counted, name: goneName, isTold: true }
  expect(sumOf(gone, { ...counted, name: 'Kim Förut' })).toEqual({
    name: goneName,
    isTold: true,
    answers: 2,
    in: 20,
    out: 4,
    cost: 6,
  })
})
