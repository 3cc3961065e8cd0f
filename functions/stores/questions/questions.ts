import { createHash } from 'node:crypto'
import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { question, type Question } from '../../../shared/contract/questions/question.ts'
import { versionOf } from '../../../shared/rules/questions/library.ts'
import { relabelledInUsage } from '../answers/nameRecords.ts'
import { cards } from './cards.ts'
import { versions, type Why } from './versions.ts'
import {
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
  type Condition,
  unchangedSince,
} from '../client.ts'
import { filledWith, versioned } from '../schemaVersion.ts'
import { plainText } from '../plainText.ts'
import { listVersion, type Versioned } from '../listVersion.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { keys } from '../table.ts'
import { wholeList } from '../wholeList.ts'

/** A question as stored: `Text` is what can be read of its HTML, where it has any. */
const storedQuestion = z.extend(question, { Text: z.optional(z.string()) })

export type StoredQuestion = z.infer<typeof storedQuestion>

/** What is stored besides a question's HTML; nothing where that is plain text already. */
function textBeside(html: unknown): { Text?: string } {
  const Text = plainText(typeof html === 'string' ? html : '')
  return Text === (html ?? '') ? {} : { Text }
}

const questionVersions = versioned(storedQuestion, [
  filledWith({ DaytoUpdate: '' }),
  (item) => ({ ...textBeside(item['Question']), ...item }),
  filledWith({ Category: '', FollowUps: [] }),
  filledWith({ PersonalData: 'dölj' }),
  filledWith({ Fields: [] }),
])

/**
 * The id of a new question: ten random letters, 50 bits. Short, because the lobby reads every card, and safe, because
 * `add` refuses an id that is taken.
 */
export const newQuestionId = (): string => ulid().slice(-10)

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** An id such as `newQuestionId` gives, the same for the same name of the same person, and none that they can choose. */
export function questionIdFor(userid: string, name: string): string {
  const bytes = createHash('sha256').update(`${userid} ${name}`).digest().subarray(0, 10)
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('')
}

const read = async (id: string, ConsistentRead: boolean): Promise<StoredQuestion | undefined> => {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keys.question(id), ConsistentRead }),
  )
  return Item && questionVersions.read(Item)
}

/** A question that is as somebody has read it, at its place: a move leaves its stamp. */
function asRead({ DaytoUpdate, Ordering }: Question): Condition {
  const { ConditionExpression, ExpressionAttributeValues } = unchangedSince(DaytoUpdate)
  return {
    ConditionExpression: `(${ConditionExpression}) AND Ordering = :place`,
    ExpressionAttributeValues: { ...ExpressionAttributeValues, ':place': Ordering },
  }
}

function questionOf(saved: Question, condition: Condition): Write {
  const stored = { ...saved, Text: undefined, ...textBeside(saved.Question) }
  const Item = { ...keys.question(saved.id), ...questionVersions.written(stored) }
  return { Put: { TableName, Item, ...condition } }
}

function placeOf(before: Question, Ordering: number): Write {
  const { ConditionExpression, ExpressionAttributeValues } = asRead(before)
  return {
    Update: {
      TableName,
      Key: keys.question(before.id),
      UpdateExpression: 'SET Ordering = :to',
      ConditionExpression,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':to': Ordering },
    },
  }
}

/** Makes writes that change library and lobby, with the log entry; false when a condition does not hold. */
async function write(writes: Write[], entry?: AuditEntry): Promise<boolean> {
  const [log] = await Promise.all([
    entry ? auditLog.writes(entry) : [],
    listVersion.announce('QUESTION'),
    listVersion.announce('CARD'),
  ])
  return unlessRefused(transact([...writes, ...log]))
}

/** The write of a question's new version; and of the one before, where it is from a time without versions. */
async function versionsOf(
  before: Question,
  after: Question,
  { userid: by }: AuditEntry,
  why: Omit<Why, 'by'>,
): Promise<Write[]> {
  const known = await versions.get(before.id, versionOf(before))
  const first = known ? [] : [versions.put(before, { by: '', Reason: '', Nr: 1 })]
  const Trials = why.Trials ?? known?.Trials
  return [...first, versions.put(after, { by, ...why, Trials, Nr: (known?.Nr ?? 1) + 1 })]
}

