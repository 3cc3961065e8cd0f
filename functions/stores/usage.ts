import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { aiModule } from '../../shared/contract/questions.ts'
import { table, TableName, unlessRefused } from './client.ts'
import { type Deed, logEntry } from './log.ts'
import { expiry } from './retention.ts'
import { keys, usageShards } from './table.ts'

/** One answer and what it cost. A failed or cancelled one is recorded too, with its cause as `outcome`. */
export const usageRecord = z.object({
  /** The answer's id: a ULID. */
  id: z.string(),
  userid: z.string(),
  userName: z.string(),
  QuestionId: z.string(),
  /** The question's label at that time. */
  Question: z.string(),
  AImodule: aiModule,
  GPTV: z.string(),
  InTokenAntal: z.int(),
  OutTokenAntal: z.int(),
  /** The provider gave no count, as after a cancelled stream, so this is our estimate. */
  estimated: z.optional(z.boolean()),
  /** `answered`, `cancelled`, or the cause of a failure. */
  outcome: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.string(),
})

export type UsageRecord = z.infer<typeof usageRecord>

/** The shard of a person: the same for all his records, spread evenly over people. */
export const shardOf = (userid: string): number => {
  let sum = 0
  for (const letter of userid) sum = (sum * 31 + letter.charCodeAt(0)) % 65_521
  return sum % usageShards
}

export const usage = {
  /**
   * Stores a usage record together with its log entry, or neither. The same id a second time changes nothing,
   * so a retry after a lost reply is harmless; then it gives false.
   */
  record(record: UsageRecord, deed: Deed): Promise<boolean> {
    const expires = expiry(deed.at)
    return unlessRefused(
      table.send(
        new TransactWriteCommand({
          ClientRequestToken: record.id,
          TransactItems: [
            {
              Put: {
                TableName,
                Item: { ...keys.usage(shardOf(record.userid), record.id), ...record, expires },
                ConditionExpression: 'attribute_not_exists(pk)',
              },
            },
            { Put: { TableName, Item: logEntry(deed, record.id) } },
          ],
        }),
      ),
    )
  },
}
