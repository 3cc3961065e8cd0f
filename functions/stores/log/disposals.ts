import * as z from 'zod/mini'
import { dayOf } from '../../../shared/rules/days.ts'
import { TableName, transact, unlessRefused, type Write } from '../client.ts'
import { everyItem } from '../everyItem.ts'
import { keys } from '../table.ts'

/** So many items of a kind (`disposedKinds.ts`) have gone. */
export type Counts = Record<string, number>

/** What has gone on a day in Sweden (YYYY-MM-DD). */
export type Disposal = { day: string; counts: Counts }

/** An item that has gone: of which kind, and when. */
export type Disposed = { kind: string; at: Date }

// A stream keeps what it tells for a day, and hands it out again until it was taken.
const batchSeconds = 3 * 24 * 60 * 60

const stored = z.pipe(
  z.catchall(z.object({ pk: z.string(), sk: z.string() }), z.number()),
  z.transform(({ sk: day, ...item }): Disposal => {
    const counts = Object.entries(item).filter(
      (entry): entry is [string, number] => entry[0] !== 'pk',
    )
    return { day, counts: Object.fromEntries(counts) }
  }),
)

function countsByDay(gone: Disposed[]): Map<string, Counts> {
  const days = new Map<string, Counts>()
  for (const { kind, at } of gone) {
    const day = dayOf(at)
    const counts = days.get(day) ?? {}
    days.set(day, { ...counts, [kind]: (counts[kind] ?? 0) + 1 })
  }
  return days
}

function adding(day: string, counts: Counts): Write {
  const kinds = Object.entries(counts)
  return {
    Update: {
      TableName,
      Key: keys.disposal(day),
      UpdateExpression: `ADD ${kinds.map((_, at) => `#${at} :${at}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(kinds.map(([kind], at) => [`#${at}`, kind])),
      ExpressionAttributeValues: Object.fromEntries(kinds.map(([, n], at) => [`:${at}`, n])),
    },
  }
}

/** How much has gone because its time had come, by day and kind; nothing of whose it was (docs/requirements.md, "What has gone"). */
export const disposals = {
  /**
   * Adds what has gone to its days. Gives false, and changes nothing, where a batch of this id was counted before. `gone` is not
   * empty and at most 10,000 items of a few days. Two write units for each day, and two.
   */
  add: (batch: string, gone: Disposed[], now = new Date()): Promise<boolean> =>
    unlessRefused(
      transact([
        {
          Put: {
            TableName,
            Item: {
              ...keys.disposalBatch(batch),
              expires: Math.floor(now.getTime() / 1000) + batchSeconds,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
        },
        ...[...countsByDay(gone)].map(([day, counts]) => adding(day, counts)),
      ]),
    ),

  /** What has gone since a day (YYYY-MM-DD), a row for each day on which something has, the newest first. */
  async since(day: string): Promise<Disposal[]> {
    const items = await everyItem({
      KeyConditionExpression: 'pk = :pk AND sk >= :day',
      ExpressionAttributeValues: { ':pk': keys.disposal(day).pk, ':day': day },
      ScanIndexForward: false,
    })
    return z.parse(z.array(stored), items)
  },
}
