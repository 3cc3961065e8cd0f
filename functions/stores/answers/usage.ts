import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { hiddenCounts } from '../../../shared/contract/assistant/personalData.ts'
import { receipt } from '../../../shared/contract/assistant/receipt.ts'
import { limits } from '../../../shared/limits.ts'
import { goneName } from '../../../shared/rules/people/names.ts'
import { log } from '../../runtime/log.ts'
import { table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { firstItems } from '../everyItem.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { expiry } from '../log/retention.ts'
import { shardOf } from '../shards.ts'
import { keys } from '../table.ts'
import { nameRecord } from './nameRecords.ts'

const purpose = z.enum(['question', 'test', 'trial', 'chat'])

const tokens = z.int().check(z.gte(0), z.lte(limits.tokensCounted))

const receiptFields = z.partial(
  z.pick(receipt, {
    supplier: true,
    country: true,
    agreement: true,
    model: true,
    instead: true,
    version: true,
    cachedTokens: true,
    reasoningTokens: true,
    MikroOre: true,
    priceEstimated: true,
    ms: true,
  }),
)

/** One answer and what it cost. A failed or cancelled one is recorded too, with its cause as `outcome`. */
export const answerRecord = z.object({
  /** The record's id, made when it is written: a ULID. */
  id: z.string(),
  /** Staff's question, an administrator's test of one, a trial in a run, or the administrators' chat: counted apart. */
  purpose: z._default(purpose, 'question'),
  userid: z.string(),
  userName: z.string(),
  QuestionId: z.string(),
  /** The question's label at that time. */
  Question: z.string(),
  AImodule: aiModule,
  GPTV: z.string(),
  InTokenAntal: tokens,
  OutTokenAntal: tokens,
  /** The provider gave no count, as after a cancelled stream, so this is our estimate. */
  estimated: z.optional(z.boolean()),
  /** How many values of each kind were hidden from the provider. */
  hidden: z.optional(hiddenCounts),
  /** What was sent to the provider, sealed (`seals.ts`); older records have none. */
  sent: z.optional(z.string()),
  /** What else its receipt says; older records have none of it. */
  ...receiptFields.shape,
  /** `answered`, `cut`, `cancelled`, the cause of a failure, `broken` for one of ours, or `lost`: nobody knows how it ended. */
  outcome: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.iso.datetime(),
})

const usageRecord = z.union([answerRecord, nameRecord])

/** What lies where a record should, and is none: nothing is known of it but its place. */
type UnreadableRecord = { id: string; unreadable: true }

export type AnswerRecord = z.infer<typeof answerRecord>
export type UsageRecord = z.infer<typeof usageRecord> | UnreadableRecord

const placed = z.object({ sk: z.string() })

/** A record as stored. One that cannot be read stops nobody from reading the others, and is told to the operators. */
function read(item: unknown): UsageRecord {
  const { data, error } = z.safeParse(usageRecord, item)
  if (data) return data
  const { sk: id } = z.parse(placed, item)
  log.error('a usage record cannot be read', error, { id })
  return { id, unreadable: true }
}

export const usage = {
  /**
   * Stores a usage record together with its log entry, and what else `ends` with it, or nothing. When one of
   * these is refused, or the same id comes a second time, it has been recorded before: that changes nothing and is not new,
   * so a retry after a lost reply is harmless. `isThere` tells whether its person has not been deleted meanwhile. With `until`, in
   * milliseconds since 1970, it throws where no try could begin by then: later the record's id would lie behind what is rolled up.
   */
  async record(record: AnswerRecord, entry: AuditEntry, ends: Write[] = [], until?: number) {
    const logged = await auditLog.writes({ ...entry, answer: record.id })
    const Item = {
      ...keys.usage(shardOf(record.userid, 'usage'), record.id),
      ...z.parse(answerRecord, record),
      // Deleted while they waited for the answer.
      ...(logged.length === 0 && { userName: goneName }),
      expires: expiry('usage', entry.at),
    }
    const put = { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } }
    const isNew = await unlessRefused(transact([put, ...logged, ...ends], until))
    return { isNew, isThere: logged.length > 0 }
  },

  /** The record of a shard with this id, if there is one. */
  async get(shard: number, id: string): Promise<UsageRecord | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.usage(shard, id) }))
    return Item && read(Item)
  },

  /**
   * At most `limit` records of a shard after the id `reached`, in their order; fewer are all that there are. Half a unit when there
   * are few.
   */
  async after(shard: number, reached: string, limit: number): Promise<UsageRecord[]> {
    const items = await firstItems(
      {
        KeyConditionExpression: 'pk = :pk AND sk > :reached',
        // An empty key is no key: a space sorts before every sign of a ULID.
        ExpressionAttributeValues: {
          ':pk': keys.usage(shard, '').pk,
          ':reached': reached === '' ? ' ' : reached,
        },
      },
      limit,
    )
    return items.map(read)
  },
}
