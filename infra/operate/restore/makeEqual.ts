import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { type Item, itemsWith, keyOf, nameOf, type Reader, write } from './items.ts'

export type Changed = { looked: number; written: number; deleted: number }

type Way = {
  from: string
  to: string
  /** Each reads a part of both tables; all of them at once. */
  readers: Reader[]
  /** The items that count; all, if nothing is said. */
  counts?: (item: Item) => boolean
  /** Hears of what is done so far. */
  tell?: (changed: Changed) => void
}

/**
 * Makes a table hold exactly what another one holds; equal items are left alone. Run twice, it changes nothing more. Each
 * page is compared with the same keys of the other table, so that no more than a page of each reader is in memory.
 */
export async function makeEqual(
  client: DynamoDBClient,
  { from, to, readers, counts = () => true, tell = () => undefined }: Way,
): Promise<Changed> {
  const done: Changed = { looked: 0, written: 0, deleted: 0 }

  async function deleteWhatIsNotThere(read: Reader) {
    for await (const page of read(to, 'keys')) {
      const items = page.filter(counts)
      const there = await itemsWith(client, from, items.map(keyOf), 'keys')
      const gone = items.filter((item) => !there.has(nameOf(item)))
      await write(
        client,
        to,
        gone.map((item) => ({ DeleteRequest: { Key: keyOf(item) } })),
      )
      done.deleted += gone.length
      done.looked += items.length
      tell(done)
    }
  }

  async function writeWhatDiffers(read: Reader) {
    for await (const page of read(from)) {
      const items = page.filter(counts)
      const now = await itemsWith(client, to, items.map(keyOf))
      const other = items.filter((item) => !isDeepStrictEqual(now.get(nameOf(item)), item))
      await write(
        client,
        to,
        other.map((Item) => ({ PutRequest: { Item } })),
      )
      done.written += other.length
      done.looked += items.length
      tell(done)
    }
  }

  await Promise.all(
    readers.map(async (read) => {
      await deleteWhatIsNotThere(read)
      await writeWhatDiffers(read)
    }),
  )
  return done
}
