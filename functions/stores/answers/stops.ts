import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'

/** Seconds that a stop is kept: longer than any answer takes. */
const keptSeconds = 15 * 60

/** Which answers people have asked to stop. The key bears the person, so nobody can stop somebody else's. */
export const stops = {
  /** Asks for the stop of one's own answer, also of one that is over or has not begun. One write unit. */
  async ask(userid: string, answerId: string, now = Date.now()): Promise<void> {
    const expires = Math.floor(now / 1000) + keptSeconds
    const Item = { ...keys.stop(userid, answerId), expires }
    await table.send(new PutCommand({ TableName, Item }))
  },

  /** Whether the stop of an answer has been asked for. Half a unit; a stop of this moment may show a little later. */
  async isAsked(userid: string, answerId: string): Promise<boolean> {
    const Key = keys.stop(userid, answerId)
    const { Item } = await table.send(new GetCommand({ TableName, Key }))
    return Item !== undefined
  },
}
