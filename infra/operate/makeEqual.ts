import {
  type AttributeValue,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { hashOf } from './hashOf.ts'
import { keys, tableKeys } from '../../functions/stores/table.ts'

type Item = Record<string, AttributeValue>

const batch = 25
const { partition, sort } = tableKeys

const keyOf = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name === partition || name === sort))
const nameOf = (item: Item): string => JSON.stringify([item[partition]?.S, item[sort]?.S])

/** Every item of a table, page by page. */
async function* itemsOf(client: DynamoDBClient, TableName: string): AsyncGenerator<Item[]> {
  for await (const { Items = [] } of paginateScan(
    { client },
    { TableName, ConsistentRead: true },
  )) {
    yield Items
  }
}

/** Writes requests, and again those that DynamoDB did not get to. */
async function write(client: DynamoDBClient, TableName: string, requests: WriteRequest[]) {
  for (let from = 0; from < requests.length; from += batch) {
    let left = requests.slice(from, from + batch)
    while (left.length > 0) {
      const { UnprocessedItems } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [TableName]: left } }),
      )
      left = UnprocessedItems?.[TableName] ?? []
      if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** How far the sums reach is written last: till then nothing is rolled up (`sums.hold`). */
const isMark = (item: Item): boolean => item[partition]?.S === keys.rolledUp('', 0).pk

/**
 * Makes a table hold exactly what another one holds; equal items are left alone. Run twice, it changes nothing more.
 * Gives how many items it wrote and deleted.
 */
export async function makeEqual(
  client: DynamoDBClient,
  { from, to }: { from: string; to: string },
): Promise<{ written: number; deleted: number }> {
  const wanted = new Map<string, string>()
  for await (const page of itemsOf(client, from)) {
    for (const item of page) wanted.set(nameOf(item), hashOf(item))
  }
  const equal = new Set<string>()
  const last: WriteRequest[] = []
  async function make(items: Item[], requestOf: (item: Item) => WriteRequest): Promise<number> {
    last.push(...items.filter(isMark).map(requestOf))
    const others = items.filter((item) => !isMark(item))
    await write(client, to, others.map(requestOf))
    return items.length
  }
  let deleted = 0
  for await (const page of itemsOf(client, to)) {
    const gone = page.filter((item) => !wanted.has(nameOf(item)))
    for (const item of page) if (wanted.get(nameOf(item)) === hashOf(item)) equal.add(nameOf(item))
    deleted += await make(gone, (item) => ({ DeleteRequest: { Key: keyOf(item) } }))
  }
  let written = 0
  for await (const page of itemsOf(client, from)) {
    const missing = page.filter((item) => !equal.has(nameOf(item)))
    written += await make(missing, (Item) => ({ PutRequest: { Item } }))
  }
  await write(client, to, last)
  return { written, deleted }
}
