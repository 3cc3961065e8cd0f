import { GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { aiModule, question, type Question } from '../../shared/contract/questions.ts'
import { card } from '../../shared/contract/assistant.ts'
import { table, TableName, unlessRefused } from './client.ts'
import { keys } from './table.ts'

/** A card as stored: it also knows its provider, which the lobby can filter by. */
const storedCard = z.extend(card, { AImodule: aiModule })

/**
 * The id of a new question: ten random letters, 50 bits. Short, because the lobby reads every card, and safe, because
 * `add` refuses an id that is taken.
 */
export const newQuestionId = (): string => ulid().slice(-10)

export const questions = {
  /** The question with this id, whole, or undefined. */
  async get(id: string): Promise<Question | undefined> {
    const { Item } = await table.send(new GetCommand({ TableName, Key: keys.question(id) }))
    return Item && z.parse(question, Item)
  },

  /** Every question as a card with its provider, unordered: some 2 read units for a hundred. */
  async cards(): Promise<z.infer<typeof storedCard>[]> {
    const { Items = [], LastEvaluatedKey } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.card('').pk },
      }),
    )
    // One page is 1 MB: some six thousand cards. A larger library needs paging in the lobby first.
    if (LastEvaluatedKey) throw new Error('The library has more cards than one page holds')
    return z.parse(
      z.array(storedCard),
      Items.map((item) => ({ ...item, id: item['sk'] })),
    )
  },

  /** Stores a new question and its card together. Gives false, and changes nothing, when the id is taken. */
  add(added: Question): Promise<boolean> {
    const { QuestionLabel, subtext, Ordering, AImodule } = added
    const shown = { QuestionLabel, subtext, Ordering, AImodule }
    const put = (Item: Record<string, unknown>) => ({
      Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' },
    })
    const TransactItems = [
      put({ ...keys.question(added.id), ...added }),
      put({ ...keys.card(added.id), ...shown }),
    ]
    return unlessRefused(table.send(new TransactWriteCommand({ TransactItems })))
  },
}
