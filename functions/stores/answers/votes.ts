import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { type Helped, helped, reason } from '../../../shared/contract/assistant/ownAnswer.ts'
import { sharedText } from '../../../shared/contract/questions/trials.ts'
import type { FieldValues } from '../../../shared/rules/questions/fields.ts'
import { log } from '../../runtime/log.ts'
import {
  pastConflicts,
  stillThere,
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
} from '../client.ts'
import { holds } from '../log/holds.ts'
import { expiry, hasExpired } from '../log/retention.ts'
import { keys } from '../table.ts'
import type { StoredAnswer } from './own/row.ts'

/** What somebody says of an answer; without `Helped` they take back what they have said. */
export type Said = {
  Helped: Helped | undefined
  Reason?: z.infer<typeof reason> | undefined
  Note?: string | undefined
  /** What they wrote, where whoever writes the question may see it. */
  shared?: { FBody: string; Fields: FieldValues } | undefined
}

/** A vote as kept: what it is about, and nobody's name. `version` is the question's `DaytoUpdate`. */
const vote = z.object({
  Helped: helped,
  Reason: z.optional(reason),
  Note: z.optional(z.string()),
  shared: z.optional(sharedText),
  version: z.string(),
  GPTV: z.string(),
  sdate: z.string(),
  expires: z.number(),
})

const sum = z.object({
  yes: z._default(z.int(), 0),
  no: z._default(z.int(), 0),
})

/** The sums of a question; undefined, and told in the log, for what cannot be read. */
function countsIn(item: Record<string, unknown>) {
  const { data, error } = z.safeParse(sum, item)
  if (error) log.error('the votes of a question cannot be read', error)
  return data
}

/** The change of a person's row, refused when they have said something else since it was read. */
function changed(userid: string, { id, Helped: before }: StoredAnswer, now: Helped | undefined) {
  const same =
    before === undefined ? 'attribute_exists(pk) AND attribute_not_exists(Helped)' : 'Helped = :was'
  const values = { ...(before && { ':was': before }), ...(now && { ':now': now }) }
  return {
    Update: {
      TableName,
      Key: keys.ownAnswer(userid, id),
      UpdateExpression: now ? 'SET Helped = :now' : 'REMOVE Helped',
      ConditionExpression: same,
      ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
    },
  }
}

const difference = (of: Helped, before: Helped | undefined, now: Helped | undefined): number =>
  Number(now === of) - Number(before === of)

/** The change of a question's sums; none where they stay as they are. */
function counted({ QuestionId, Helped: before }: StoredAnswer, now: Helped | undefined): Write[] {
  if (before === now) return []
  const values = {
    ':yes': difference('yes', before, now),
    ':no': difference('no', before, now),
  }
  const UpdateExpression = 'ADD yes :yes, #no :no'
  const names = { ExpressionAttributeNames: { '#no': 'no' }, ExpressionAttributeValues: values }
  return [{ Update: { TableName, Key: keys.votes(QuestionId), UpdateExpression, ...names } }]
}

/** What people say of their answers: counted for each question, and kept without their names. */
export const votes = {
  /**
   * Notes what somebody says of their answer in the place of what they said before. Answer, sums and vote change together or
   * not at all; false when the answer is gone, or they have said something else since it was read.
   */
  async cast(
    userid: string,
    answer: StoredAnswer,
    { Helped, Reason, Note, shared }: Said,
    at = new Date(),
  ) {
    const { id, QuestionId, version, GPTV } = answer
    const Key = keys.vote(QuestionId, id)
    const why = { ...(Reason && { Reason }), ...(Note && { Note }), ...(shared && { shared }) }
    const about = { version, GPTV, sdate: at.toISOString(), expires: expiry('votes', at) }
    const kept: Write = Helped
      ? { Put: { TableName, Item: { ...Key, Helped, ...why, ...about } } }
      : { Delete: { TableName, Key } }
    return unlessRefused(
      transact([changed(userid, answer, Helped), ...counted(answer, Helped), kept]),
    )
  },

  /**
   * Whether what somebody says now would take away something of what they have said of an answer before, while its question is
   * held. The same again, or more, takes nothing away.
   */
  async areHeldAgainst({ id, QuestionId, Helped: before }: StoredAnswer, now: Said) {
    if (!before || !(await holds.of({ kind: 'QUESTION', id: QuestionId }))) return false
    if (before !== now.Helped) return true
    const Key = keys.vote(QuestionId, id)
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    const { data: kept } = z.safeParse(vote, Item)
    return (
      (kept?.Reason !== undefined && kept.Reason !== now.Reason) ||
      (kept?.Note !== undefined && kept.Note !== now.Note) ||
      (kept?.shared !== undefined && now.shared === undefined)
    )
  },

  /**
   * Takes away what somebody wrote, and shared, with their no to an answer (docs/requirements.md, "Own answers"). The vote has no
   * name and stays counted. Of a question that is held everything stays. Done again it changes nothing.
   */
  async withdrawWritten({ id, QuestionId, Helped }: StoredAnswer): Promise<void> {
    if (Helped !== 'no' || (await holds.of({ kind: 'QUESTION', id: QuestionId }))) return
    const Update = new UpdateCommand({
      TableName,
      Key: keys.vote(QuestionId, id),
      UpdateExpression: 'REMOVE #shared, #note',
      ExpressionAttributeNames: { '#shared': 'shared', '#note': 'Note' },
      ...stillThere,
    })
    await unlessRefused(pastConflicts(() => table.send(Update)))
  },

  /** How many answers of each question helped, and how many did not. Half a read unit for some sixty questions. */
  async sums(): Promise<Map<string, { yes: number; no: number }>> {
    const found = new Map<string, { yes: number; no: number }>()
    let ExclusiveStartKey: Record<string, unknown> | undefined
    do {
      const { Items = [], LastEvaluatedKey } = await table.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': keys.votes('').pk },
          ExclusiveStartKey,
        }),
      )
      for (const item of Items) {
        const counts = countsIn(item)
        if (counts) found.set(String(item['sk']), counts)
      }
      ExclusiveStartKey = LastEvaluatedKey
    } while (ExclusiveStartKey)
    return found
  },

  /** How many answers of one question helped, and how many did not; undefined where nobody has said so. Half a read unit. */
  async sumOf(QuestionId: string): Promise<{ yes: number; no: number } | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.votes(QuestionId) }))
    return Item && countsIn(Item)
  },

  /** The last noes of a question with what was said of them, newest first, at most `most`. */
  async noes(QuestionId: string, most: number, now = new Date()) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.vote(QuestionId, '').pk },
        ScanIndexForward: false,
        // Most say yes; further back is long ago.
        Limit: most * 10,
      }),
    )
    return Items.flatMap((item) => z.safeParse(vote, item).data ?? [])
      .filter(({ Helped, expires }) => Helped === 'no' && !hasExpired(expires, now))
      .slice(0, most)
  },
}
