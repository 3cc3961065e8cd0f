import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../client.ts'
import { inOrder } from './listOrder.ts'

/** A range of keys of one shard. */
type Part = { pk: string; within: string; text: string }

/** Where reading begins (behind that key), in which direction, and how many rows of a shard are read at once. */
type Way = { at: string | undefined; backwards: boolean; limit: number }

type Item = Record<string, unknown>

/** Rows in their order; how many have been read so far, and the key of the last one, where there are more behind it. */
type Batch = { items: Item[]; read: number; last: string | undefined }

const keyOf = (item: Item | undefined): string => String(item?.['sk'])

/** The rows of a shard that are read and not handed on, and where the next ones begin. */
class Waiting {
  items: Item[] = []
  readonly #part: Part
  readonly #way: Way
  #from: QueryCommandOutput['LastEvaluatedKey']
  #isOver = false

  constructor(part: Part, way: Way) {
    this.#part = part
    this.#way = way
    this.#from = way.at === undefined ? undefined : { pk: part.pk, sk: way.at }
  }

  /** Whether nothing is known of what comes next. */
  get isOpen(): boolean {
    return this.items.length === 0 && !this.#isOver
  }

  get hasMore(): boolean {
    return this.items.length > 0 || !this.#isOver
  }

  /** Reads on. Gives how many rows it has found. */
  async read(): Promise<number> {
    const { pk, within, text } = this.#part
    const { Items = [], LastEvaluatedKey }: QueryCommandOutput = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: `pk = :pk AND ${within}`,
        ExpressionAttributeValues: { ':pk': pk, ':within': text },
        ExclusiveStartKey: this.#from,
        ScanIndexForward: !this.#way.backwards,
        Limit: this.#way.limit,
      }),
    )
    this.items = Items
    this.#from = LastEvaluatedKey
    this.#isOver = LastEvaluatedKey === undefined
    return Items.length
  }
}

/** The shard whose next row comes first. */
const nextOf = (all: Waiting[], backwards: boolean): Waiting | undefined =>
  all
    .filter(({ items }) => items.length > 0)
    .toSorted((a, b) => inOrder(keyOf(a.items[0]), keyOf(b.items[0])) * (backwards ? -1 : 1))[0]

/** The rows of all shards in the order of their keys, as far as is known each time that one of them has to be read on. */
export async function* merged(parts: Part[], way: Way): AsyncGenerator<Batch> {
  const all = parts.map((part) => new Waiting(part, way))
  let read = 0
  let last: string | undefined
  while (all.some(({ hasMore }) => hasMore)) {
    const open = all.filter(({ isOpen }) => isOpen)
    const found = await Promise.all(open.map((one) => one.read()))
    read += found.reduce((sum, count) => sum + count, 0)
    const items: Item[] = []
    while (!all.some(({ isOpen }) => isOpen)) {
      const item = nextOf(all, way.backwards)?.items.shift()
      if (!item) break
      // Whoever is being moved to another shard may be seen in both.
      if (keyOf(item) !== last) items.push(item)
      last = keyOf(item)
    }
    const isEnd = !all.some(({ hasMore }) => hasMore)
    yield { items, read, last: isEnd ? undefined : last }
  }
}