/** What is said of a change that was saved without a reason. */
const direct = { Reason: 'direkt' }

export const questions = {
  /** What can be read of a question's HTML, as plain text. */
  textOf: ({ Question, Text = Question ?? '' }: StoredQuestion): string => Text,

  /** The question with this id, whole, or undefined. */
  get: (id: string): Promise<StoredQuestion | undefined> => read(id, false),

  /** The same as just written, for who is about to change it. */
  latest: (id: string): Promise<StoredQuestion | undefined> => read(id, true),

  /** Every question, whole, unordered, with the library's version. */
  async all(): Promise<Versioned<StoredQuestion[]>> {
    const { version, value } = await wholeList('QUESTION')
    return { version, value: value.map((item) => questionVersions.read(item)) }
  },

  /** At most so many questions behind an id, whole, in the order of their ids; without one the first. */
  async behind(
    id: string | undefined,
    most: number,
  ): Promise<{ value: StoredQuestion[]; hasMore: boolean }> {
    // The list's version stands before every id.
    const { pk, sk } = keys.listVersion('QUESTION')
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk > :id',
        ExpressionAttributeValues: { ':pk': pk, ':id': id ?? sk },
        Limit: most,
      }),
    )
    return {
      value: Items.map((item) => questionVersions.read(item)),
      hasMore: LastEvaluatedKey !== undefined,
    }
  },

  /** The version of the library alone, for half a read unit. */
  version: () => listVersion.of('QUESTION'),

  /**
   * Stores a new question and its card together, with the log entry of whoever added it, and what else is to happen with it. Gives
   * false, and changes nothing, when the id is taken, or what else cannot happen.
   */
  async add(
    added: Question,
    entry?: AuditEntry,
    why: Omit<Why, 'by'> = direct,
    also: Write[] = [],
  ): Promise<boolean> {
    const first = entry ? [versions.put(added, { by: entry.userid, ...why, Nr: 1 })] : []
    const isNew = { ConditionExpression: 'attribute_not_exists(pk)' }
    return write([questionOf(added, isNew), cards.put(added), ...first, ...also], entry)
  },

  /**
   * Replaces a question that is as in `before`, with the log entry of whoever did it and why, as a version of it, and what else is to
   * happen with it. Gives false, and changes nothing, when it has been changed or deleted since, or what else cannot happen.
   */
  async replace(
    before: Question,
    after: Question,
    entry: AuditEntry,
    why: Omit<Why, 'by'> = direct,
    also: Write[] = [],
  ): Promise<boolean> {
    const changed = await versionsOf(before, after, entry, why)
    const saved = questionOf(after, asRead(before))
    const label = relabelledInUsage(before, after, entry.at)
    return write([saved, cards.put(after), ...changed, ...label, ...also], entry)
  },

  /**
   * Puts questions that are as they were read at other places of the order, which is no change of what they ask: no version, no stamp.
   * All at once, `questionLimits.placedAtOnce` at most. Gives false, and changes nothing, when one of them is another by now, or gone.
   */
  place: (moved: { before: StoredQuestion; Ordering: number }[], entry?: AuditEntry) =>
    write(
      moved.flatMap(({ before, Ordering }) => [
        placeOf(before, Ordering),
        cards.put({ ...before, Ordering }),
      ]),
      entry,
    ),

  /** Removes a question and its card, with the log entry. Gives false when it is gone already. */
  remove: (id: string, entry: AuditEntry): Promise<boolean> =>
    write(
      [
        {
          Delete: {
            TableName,
            Key: keys.question(id),
            ConditionExpression: 'attribute_exists(pk)',
          },
        },
        { Delete: { TableName, Key: keys.card(id) } },
      ],
      entry,
    ),
}
