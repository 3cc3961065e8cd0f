import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { broadcasts } from '../../../functions/stores/notifications/broadcasts.ts'
import { listVersion } from '../../../functions/stores/listVersion.ts'
import { allKinds } from '../../../functions/stores/answers/sumKinds.ts'
import { sums } from '../../../functions/stores/answers/sums.ts'
import { upTo } from '../../../functions/stores/shards.ts'
import { keys, lists } from '../../../functions/stores/table.ts'
import { type Item, onePartition, partitionOf, partsOf } from './items.ts'
import { type Changed, makeEqual } from './makeEqual.ts'

/** How many read and write at once: DynamoDB serves more, one processor hardly. */
const readers = 4
const renewEveryMs = 60_000

const marks = keys.rolledUp('', 0).pk

const sumPartitions = (shards: number): string[] =>
  allKinds.flatMap((kind) => upTo(shards).map((shard) => keys.sum(kind, '', shard).pk))

/** Runs work during which nothing is rolled up. Whatever happens to it, and to this process, that ends. */
async function whileHeld<T>(work: (stillHeld: () => void) => Promise<T>): Promise<T> {
  let lost = false
  const renewal = setInterval(() => {
    sums.hold().then(
      (held) => (lost ||= !held),
      () => undefined,
    )
  }, renewEveryMs)
  try {
    await sums.hold()
    return await work(() => {
      if (lost) throw new Error('The sums were rolled up in between: run the command again.')
    })
  } finally {
    clearInterval(renewal)
    // Where that fails, too, the hold runs out by itself.
    await sums.letGo().catch(() => undefined)
  }
}

/**
 * Makes the table of the stores what a copy is while people may go on using the portal. The records' links come after the records,
 * then the sums, and how far they reach after them: nothing is linked or rolled up for so long alone. What somebody has kept of half a
 * list is read anew.
 */
export async function takeOver(
  client: DynamoDBClient,
  copy: string,
  table: string,
  tell?: (changed: Changed) => void,
): Promise<Pick<Changed, 'written' | 'deleted'>> {
  const way = { from: copy, to: table }
  // As many as there are now: fewer there never were.
  const links = upTo((await sums.reached()).REST.length).map((shard) => keys.chain(shard, '').pk)
  const partitions = [...links, ...sumPartitions(await sums.shards())]
  const afterwards = new Set([marks, ...partitions])
  const isFirst = (item: Item) => !afterwards.has(partitionOf(item))
  const parts = [
    await makeEqual(client, {
      ...way,
      readers: partsOf(client, readers),
      counts: isFirst,
      ...(tell && { tell }),
    }),
  ]
  await whileHeld(async (stillHeld) => {
    for (const pk of partitions) {
      parts.push(await makeEqual(client, { ...way, readers: [onePartition(client, pk)] }))
    }
    stillHeld()
    parts.push(await makeEqual(client, { ...way, readers: [onePartition(client, marks)] }))
  })
  for (const list of lists) await listVersion.announce(list)
  await broadcasts.renew()
  const sum = (of: 'written' | 'deleted') => parts.reduce((all, part) => all + part[of], 0)
  return { written: sum('written'), deleted: sum('deleted') }
}
