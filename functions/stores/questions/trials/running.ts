import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { log } from '../../../runtime/log.ts'
import {
  pastConflicts,
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
} from '../../client.ts'
import { type AuditEntry, auditLog } from '../../log/auditLog.ts'
import { keys } from '../../table.ts'

/** A run that goes on: of whose question, who began it, and until when it belongs to the one that works it off. */
const stored = z.object({
  sk: z.string(),
  run: z.string(),
  by: z.string(),
  until: z.number(),
  stop: z._default(z.boolean(), false),
})

/** A run by its question and its id. */
export type RunKey = { question: string; run: string }

export type Running = RunKey & { by: string; until: number; stop: boolean }

const secondsNow = () => Math.floor(Date.now() / 1000)

function read(item: unknown): Running[] {
  const { data, error } = z.safeParse(stored, item)
  if (error) log.error('a run of trials that goes on cannot be read', error)
  return data ? [{ ...data, question: data.sk }] : []
}

/**
 * The runs of trials that are not over, one for each question. Each belongs to one worker for as long as they renew their lease: when
 * they die it is free again after half a minute.
 */
export const running = {
  /** The write that begins a run, refused while another of the same question goes on. It belongs to `worker` from the start. */
  put: ({ question, run }: RunKey, { by, worker }: { by: string; worker: string }): Write => ({
    Put: {
      TableName,
      Item: {
        ...keys.running(question),
        run,
        by,
        worker,
        until: secondsNow() + questionLimits.runLeaseSeconds,
      },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }),

  /** The write that ends a run, refused when it has ended. */
  removal: ({ question, run }: RunKey): Write => ({
    Delete: {
      TableName,
      Key: keys.running(question),
      ConditionExpression: 'run = :run',
      ExpressionAttributeValues: { ':run': run },
    },
  }),

  /** Every run that goes on. Half a unit when there is none. */
  async all(): Promise<Running[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.running('').pk },
      }),
    )
    return Items.flatMap(read)
  },

  /** Takes a run whose worker is gone, or renews one’s own. Gives what is known of it; undefined while it is another’s, or over. */
  async take({ question, run }: RunKey, worker: string): Promise<Running | undefined> {
    const update = table.send(
      new UpdateCommand({
        TableName,
        Key: keys.running(question),
        UpdateExpression: 'SET worker = :worker, #until = :until',
        ConditionExpression: 'run = :run AND (worker = :worker OR #until < :now)',
        ExpressionAttributeNames: { '#until': 'until' },
        ExpressionAttributeValues: {
          ':run': run,
          ':worker': worker,
          ':until': secondsNow() + questionLimits.runLeaseSeconds,
          ':now': secondsNow(),
        },
        ReturnValues: 'ALL_NEW',
      }),
    )
    if (!(await unlessRefused(update))) return undefined
    return read((await update).Attributes)[0]
  },

  /** Gives a run back before its end, for the next who looks for one. Nothing when it is another’s by now. */
  async giveBack({ question, run }: RunKey, worker: string): Promise<void> {
    await unlessRefused(
      table.send(
        new UpdateCommand({
          TableName,
          Key: keys.running(question),
          UpdateExpression: 'SET #until = :none',
          ConditionExpression: 'run = :run AND worker = :worker',
          ExpressionAttributeNames: { '#until': 'until' },
          ExpressionAttributeValues: { ':run': run, ':worker': worker, ':none': 0 },
        }),
      ),
    )
  },

  /** Asks for the stop of a run, with its log entry; false, and nothing noted, when it is over. */
  async askStop({ question, run }: RunKey, entry: AuditEntry): Promise<boolean> {
    const Update = {
      TableName,
      Key: keys.running(question),
      UpdateExpression: 'SET #stop = :true',
      ConditionExpression: 'run = :run',
      ExpressionAttributeNames: { '#stop': 'stop' },
      ExpressionAttributeValues: { ':run': run, ':true': true },
    }
    return unlessRefused(transact([{ Update }, ...(await auditLog.writes(entry))]))
  },

  /** Asks for the stop of whatever run of a question goes on, where what it tries is gone; nothing where none does. */
  async stopOf(question: string): Promise<void> {
    const update = new UpdateCommand({
      TableName,
      Key: keys.running(question),
      UpdateExpression: 'SET #stop = :true',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#stop': 'stop' },
      ExpressionAttributeValues: { ':true': true },
    })
    await unlessRefused(pastConflicts(() => table.send(update)))
  },
}
