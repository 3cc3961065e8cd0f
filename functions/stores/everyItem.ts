import {
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { table, TableName } from './client.ts'

type Query = Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey' | 'Limit'>
type Item = Record<string, unknown>

/**
 * At most `most` of the items that a query of the table finds and that are wanted, in the order of their keys; fewer are all that
 * there are. A page of the query ends at 1 MB, too (Amazon DynamoDB, "Paginating table query results"). Throws what DynamoDB throws.
 */
export async function firstItems(
  query: Query,
  most: number,
  isWanted: (item: Item) => boolean = () => true,
): Promise<Item[]> {
  const found: Item[] = []
  let from: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({
        ...query,
        TableName,
        ExclusiveStartKey: from,
        ...(most < Infinity && { Limit: most }),
      }),
    )
    found.push(...(page.Items ?? []).filter(isWanted))
    from = page.LastEvaluatedKey
  } while (from && found.length < most)
  return found.slice(0, most)
}

/** Every item that a query of the table finds, in the order of their keys. Throws what DynamoDB throws. */
export const everyItem = (query: Query): Promise<Item[]> => firstItems(query, Infinity)
