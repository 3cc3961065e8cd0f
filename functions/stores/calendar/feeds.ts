import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, transact, type Write } from '../client.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { keys } from '../table.ts'

/** Whose bookings a feed shows: a room's, or a person's. */
export type FeedOwner = { room: number } | { userid: string }

const stored = z.object({ key: z.string() })

/** Nothing is changed for somebody who has been deleted meanwhile. */
async function change(write: Write, entry: AuditEntry): Promise<void> {
  const entries = await auditLog.writes(entry)
  if (entries.length > 0) await transact([write, ...entries])
}

/** The keys that let calendar programs read bookings. There is one at most of each feed; none while it is closed. */
export const feeds = {
  /** The key of a feed that is open, as just written; undefined for one that is closed, and for whoever is gone. */
  async keyOf(owner: FeedOwner): Promise<string | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.feed(owner), ConsistentRead: true }),
    )
    return Item && z.parse(stored, Item).key
  },

  /** Opens a feed with a key, in the place of the one before. */
  open: (owner: FeedOwner, key: string, entry: AuditEntry): Promise<void> =>
    change({ Put: { TableName, Item: { ...keys.feed(owner), key } } }, entry),

  /** Closes a feed. */
  close: (owner: FeedOwner, entry: AuditEntry): Promise<void> =>
    change({ Delete: { TableName, Key: keys.feed(owner) } }, entry),
}
