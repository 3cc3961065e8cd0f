import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type Question, question } from '../../../shared/contract/question.ts'
import { type Trial, trial } from '../../../shared/contract/trials.ts'
import { versionOf } from '../../../shared/rules/library.ts'
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

/** As many as somebody looks through; older ones stay. */
const mostShown = 50

async function newestItems(id: string): Promise<Record<string, unknown>[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': keys.version(id, '').pk },
      ScanIndexForward: false,
      Limit: mostShown,
      ConsistentRead: true,
    }),
  )
  return Items
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

  /** The newest versions of a question, newest first. One that cannot be read is left out. */
  newest: async (id: string): Promise<StoredVersion[]> =>
    (await newestItems(id)).flatMap((item) =>
      z.safeParse(stored, item).success ? [read(item)] : [],
    ),

  /** Deletes what a question has been, once it is gone itself. */
  async removeAll(id: string): Promise<void> {
    for (;;) {
      const found = await newestItems(id)
      if (found.length === 0) return
      await deleteAll(found.map(({ sk }) => keys.version(id, String(sk))))
    }
  },
}
