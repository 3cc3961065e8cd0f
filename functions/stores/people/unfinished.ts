import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { lazy } from '../../../shared/lazy.ts'
import { table, TableName } from '../client.ts'
import { keys, unfinishedPartition } from '../table.ts'

const change = lazy(() =>
  z.object({
    /** Whose account: its id, and its name in the pool where that is another; or the address of one that is to be made. */
    account: z.union([
      z.object({ id: z.string(), PoolName: z.optional(z.string()) }),
      z.object({ email: z.string() }),
    ]),
    /** Whoever makes it; nobody for those who make their own account. */
    by: z.optional(z.string()),
    /** It was to end all sessions of the account. */
    endsSessions: z.optional(z.boolean()),
  }),
)

/** A change of an account, which lies in two systems. */
export type AccountChange = z.infer<ReturnType<typeof change>>

/** One that waits to be finished or undone, by its id: a ULID, so that the oldest comes first. */
export type Unfinished = { id: string; change: AccountChange }

/**
 * Changes of accounts that have begun. Each is noted before the first of the two systems is touched and forgotten when
 * both are done, so that what breaks off in between is found without looking through either
 * (docs/requirements.md, "Accounts").
 */
export const unfinished = {
  /** Notes that a change begins. Gives its id, for its end. */
  async begin(begun: AccountChange): Promise<string> {
    const id = ulid()
    await unfinished.note(id, begun)
    return id
  },

  /** Notes a change that has begun as it is now. */
  async note(id: string, { account, by, endsSessions }: AccountChange): Promise<void> {
    const Item = { ...keys.unfinished(id), account, by, endsSessions }
    await table.send(new PutCommand({ TableName, Item }))
  },

  /** Forgets a change that is whole. */
  async end(id: string): Promise<void> {
    await table.send(new DeleteCommand({ TableName, Key: keys.unfinished(id) }))
  },

  /** Those that have waited longest, `most` at most, if they began before a time (milliseconds since 1970). */
  async before(time: number, most: number): Promise<Unfinished[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk AND sk < :before',
        ExpressionAttributeValues: { ':pk': unfinishedPartition, ':before': ulid(time) },
        Limit: most,
      }),
    )
    return Items.map((item) => ({ id: String(item['sk']), change: z.parse(change(), item) }))
  },
}
