import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../client.ts'

// Less than the megabyte that a page can have: read and written as JSON, that one took an engine on a busy machine longer than a
// call may (`table` in ../client.ts). Units are as many, but for what each page is rounded up by.
const pageItems = 2_000

/** A partition read to its end, from a sort key on, as just written. */
export async function partitionOf(pk: string, from = ' '): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let start: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk >= :from',
        ExpressionAttributeValues: { ':pk': pk, ':from': from },
        ConsistentRead: true,
        ExclusiveStartKey: start,
        Limit: pageItems,
      }),
    )
    found.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start)
  return found
}
