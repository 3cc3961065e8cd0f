import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

/** Seconds after which a place is free again by itself: longer than any answer, so that only a crash leaves one behind. */
const leaseSeconds = 6 * 60

const nowInSeconds = () => Math.floor(Date.now() / 1000)

/** A place that an answer has while it is on its way. */
export type Place = { userid: string; place: number; holder: string }

/**
 * How many answers somebody has on their way: each holds a lease on one of their places. Providers take their time, and
 * what waits for them are places of AWS Lambda that everybody shares.
 */
export const answersAtOnce = {
  /**
   * Takes one of somebody's `most` places for an answer. Gives undefined when all are taken. One write unit for each place
   * that is looked at.
   */
  async take(userid: string, most: number, now = nowInSeconds()): Promise<Place | undefined> {
    const holder = crypto.randomUUID()
    for (let place = 0; place < most; place++) {
      const Update = new UpdateCommand({
        TableName,
        Key: keys.answerOnItsWay(userid, place),
        UpdateExpression: 'SET holder = :holder, expires = :until',
        ConditionExpression: 'attribute_not_exists(expires) OR expires <= :now',
        ExpressionAttributeValues: {
          ':holder': holder,
          ':now': now,
          ':until': now + leaseSeconds,
        },
      })
      if (await unlessRefused(table.send(Update))) return { userid, place, holder }
    }
    return undefined
  },

  /** Gives a place back; nothing when somebody else's answer has it by now. One write unit. */
  async release({ userid, place, holder }: Place, now = nowInSeconds()): Promise<void> {
    const Update = new UpdateCommand({
      TableName,
      Key: keys.answerOnItsWay(userid, place),
      UpdateExpression: 'SET expires = :now',
      ConditionExpression: 'holder = :holder',
      ExpressionAttributeValues: { ':now': now, ':holder': holder },
    })
    await unlessRefused(table.send(Update))
  },
}
