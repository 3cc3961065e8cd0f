import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { TableName, type Write } from '../client.ts'
import { expiry } from '../log/retention.ts'
import { keys, shardOf } from '../table.ts'

// By itself: every Lambda reads its caller, and few read what answers cost.

/** Says that a person is gone from here on: their counts stay, their name does not. */
export const goneRecord = z.object({ id: z.string(), gone: z.string() })

/** The write that takes a person's name off the statistics, for the transaction that deletes them. */
export function goneFromUsage(userid: string, at: Date): Write {
  const id = ulid(at.getTime())
  const Item = {
    ...keys.usage(shardOf(userid), id),
    id,
    gone: userid,
    expires: expiry('usage', at),
  }
  return { Put: { TableName, Item } }
}
