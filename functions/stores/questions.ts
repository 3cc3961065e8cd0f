import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { aiModule } from '../../shared/contract/aiModule.ts'
import { question, type Question } from '../../shared/contract/questions.ts'
import { card } from '../../shared/contract/assistant.ts'
import {
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
  type Condition,
  unchangedSince,
} from './client.ts'
import { filledWith, versioned } from './schemaVersion.ts'
import { listVersion, type Versioned } from './listVersion.ts'
import { type AuditEntry, auditLog } from './log/auditLog.ts'
import { keys } from './table.ts'
import { wholeList } from './wholeList.ts'

/** A card as stored: it also knows its provider, which the lobby can filter by. */
const storedCard = z.extend(card, { AImodule: aiModule })

const questionVersions = versioned(question, [filledWith({ DaytoUpdate: '' })])

type StoredCard = z.infer<typeof storedCard>

/**
 * The id of a new question: ten random letters, 50 bits. Short, because the lobby reads every card, and safe, because
 * `add` refuses an id that is taken.
 */
export const newQuestionId = (): string => ulid().slice(-10)

const read = async (id: string, ConsistentRead: boolean): Promise<Question | undefined> => {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keys.question(id), ConsistentRead }),
  )
  return Item && questionVersions.read(Item)
}

const cardOf = ({ id, QuestionLabel, subtext, Ordering, AImodule }: Question): Write => ({
  Put: { TableName, Item: { ...keys.card(id), QuestionLabel, subtext, Ordering, AImodule } },
})

const questionOf = (added: Question, condition: Condition): Write => ({
  Put: {
    TableName,
    Item: { ...keys.question(added.id), ...questionVersions.written(added) },
    ...condition,
  },
})

/** Makes writes that change library and lobby, with the log entry; false when a condition does not hold. */
async function write(writes: Write[], entry?: AuditEntry): Promise<boolean> {
  const [log] = await Promise.all([
    entry ? auditLog.writes(entry) : [],
    listVersion.announce('QUESTION'),
    listVersion.announce('CARD'),
  ])
  return unlessRefused(transact([...writes, ...log]))
}

export const questions = {
  /** The question with this id, whole, or undefined. */
  get: (id: string): Promise<Question | undefined> => read(id, false),

  /** The same as just written, for who is about to change it. */
  latest: (id: string): Promise<Question | undefined> => read(id, true),

  /** Every question as a card with its provider, unordered, with the list's version: 2 read units for a hundred. */
  async cards(): Promise<Versioned<StoredCard[]>> {
    const { version, value } = await wholeList('CARD')
    const cards = value.map((item) => ({ ...item, id: item['sk'] }))
    return { version, value: z.parse(z.array(storedCard), cards) }
  },

  /** The version of the cards alone, for half a read unit. */
  cardsVersion: () => listVersion.of('CARD'),

  /** Every question, whole, unordered, with the library's version. */
  async all(): Promise<Versioned<Question[]>> {
    const { version, value } = await wholeList('QUESTION')
    return { version, value: value.map((item) => questionVersions.read(item)) }
  },

  /** The version of the library alone, for half a read unit. */
  version: () => listVersion.of('QUESTION'),

  /**
   * Stores a new question and its card together, with the log entry of whoever added it. Gives false, and changes
   * nothing, when the id is taken.
   */
  add: (added: Question, entry?: AuditEntry): Promise<boolean> =>
    write(
      [questionOf(added, { ConditionExpression: 'attribute_not_exists(pk)' }), cardOf(added)],
      entry,
    ),

  /**
   * Replaces a question that is as in `before`, with the log entry of whoever did it. Gives false, and changes nothing,
   * when it has been changed or deleted since.
   */
  replace: (before: Question, after: Question, entry: AuditEntry): Promise<boolean> =>
    write([questionOf(after, unchangedSince(before.DaytoUpdate)), cardOf(after)], entry),

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
