import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from './client.ts'

type Key = { pk?: unknown; sk?: unknown }

/** As many as one batch takes. */
const atOnce = 25

/** Deletes items by their keys, and again those that DynamoDB did not get to. One write unit for each KB of each. */
export async function deleteAll(found: Key[]): Promise<void> {
  let left = found.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))
  while (left.length > 0) {
    const { UnprocessedItems } = await table.send(
      new BatchWriteCommand({ RequestItems: { [TableName]: left.slice(0, atOnce) } }),
    )
    const again = (UnprocessedItems?.[TableName] ?? []).flatMap(({ DeleteRequest }) =>
      DeleteRequest?.Key
        ? [{ DeleteRequest: { Key: { pk: DeleteRequest.Key['pk'], sk: DeleteRequest.Key['sk'] } } }]
        : [],
    )
    left = [...again, ...left.slice(atOnce)]
  }
}
