import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { table, TableName, type Write } from '../client.ts'
import { keys } from '../table.ts'

const stored = z.object({ version: z.string() })

/** Long after the last booking of the same person that could have been on its way at the same time. */
const keptSeconds = 60 * 60

/**
 * Lets one booking of a person be counted and written at a time: two at once could each find room for one more below
 * the most that a person may have (docs/requirements.md, "Limits by person").
 */
export const bookingCeiling = {
  /** What says of a person's last booking that it is the last, as just written; undefined when it is long ago. */
  async seen(userid: string): Promise<string | undefined> {
    const Key = keys.lastBooking(userid)
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && z.parse(stored, Item).version
  },

  /** The write that makes another one the last; refused when somebody has booked for them since `seen`. */
  write: (userid: string, seen: string | undefined, now = Date.now()): Write => ({
    Put: {
      TableName,
      Item: {
        ...keys.lastBooking(userid),
        version: ulid(now),
        expires: Math.floor(now / 1000) + keptSeconds,
      },
      ConditionExpression: seen === undefined ? 'attribute_not_exists(pk)' : 'version = :seen',
      ...(seen !== undefined && { ExpressionAttributeValues: { ':seen': seen } }),
    },
  }),
}
