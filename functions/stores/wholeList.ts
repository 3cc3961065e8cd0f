import { everyItem } from './everyItem.ts'
import { listVersion, type Versioned } from './listVersion.ts'
import type { List } from './table.ts'

/** Every row of a list, unordered, page by page of 1 MB, with the list's version; `latest` as just written. */
export async function wholeList(
  list: List,
  latest = false,
): Promise<Versioned<Record<string, unknown>[]>> {
  const found = await everyItem({
    ConsistentRead: latest,
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': list },
  })
  return listVersion.split(found)
}
