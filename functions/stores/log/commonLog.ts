import { decodeTime } from 'ulid'
import * as z from 'zod/mini'
import { firstItems } from '../everyItem.ts'
import { hasExpired } from './retention.ts'
import { shards, upTo } from '../shards.ts'
import { keys } from '../table.ts'

const stored = z.object({
  sk: z.string(),
  userid: z.string(),
  userName: z.string(),
  message: z.string(),
  expires: z.number(),
})

/** An entry of everybody's log: who, what, and when (ISO 8601 in UTC). Its id is a ULID. */
export type CommonEntry = {
  id: string
  userid: string
  userName: string
  message: string
  sdate: string
}

/** What has expired and lies there still counts for nobody: it is read past, however much it is. */
async function newestOf(shard: number, before: string, limit: number, now: Date) {
  const newestFirst = {
    KeyConditionExpression: 'pk = :pk AND sk < :before',
    ExpressionAttributeValues: { ':pk': keys.commonLog(shard, '').pk, ':before': before },
    ScanIndexForward: false,
  }
  const counts = ({ expires }: { expires?: unknown }) => !hasExpired(Number(expires), now)
  return z.parse(z.array(stored), await firstItems(newestFirst, limit, counts))
}

/** After every ULID. */
export const newestOfAll = '~'

/** What anybody has done. */
export const commonLog = {
  /**
   * At most `limit` entries that are older than the one with the id `before`, newest first: one read unit for twenty.
   * `now` decides what has expired.
   */
  async newest(before: string, limit: number, now = new Date()): Promise<CommonEntry[]> {
    const found = await Promise.all(
      upTo(shards.log).map((shard) => newestOf(shard, before, limit, now)),
    )
    return found
      .flat()
      .toSorted((a, b) => (a.sk < b.sk ? 1 : -1))
      .slice(0, limit)
      .map(({ sk: id, userid, userName, message }) => {
        const sdate = new Date(decodeTime(id)).toISOString()
        return { id, userid, userName, message, sdate }
      })
  },
}
