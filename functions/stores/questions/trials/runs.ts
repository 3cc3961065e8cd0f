import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { draft } from '../../../../shared/contract/questions/drafts.ts'
import type { Judgment } from '../../../../shared/contract/questions/trialRuns.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { log } from '../../../runtime/log.ts'
import {
  pastConflicts,
  stillThere,
  table,
  TableName,
  transact,
  unlessRefused,
} from '../../client.ts'
import { expiry, hasExpired } from '../../log/retention.ts'
import { keys } from '../../table.ts'
import { askings } from './askings.ts'
import { running, type RunKey } from './running.ts'

const stored = z.object({
  sk: z.string(),
  /** The draft as it was when the run began, whole: what is saved meanwhile is tried by the next one. */
  Draft: draft,
  /** The model that is really asked. */
  model: z.string(),
  by: z.string(),
  sdate: z.string(),
  expires: z.number(),
  ended: z.optional(z.enum(['done', 'stopped', 'budget', 'gone'])),
  Judged: z._default(z.record(z.string(), z.enum(['new', 'old', 'same'])), {}),
})

export type StoredRun = Omit<z.infer<typeof stored>, 'sk' | 'expires'> & RunKey

export type EndOfRun = NonNullable<StoredRun['ended']>

function read(question: string, item: unknown): StoredRun | undefined {
  const { data, error } = z.safeParse(stored, item)
  if (error) log.error('a run of trials cannot be read', error)
  if (!data || hasExpired(data.expires, new Date())) return undefined
  const { sk: run, expires: _, ...known } = data
  return { question, run, ...known }
}

/** A ULID's letters. */
const idLength = 26

/** The runs of a question's trials, newest last, with what was asked in each (`askings.ts`). */
export const runs = {
  /**
   * Begins a run, with all that it is to ask, for `worker`. Gives false, and changes nothing, while another of the same question goes
   * on.
   */
  begin({ question, run, ...begun }: Omit<StoredRun, 'ended' | 'Judged'>, worker: string) {
    const expires = expiry('trials', new Date(begun.sdate))
    const key = { question, run }
    const put = {
      Put: { TableName, Item: { ...keys.trialRun(question, run), ...begun, Judged: {}, expires } },
    }
    const asked = begun.Draft.Trials.flatMap(({ id: trial }) =>
      Array.from({ length: questionLimits.trialRounds }, (_, at) =>
        askings.put(key, { trial, round: at + 1 }, expires),
      ),
    )
    return unlessRefused(transact([running.put(key, { by: begun.by, worker }), put, ...asked]))
  },

  /** A run, as just written. */
  async get({ question, run }: RunKey): Promise<StoredRun | undefined> {
    const Key = keys.trialRun(question, run)
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && read(question, Item)
  },

  /** The newest run of a question, or the newest before another one; undefined when there is none. */
  async latest(question: string, before?: string): Promise<StoredRun | undefined> {
    const { Items: [last] = [] } = await table.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: `pk = :pk${before === undefined ? '' : ' AND sk < :before'}`,
        ExpressionAttributeValues: {
          ':pk': keys.trialRun(question, '').pk,
          ...(before !== undefined && { ':before': before }),
        },
        ScanIndexForward: false,
        Limit: 1,
      }),
    )
    // What was asked in a run lies behind it.
    return last && runs.get({ question, run: String(last['sk']).slice(0, idLength) })
  },

  /** Ends a run; false when it has ended. Of one that is not there any more it only ends that it goes on. */
  async end(key: RunKey, ended: EndOfRun): Promise<boolean> {
    const Update = {
      TableName,
      Key: keys.trialRun(key.question, key.run),
      UpdateExpression: 'SET ended = :ended',
      ExpressionAttributeValues: { ':ended': ended },
      ...stillThere,
    }
    const removal = running.removal(key)
    return (
      (await unlessRefused(transact([removal, { Update }]))) || unlessRefused(transact([removal]))
    )
  },

  /** Notes which of two answers to a trial a person found better; false when there is no such run. */
  judge({ question, run }: RunKey, trial: string, better: Judgment): Promise<boolean> {
    const Update = new UpdateCommand({
      TableName,
      Key: keys.trialRun(question, run),
      UpdateExpression: 'SET Judged.#trial = :better',
      ConditionExpression: stillThere.ConditionExpression,
      ExpressionAttributeNames: { '#trial': trial },
      ExpressionAttributeValues: { ':better': better },
    })
    return unlessRefused(pastConflicts(() => table.send(Update)))
  },
}
