import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Asking } from '../../../../shared/contract/questions/trialRuns.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { log } from '../../../runtime/log.ts'
import { setting, stillThere, table, TableName, unlessRefused, type Write } from '../../client.ts'
import { everyItem } from '../../everyItem.ts'
import { keys } from '../../table.ts'
import type { RunKey } from './running.ts'

const stored = z.object({
  trial: z.string(),
  round: z.int(),
  /** How often somebody has begun to ask it. */
  tries: z._default(z.int(), 0),
  ending: z.optional(z.enum(['answered', 'cut', 'failed', 'lost'])),
  answer: z._default(z.string(), ''),
  why: z.optional(z.string()),
  outcomes: z._default(z.array(z.object({ ok: z.boolean(), found: z.optional(z.number()) })), []),
  MikroOre: z.optional(z.int()),
  priceEstimated: z.optional(z.boolean()),
  ms: z.optional(z.int()),
})

export type StoredAsking = Asking & { tries: number }

/** Which trial, and which time. */
type Which = Pick<Asking, 'trial' | 'round'>

/** How one ended. */
export type Asked = Omit<Asking, 'trial' | 'round' | 'ending'> & {
  ending: NonNullable<Asking['ending']>
}

const keyOf = ({ question, run }: RunKey, { trial, round }: Which) =>
  keys.asking(question, run, trial, round)

/** What a run asks: an item each, so that what was answered is known whoever dies over the rest. */
export const askings = {
  put: (key: RunKey, which: Which, expires: number): Write => ({
    Put: { TableName, Item: { ...keyOf(key, which), ...which, expires } },
  }),

  /** Everything that a run asks, by trial and round, as just written. */
  async of({ question, run }: RunKey): Promise<StoredAsking[]> {
    const items = await everyItem({
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :run)',
      ExpressionAttributeValues: { ':pk': keys.trialRun(question, '').pk, ':run': `${run}#` },
    })
    return items.flatMap((item) => {
      const { data, error } = z.safeParse(stored, item)
      if (error) log.error('a trial that was asked cannot be read', error)
      return data ? [data] : []
    })
  },

  /** Counts one more try of what has not been answered. False for what has been, or was tried as often as may be. */
  claim: (key: RunKey, which: Which): Promise<boolean> =>
    unlessRefused(
      table.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(key, which),
          UpdateExpression: 'ADD tries :one',
          ConditionExpression:
            'attribute_exists(pk) AND attribute_not_exists(ending) AND (attribute_not_exists(tries) OR tries < :most)',
          ExpressionAttributeValues: { ':one': 1, ':most': questionLimits.trialTries },
        }),
      ),
    ),

  /** Takes a try back that asked nobody; nothing where it has gone with its question. */
  async giveBack(key: RunKey, which: Which): Promise<void> {
    await unlessRefused(
      table.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(key, which),
          UpdateExpression: 'ADD tries :less',
          ExpressionAttributeValues: { ':less': -1 },
          ...stillThere,
        }),
      ),
    )
  },

  /** Notes how one ended. False when that is known already: the first answer stays. */
  end(key: RunKey, which: Which, { answer, ...asked }: Asked): Promise<boolean> {
    const fields = setting({
      ...asked,
      answer: answer.slice(0, questionLimits.trialAnswer).toWellFormed(),
    })
    return unlessRefused(
      table.send(
        new UpdateCommand({
          TableName,
          Key: keyOf(key, which),
          ...fields,
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(ending)',
        }),
      ),
    )
  },
}
