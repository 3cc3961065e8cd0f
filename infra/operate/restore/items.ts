import { setTimeout as after } from 'node:timers/promises'
import {
  type AttributeValue,
  BatchGetItemCommand,
  BatchWriteItemCommand,
  type DynamoDBClient,
  paginateQuery,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb'
import { tableKeys } from '../../../functions/stores/table.ts'

export type Item = Record<string, AttributeValue>

/** Gives some of a table's items, page by page; of each page only the keys, if nothing else is asked for. */
export type Reader = (table: string, only?: 'keys') => AsyncGenerator<Item[]>

const { partition, sort } = tableKeys

/** Items of a page: enough to keep the table busy, few enough that many readers fit into memory. */
const pageSize = 250
/** What DynamoDB takes at once. */
const [readAtOnce, writtenAtOnce] = [100, 25]
const longestPauseMs = 5_000

export const keyOf = (item: Item): Item =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name === partition || name === sort))
export const nameOf = (item: Item): string => JSON.stringify([item[partition]?.S, item[sort]?.S])
export const partitionOf = (item: Item): string => item[partition]?.S ?? ''

const keysOnly = { ProjectionExpression: `${partition}, ${sort}` }

/** Readers that share a table among themselves. */
export const partsOf = (client: DynamoDBClient, TotalSegments: number): Reader[] =>
  Array.from(
    { length: TotalSegments },
    (_, Segment) =>
      async function* read(TableName, only) {
        const pages = paginateScan(
          { client, pageSize },
          { TableName, Segment, TotalSegments, ConsistentRead: true, ...(only && keysOnly) },
        )
        for await (const { Items = [] } of pages) yield Items
      },
  )

/** A reader of one partition. */
export const onePartition = (client: DynamoDBClient, pk: string): Reader =>
  async function* read(TableName, only) {
    const pages = paginateQuery(
      { client, pageSize },
      {
        TableName,
        KeyConditionExpression: `${partition} = :pk`,
        ExpressionAttributeValues: { ':pk': { S: pk } },
        ConsistentRead: true,
        ...(only && keysOnly),
      },
    )
    for await (const { Items = [] } of pages) yield Items
  }

function* inParts<T>(all: T[], size: number): Generator<T[]> {
  for (let from = 0; from < all.length; from += size) yield all.slice(from, from + size)
}

/** Does a part of some work until nothing is left, with longer and longer pauses. */
async function untilDone<T>(all: T[], work: (left: T[]) => Promise<T[]>): Promise<void> {
  let left = await work(all)
  for (let tried = 1; left.length > 0; tried++) {
    await after(Math.random() * Math.min(longestPauseMs, 50 * 2 ** tried))
    left = await work(left)
  }
}

/** Those items of a table that have one of these keys, by their names. */
export async function itemsWith(
  client: DynamoDBClient,
  table: string,
  keys: Item[],
  only?: 'keys',
): Promise<Map<string, Item>> {
  const found = new Map<string, Item>()
  const read = async (Keys: Item[]) => {
    const request = { Keys, ConsistentRead: true, ...(only && keysOnly) }
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table]: request } }),
    )
    for (const item of Responses?.[table] ?? []) found.set(nameOf(item), item)
    return UnprocessedKeys?.[table]?.Keys ?? []
  }
  await Promise.all(inParts(keys, readAtOnce).map((part) => untilDone(part, read)))
  return found
}

/** Writes requests, and again those that DynamoDB did not get to. */
export async function write(
  client: DynamoDBClient,
  table: string,
  requests: WriteRequest[],
): Promise<void> {
  const send = async (part: WriteRequest[]) => {
    const { UnprocessedItems } = await client.send(
      new BatchWriteItemCommand({ RequestItems: { [table]: part } }),
    )
    return UnprocessedItems?.[table] ?? []
  }
  for (const part of inParts(requests, writtenAtOnce)) await untilDone(part, send)
}
