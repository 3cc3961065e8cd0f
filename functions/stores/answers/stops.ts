import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

/** Seconds that a stop is kept: longer than any answer takes. */
const keptSeconds = 15 * 60

/** When an answer is to stop: milliseconds of the epoch, 0 for at once. Stops of 0.1.0 were all at once. */
const stored = z.object({ at: z._default(z.int(), 0) })

/** When people want answers to stop. The key bears the person, so nobody can stop somebody else's. */
export const stops = {
  /**
   * Asks for the stop of one's own answer, also of one that is over or has not begun: at once, or `afterSeconds` from now
   * unless it is asked again before. A stop at once is never put off. One write unit.
   */
  async ask(
    userid: string,
    answerId: string,
    { afterSeconds = 0, now = Date.now() } = {},
  ): Promise<void> {
    const at = afterSeconds === 0 ? 0 : now + afterSeconds * 1000
    const expires = Math.floor(now / 1000) + keptSeconds
    const Item = { ...keys.stop(userid, answerId), at, expires }
    const unlessStopped = {
      ConditionExpression: 'attribute_not_exists(pk) OR #at > :now',
      ExpressionAttributeNames: { '#at': 'at' },
      ExpressionAttributeValues: { ':now': now },
    }
    const put = new PutCommand({ TableName, Item, ...(at > 0 && unlessStopped) })
    await unlessRefused(table.send(put))
  },

  /** Whether an answer is to stop by now. Half a unit; a stop of this moment may show a little later. */
  async isAsked(userid: string, answerId: string, now = Date.now()): Promise<boolean> {
    const Key = keys.stop(userid, answerId)
    const { Item } = await table.send(new GetCommand({ TableName, Key }))
    return Item !== undefined && z.parse(stored, Item).at <= now
  },
}
