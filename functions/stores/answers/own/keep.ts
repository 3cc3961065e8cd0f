import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Turn } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { allSaid } from '../../../../shared/rules/questions/fields.ts'
import { setting, stillThere, table, TableName, unlessRefused } from '../../client.ts'
import { keys } from '../../table.ts'
import { beginOf, beginOfAnswer } from './begins.ts'
import { expiryOf } from './row.ts'
import { packedTurn } from './turns.ts'

/** A turn on its way into the table, of a conversation that it begins or goes on with. */
export type KeptTurn = {
  userid: string
  /** The conversation's id, a UUID of version 7: the same as its first turn's. */
  id: string
  question: { QuestionId: string; Question: string; version: string }
  said: Turn
  /** When the conversation goes, ISO 8601; without it the conversation begins, and is kept for the stage's days. */
  until?: string | undefined
  /** It takes the place of what was kept of the same turn: the answer has become longer. */
  replaces?: boolean
}

// What failed or was stopped may be asked for once more under the same name.
const isNotAnswered = 'attribute_not_exists(pk) OR ending IN (:failed, :stopped)'
const notAnswered = { ':failed': 'failed', ':stopped': 'stopped' }

/** When a turn may be written: not over one that was answered, unless that was cut off and has become longer. */
const writable = (replaces: boolean) =>
  replaces
    ? (['ending = :cut', { ':cut': 'cut' }] as const)
    : ([isNotAnswered, notAnswered] as const)

const rowOf = z.object({ expires: z.number() })

/** When a conversation goes whose row shows a turn as its last: written a moment ago, where no reply came. */
async function shownUntil({ userid, id, said }: KeptTurn): Promise<number | undefined> {
  const Key = keys.ownAnswer(userid, id)
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Item?.['last'] === said.id ? z.parse(rowOf, Item).expires : undefined
}

/**
 * Writes the row of a conversation that begins: of one that failed, and is asked once more, its pin and its time stay. Gives
 * when it goes; undefined where the row is another's.
 */
async function begin(turn: KeptTurn, expires: number): Promise<number | undefined> {
  const { userid, id, question, said } = turn
  const { ending, sdate, AImodule, GPTV } = said
  const begins = { asked: beginOf(allSaid(said)), begins: beginOfAnswer(said.answer) }
  const shown = { ...question, ...begins, ending, sdate, AImodule, GPTV, turns: 1, last: said.id }
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = setting(shown)
  const update = new UpdateCommand({
    TableName,
    Key: keys.ownAnswer(userid, id),
    UpdateExpression: `${UpdateExpression}, expires = if_not_exists(expires, :expires)`,
    ConditionExpression: isNotAnswered,
    ExpressionAttributeNames,
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ...notAnswered,
      ':expires': expires,
    },
    ReturnValues: 'ALL_NEW',
  })
  let until: number | undefined
  const write = async () => {
    until = z.parse(rowOf, (await table.send(update)).Attributes).expires
  }
  return (await unlessRefused(write())) ? until : shownUntil(turn)
}

/** Shows a turn in its conversation's row. Gives when the conversation goes, by its row; undefined where a condition of the row does not hold. */
async function updateRow({ userid, id, said }: KeptTurn, isNew: boolean) {
  const Update = new UpdateCommand({
    TableName,
    Key: keys.ownAnswer(userid, id),
    UpdateExpression: `SET begins = :begins, ending = :ending, #last = :last${isNew ? ', turns = turns + :one' : ''}`,
    ConditionExpression: `attribute_exists(pk)${isNew ? ' AND #last <> :last' : ''}`,
    ExpressionAttributeNames: { '#last': 'last' },
    ExpressionAttributeValues: {
      ':begins': beginOfAnswer(said.answer),
      ':ending': said.ending,
      ':last': said.id,
      ...(isNew && { ':one': 1 }),
    },
    ReturnValues: 'ALL_NEW',
  })
  let expires: number | undefined
  const change = async () => {
    const { Attributes } = await table.send(Update)
    expires = z.parse(rowOf, Attributes).expires
  }
  await unlessRefused(change())
  return expires
}

/** Changes the row of a conversation that goes on: one turn more, or one that it has already. Gives when it goes; undefined where it is gone. */
const goOn = async (turn: KeptTurn, isCounted: boolean): Promise<number | undefined> =>
  (isCounted ? undefined : await updateRow(turn, true)) ?? (await updateRow(turn, false))

/**
 * Keeps a turn: first what was said, then the row that shows it. Done again it changes nothing. Gives false, and keeps
 * nothing, when its conversation has been deleted, or when the turn has been answered before, or become longer otherwise. Two write units for 2 KB.
 */
export async function keepTurn(turn: KeptTurn): Promise<boolean> {
  const { userid, id, said, until, replaces = false } = turn
  const expires = until === undefined ? expiryOf(said.sdate) : Math.floor(Date.parse(until) / 1000)
  const Key = keys.turn(userid, id, said.id)
  const text = packedTurn(said)
  const [mayBe, endings] = writable(replaces)
  const put = new PutCommand({
    TableName,
    Item: { ...Key, ending: said.ending, text, expires },
    ConditionExpression: `${mayBe} OR #text = :text`,
    ExpressionAttributeNames: { '#text': 'text' },
    ExpressionAttributeValues: { ...endings, ':text': text },
    ReturnValues: 'ALL_OLD',
  })
  let before: unknown
  const write = async () => {
    before = (await table.send(put)).Attributes?.['text']
  }
  if (!(await unlessRefused(write()))) return false
  // The same text is of a try of this call's, whose row may not have been written.
  const isCounted = before instanceof Uint8Array && Buffer.compare(before, text) !== 0
  const begins = until === undefined ? await begin(turn, expires) : undefined
  // A conversation that has gone on since its first turn failed shows that turn already.
  const goesOn = begins === undefined && (until !== undefined || isCounted)
  const goes = goesOn ? await goOn(turn, isCounted) : begins
  if (goes === undefined) {
    await table.send(new DeleteCommand({ TableName, Key }))
    return false
  }
  // One that has been pinned or let go meanwhile takes the turn along.
  if (goes !== expires) {
    const Update = { TableName, Key, ...setting({ expires: goes }), ...stillThere }
    await unlessRefused(table.send(new UpdateCommand(Update)))
  }
  return true
}
