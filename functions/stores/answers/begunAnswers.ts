import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { log } from '../../runtime/log.ts'
import { table, TableName, type Write } from '../client.ts'
import { expiry } from '../log/retention.ts'
import { shardOf } from '../shards.ts'
import { keys } from '../table.ts'
import { answerRecord } from './usage.ts'

/**
 * What is known of an answer before its provider is asked, by the id that it has until then: a ULID. Its person is named by
 * id alone; `InTokenAntal` is an estimate and `MikroOre` its cost, `message` what the log says once it is known that it was asked.
 */
const begunAnswer = z.extend(
  z.pick(answerRecord, {
    id: true,
    purpose: true,
    userid: true,
    QuestionId: true,
    Question: true,
    AImodule: true,
    GPTV: true,
    InTokenAntal: true,
    supplier: true,
    country: true,
    agreement: true,
    model: true,
    version: true,
    MikroOre: true,
    priceEstimated: true,
    sent: true,
  }),
  { message: z.string() },
)

export type BegunAnswer = z.infer<typeof begunAnswer>

/**
 * Answers whose providers are being asked. Each is noted before, and its note ends in the transaction that records the answer:
 * what is left over was given by a Lambda that died, or that could not write for a long time.
 */
export const begunAnswers = {
  /** Notes that an answer begins. One write unit. */
  async put(begun: BegunAnswer, at: Date): Promise<void> {
    const Item = {
      ...keys.begunAnswer(shardOf(begun.userid, 'usage'), begun.id),
      ...z.parse(begunAnswer, begun),
      expires: expiry('usage', at),
    }
    await table.send(new PutCommand({ TableName, Item }))
  },

  /**
   * The write that ends a note of this Lambda, or of the shard that it was found in, refused when it has ended already: so an
   * answer is recorded once.
   */
  removal: (
    { userid, id }: Pick<BegunAnswer, 'userid' | 'id'>,
    shard = shardOf(userid, 'usage'),
  ): Write => ({
    Delete: {
      TableName,
      Key: keys.begunAnswer(shard, id),
      ConditionExpression: 'attribute_exists(pk)',
    },
  }),

  /** At most `limit` answers of a shard that began before a ULID, oldest first. Half a unit when there are few. */
  async before(shard: number, id: string, limit: number): Promise<BegunAnswer[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk < :id',
        ExpressionAttributeValues: { ':pk': keys.begunAnswer(shard, '').pk, ':id': id },
        Limit: limit,
      }),
    )
    return Items.flatMap((item) => {
      const { data, error } = z.safeParse(begunAnswer, item)
      if (!data)
        log.error('the note of an answer cannot be read', error, { id: String(item['sk']) })
      return data ?? []
    })
  },
}
