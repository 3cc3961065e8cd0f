import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'
import { type UsageRecord, usageRecord } from './usage.ts'

/** The rolled-up sums of one shard. `reached` is the id of the last record in them. */
const shardSums = z.object({
  reached: z.string(),
  QuestionAntal: z.int(),
  InTokenAntal: z.int(),
  OutTokenAntal: z.int(),
})

export type ShardSums = z.infer<typeof shardSums>

const empty: ShardSums = { reached: '', QuestionAntal: 0, InTokenAntal: 0, OutTokenAntal: 0 }

export const sums = {
  /** The sums of a shard, as just written; zeros before the first roll-up. */
  async of(shard: number): Promise<ShardSums> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.sums(shard), ConsistentRead: true }),
    )
    return Item ? z.parse(shardSums, Item) : empty
  },

  /** At most `limit` records of a shard after the id `reached`, in their order. */
  async recordsAfter(shard: number, reached: string, limit: number): Promise<UsageRecord[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk > :reached',
        // An empty key is no key: a space sorts before every sign of a ULID.
        ExpressionAttributeValues: {
          ':pk': keys.usage(shard, '').pk,
          ':reached': reached === '' ? ' ' : reached,
        },
        Limit: limit,
        ConsistentRead: true,
      }),
    )
    return z.parse(z.array(usageRecord), Items)
  },

  /** Replaces the sums of a shard, unless another run was faster: then it gives false and changes nothing. */
  replace(shard: number, old: ShardSums, next: ShardSums): Promise<boolean> {
    const { reached, QuestionAntal, InTokenAntal, OutTokenAntal } = next
    return unlessRefused(
      table.send(
        new UpdateCommand({
          TableName,
          Key: keys.sums(shard),
          UpdateExpression:
            'SET reached = :reached, QuestionAntal = :questions, InTokenAntal = :in, OutTokenAntal = :out',
          ConditionExpression: 'reached = :old OR (attribute_not_exists(pk) AND :old = :none)',
          ExpressionAttributeValues: {
            ':reached': reached,
            ':questions': QuestionAntal,
            ':in': InTokenAntal,
            ':out': OutTokenAntal,
            ':old': old.reached,
            ':none': '',
          },
        }),
      ),
    )
  },
}
