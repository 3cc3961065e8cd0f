import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'

const windowMs = 60_000

/** How many answers somebody has asked for in each minute: what they cost is the organisation's. */
export const answerRate = {
  /**
   * Counts an answer that somebody asks for. Gives false, and counts nothing, when they have had `most` in this minute.
   * One write unit.
   */
  take(userid: string, most: number, now = Date.now()): Promise<boolean> {
    const minute = Math.floor(now / windowMs)
    const Update = new UpdateCommand({
      TableName,
      Key: keys.answersOfMinute(userid, minute),
      UpdateExpression: 'ADD answers :one SET expires = :expires',
      ConditionExpression: 'attribute_not_exists(answers) OR answers < :most',
      ExpressionAttributeValues: {
        ':one': 1,
        ':most': most,
        ':expires': Math.ceil(((minute + 2) * windowMs) / 1000),
      },
    })
    return unlessRefused(table.send(Update))
  },

  /** Seconds until somebody may ask again. */
  secondsLeft: (now = Date.now()): number => Math.ceil((windowMs - (now % windowMs)) / 1000),
}
