import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type Question, question } from '../../../shared/contract/questions/question.ts'
import { type Trial, trial } from '../../../shared/contract/questions/trials.ts'
import { versionOf } from '../../../shared/rules/questions/library.ts'
import { table, TableName, type Write } from '../client.ts'
import { deleteAll } from '../deleteAll.ts'
import { keys } from '../table.ts'

/**
 * Why a question became what it is: whose id, in what words, and which version they went back to, if they did. What it is tried with
 * goes along: without it said, that of the version before stays.
 */
export type Why = {
  by: string
  Reason: string
  From?: string | undefined
  Trials?: Trial[] | undefined
}

const stored = z.extend(question, {
  sk: z.string(),
  by: z.string(),
  Reason: z.string(),
  From: z.optional(z.string()),
  Nr: z._default(z.int(), 1),
  Trials: z._default(z.array(trial), []),
})

/** `Nr` counts the versions of a question, 1 for how it began. */
export type StoredVersion = Why & {
  version: string
  Nr: number
  Trials: Trial[]
  Question: Question
}

function read(item: unknown): StoredVersion {
  const { sk: version, by, Reason, From, Nr, Trials, ...Question } = z.parse(stored, item)
  return { version, by, Reason, From, Nr, Trials, Question }
}

/** As many as somebody looks through at once. */
const mostShown = 50

/** The newest versions before another one, as many as one Query gives: also where they are less than 1 MB together. */
async function itemsOf(id: string, before?: string) {
  const { pk } = keys.version(id, '')
  const { Items = [], LastEvaluatedKey } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: `pk = :pk${before === undefined ? '' : ' AND sk < :before'}`,
      ExpressionAttributeValues: { ':pk': pk, ...(before !== undefined && { ':before': before }) },
      ScanIndexForward: false,
      // One more tells whether there are any.
      Limit: mostShown + 1,
      ConsistentRead: true,
    }),
  )
  const shown = Items.slice(0, mostShown)
  const hasMore = Items.length > mostShown || LastEvaluatedKey !== undefined
  return { shown, hasMore }
}

/** What a question has been, whole, since it was added: a version is named by the stamp of the change that made it. */
export const versions = {
  /** The write of what a question becomes. */
  put: (saved: Question, why: Why & { Nr: number }): Write => ({
    Put: { TableName, Item: { ...saved, ...why, ...keys.version(saved.id, versionOf(saved)) } },
  }),

  /** One version; undefined when there is none. */
  async get(id: string, version: string): Promise<StoredVersion | undefined> {
    const Key = keys.version(id, version)
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && read(Item)
  },

  /**
   * The newest versions of a question, or the newest `before` another one, newest first: at most fifty, and of long ones fewer. `next` is
   * what to ask with for older ones, where there are any. One that cannot be read is left out.
   */
  async page(id: string, before?: string): Promise<{ value: StoredVersion[]; next?: string }> {
    const { shown, hasMore } = await itemsOf(id, before)
    const value = shown.flatMap((item) => (z.safeParse(stored, item).success ? [read(item)] : []))
    const last = shown.at(-1)
    return { value, ...(hasMore && last && { next: String(last['sk']) }) }
  },

  /** Deletes what a question has been, once it is gone itself. */
  async removeAll(id: string): Promise<void> {
    for (;;) {
      const { shown } = await itemsOf(id)
      if (shown.length === 0) return
      await deleteAll(shown.map(({ sk }) => keys.version(id, String(sk))))
    }
  },
}
