import {
  QueryCommand,
  type QueryCommandInput,
  type QueryCommandOutput,
} from '@aws-sdk/lib-dynamodb'
import { table, TableName } from './client.ts'

/**
 * Every item that a query of the table finds, in the order of their keys, page by page of 1 MB (Amazon DynamoDB, "Paginating table
 * query results"). Throws what DynamoDB throws.
 */
export async function everyItem(
  query: Omit<QueryCommandInput, 'TableName' | 'ExclusiveStartKey' | 'Limit'>,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let from: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({ ...query, TableName, ExclusiveStartKey: from }),
    )
    found.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  return found
}
