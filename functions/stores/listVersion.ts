import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { decodeTime, ulid } from 'ulid'
import * as z from 'zod/mini'
import { table, TableName } from './client.ts'
import { keys, type List } from './table.ts'

/** A list as read, and its version: as long as that is the same, so is the list. */
export type Versioned<T> = { version: string | undefined; value: T }

const stored = z.object({ sk: z.literal(keys.listVersion('PEOPLE').sk), version: z.string() })

/**
 * Milliseconds after which a change that was announced has surely been made or given up, and has reached every replica:
 * a call takes 29 s at most.
 */
const settledMs = 35_000

const settled = (item: unknown, now: number): string | undefined => {
  const version = z.safeParse(stored, item).data?.version
  return version !== undefined && now - decodeTime(version) > settledMs ? version : undefined
}

/** Versions of lists. A list has none while a change may still be under way, and before the first one. */
export const listVersion = {
  /** The version of a list now, for half a read unit. */
  async of(list: List, now = Date.now()): Promise<string | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.listVersion(list) }))
    return settled(Item, now)
  },

  /** Splits what a Query of the whole partition gave into the list's rows and its version. */
  split(items: Record<string, unknown>[], now = Date.now()): Versioned<Record<string, unknown>[]> {
    const { sk } = keys.listVersion('PEOPLE')
    const value = items.filter((item) => item['sk'] !== sk)
    return {
      value,
      version: settled(
        items.find((item) => item['sk'] === sk),
        now,
      ),
    }
  },

  /** Says that a list is about to change. Before the change, so that a crash between the two does no harm. */
  async announce(list: List): Promise<void> {
    const Item = { ...keys.listVersion(list), version: ulid() }
    await table.send(new PutCommand({ TableName, Item }))
  },
}
