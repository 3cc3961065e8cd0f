import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { looked } from '../../../shared/contract/user.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import { table, TableName, transact, unlessRefused } from '../client.ts'
import { expiry, hasExpired } from '../log/retention.ts'
import { keys } from '../table.ts'
import { isThere } from './presence.ts'

const stored = z.object({ by: z.string(), at: looked, sdate: z.string(), expires: z.number() })

export type Look = z.infer<typeof stored>

/**
 * Who has looked at whose profile or log (docs/requirements.md, "Who has looked"). They lie in the partition of the person
 * who was looked at, and go with it. Of an administrator, a day of Sweden and a thing there is one.
 */
export const looks = {
  /** Notes a look at somebody's `profile` or `log`: half a read unit, and at the first time of a day a transaction of two items. */
  async note(userid: string, by: string, at: Look['at'], now = new Date()): Promise<void> {
    const Key = keys.look(userid, dayOf(now), by, at)
    const { Item } = await table.send(new GetCommand({ TableName, Key }))
    if (Item) return
    const look: Look = { by, at, sdate: now.toISOString(), expires: expiry('looks', now) }
    // Whoever has been deleted meanwhile leaves nothing.
    await unlessRefused(
      transact([isThere(userid), { Put: { TableName, Item: { ...Key, ...look } } }]),
    )
  },

  /** The last looks at somebody's data, the newest day first. One read unit for some fifty. */
  async of(userid: string, now = new Date()): Promise<Look[]> {
    const { pk, sk } = keys.look(userid)
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
        ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
        ScanIndexForward: false,
        Limit: serverLimits.looks,
      }),
    )
    return Items.flatMap((item) => {
      const { data } = z.safeParse(stored, item)
      return data && !hasExpired(data.expires, now) ? [data] : []
    })
  },
}
