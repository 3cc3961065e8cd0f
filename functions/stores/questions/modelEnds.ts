import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { aiModule } from '../../../shared/contract/assistant/aiModule.ts'
import { nextStamp } from '../../../shared/rules/stamps.ts'
import { log } from '../../runtime/log.ts'
import { table, TableName, transact, unlessRefused } from '../client.ts'
import { type DomainEvent, outbox } from '../outbox.ts'
import { keys } from '../table.ts'

const stored = z.object({
  AImodule: aiModule,
  GPTV: z.string(),
  /** The day on which it ends, as its provider says: YYYY-MM-DD. */
  day: z.optional(z.string()),
  /** The day of the first reading in which its provider did not list it, and whether a reading of a later day did not either. */
  missingSince: z.optional(z.string()),
  gone: z._default(z.boolean(), false),
  /** What administrators have been told of it. */
  told: z._default(z.array(z.string()), []),
  /** When this was written: ISO 8601 in UTC. */
  stamp: z.string(),
})

export type StoredModelEnd = z.infer<typeof stored>

/** A model by its provider and by the provider's name of it. */
export type ModelKey = Pick<StoredModelEnd, 'AImodule' | 'GPTV'>

const keyOf = ({ AImodule, GPTV }: ModelKey) => keys.modelEnd(AImodule, GPTV)

function read(item: unknown): StoredModelEnd[] {
  const { data, error } = z.safeParse(stored, item)
  if (error) log.error('the end of a model cannot be read', error)
  return data ? [data] : []
}

/** What is known of the ends of models that questions ask, and what has been told of them. Of a model that goes on there is nothing. */
export const modelEnds = {
  /** All of them, as just written. They are few. */
  async all(): Promise<StoredModelEnd[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.modelEnd('', '').pk },
      }),
    )
    return Items.flatMap(read)
  },

  /**
   * Notes what is known of a model now, with the events that tell of it. Gives false, and changes nothing, where it is not as in
   * `before` any more: somebody else has told.
   */
  save(
    before: StoredModelEnd | undefined,
    after: Omit<StoredModelEnd, 'stamp'>,
    events: DomainEvent[],
  ): Promise<boolean> {
    const Item = { ...keyOf(after), ...after, stamp: nextStamp(before?.stamp ?? '') }
    const condition = before
      ? {
          ConditionExpression: 'stamp = :seen',
          ExpressionAttributeValues: { ':seen': before.stamp },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }
    return unlessRefused(
      transact([{ Put: { TableName, Item, ...condition } }, ...events.map(outbox.put)]),
    )
  },

  /** Forgets a model that goes on, or that no question asks any more. */
  async remove(model: ModelKey): Promise<void> {
    await table.send(new DeleteCommand({ TableName, Key: keyOf(model) }))
  },
}
