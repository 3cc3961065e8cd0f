import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { TableName, type Write } from '../client.ts'
import { expiry } from '../log/retention.ts'
import { shardsSoFar } from '../shards.ts'
import { keys } from '../table.ts'

// By itself: every Lambda reads its caller, and few read what answers cost.

/** Says that a person is gone from here on: their counts stay, their name does not. */
export const goneRecord = z.object({ id: z.string(), gone: z.string() })

/**
 * The writes that take a person's name off the statistics, for the transaction that deletes them: behind the last of their
 * records in each shard that may have some which are not rolled up.
 */
export function goneFromUsage(userid: string, at: Date): Write[] {
  const id = ulid(at.getTime())
  const said = { id, gone: userid, expires: expiry('usage', at) }
  return shardsSoFar(userid, 'usage').map((shard) => ({
    Put: { TableName, Item: { ...keys.usage(shard, id), ...said } },
  }))
}
