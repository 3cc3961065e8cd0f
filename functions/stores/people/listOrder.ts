import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'

/** What rows come behind in their partition: `#COUNT` and the like. No key of a row begins with less than a figure. */
export const behindRows = '$'

/** Compares two keys as DynamoDB does: byte by byte. */
export const inOrder = (one: string, other: string): number =>
  Buffer.from(one).compare(Buffer.from(other))

/** The next rows of a partition of the list, in their order. */
export const nextRows = (
  pk: string,
  most: number,
  ExclusiveStartKey?: QueryCommandOutput['LastEvaluatedKey'],
): Promise<QueryCommandOutput> =>
  table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk > :meta',
      ExpressionAttributeValues: { ':pk': pk, ':meta': behindRows },
      ExclusiveStartKey,
      Limit: most,
    }),
  )

/** The partition of the rows that version 0.1.0 wrote, by people's ids. */
export const oldRows = keys.person('').pk

/** Milliseconds for which it is believed that all are in order, since a restored table may hold old rows again. */
const believedMs = 15 * 60_000

let inOrderUntil = 0

/**
 * Whether everybody can be found by name and word: no row of version 0.1.0 is left. Half a read unit until that is known,
 * and then each quarter of an hour.
 */
export async function isInOrder(now = Date.now()): Promise<boolean> {
  if (now < inOrderUntil) return true
  const { Items = [] } = await nextRows(oldRows, 1)
  if (Items.length > 0) return false
  inOrderUntil = now + believedMs
  return true
}
