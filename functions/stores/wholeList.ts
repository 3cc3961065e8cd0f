import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from './client.ts'
import { listVersion, type Versioned } from './listVersion.ts'
import type { List } from './table.ts'

/** Every row of a list, unordered, page by page of 1 MB, with the list's version. */
export async function wholeList(list: List): Promise<Versioned<Record<string, unknown>[]>> {
  const found: Record<string, unknown>[] = []
  let from: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': list },
        ExclusiveStartKey: from,
      }),
    )
    found.push(...(page.Items ?? []))
    from = page.LastEvaluatedKey
  } while (from)
  return listVersion.split(found)
}
