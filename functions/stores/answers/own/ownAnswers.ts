import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb'
import type { Turn } from '../../../../shared/contract/assistant/ownAnswer.ts'
import { setting, stillThere, table, TableName, transact, unlessRefused } from '../../client.ts'
import { deleteAll } from '../../deleteAll.ts'
import { keys } from '../../table.ts'
import { votes } from '../votes.ts'
import { between, end, keysIn, turnsOf } from './between.ts'
import { keepTurn } from './keep.ts'
import { expiryPinned, readRow, type StoredAnswer } from './row.ts'
import { readTurn } from './turns.ts'

const rowsBefore = (userid: string, before = end) => ({
  from: keys.ownAnswer(userid, '').sk,
  to: keys.ownAnswer(userid, before).sk,
  newestFirst: true,
})

/** Turns in the order in which they were said: the one that began the conversation, then by our clock, not their askers'. */
const inOrder = (id: string, turns: Turn[]): Turn[] =>
  turns.toSorted(
    (one, other) =>
      Number(other.id === id) - Number(one.id === id) ||
      Number(one.sdate > other.sdate) - Number(one.sdate < other.sdate),
  )

/** Nothing has expired then. */
const everBefore = new Date(0)

/** How often somebody may go on with a conversation while it is pinned. */
const pinTries = 5

/**
 * The answers that people have asked for, each kept for its asker alone (docs/requirements.md, "Own answers"). They lie in
 * their person's partition and go with it.
 */
export const ownAnswers = {
  keep: keepTurn,

  /** One conversation of somebody's, without what was said; undefined when there is none. One read unit. */
  async get(userid: string, id: string, now = new Date()): Promise<StoredAnswer | undefined> {
    const Key = keys.ownAnswer(userid, id)
    const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
    return Item && readRow(Item, now)[0]
  },

  /** At most `most` conversations before the one that is named, newest first. Half a read unit for some ten. */
  async page(
    userid: string,
    { before, most }: { before?: string | undefined; most: number },
    now = new Date(),
  ): Promise<StoredAnswer[]> {
    const rows: StoredAnswer[] = []
    const range = { ...rowsBefore(userid, before), atOnce: most + 1 }
    for await (const item of between(userid, range)) {
      rows.push(...readRow(item, now).filter(({ id }) => id !== before))
      if (rows.length >= most) break
    }
    return rows
  },

  /** What was said in the conversations between two ids, both included: by conversation, in its order. */
  async said(userid: string, oldest: string, newest = oldest): Promise<Map<string, Turn[]>> {
    const found = new Map<string, Turn[]>()
    for await (const item of between(userid, {
      ...turnsOf(userid, oldest, newest),
      latest: true,
    })) {
      const turn = readTurn(item)
      if (turn) found.set(turn.of, [...(found.get(turn.of) ?? []), turn.said])
    }
    for (const [id, turns] of found) found.set(id, inOrder(id, turns))
    return found
  },

  /** Pins a conversation with all that was said, also just now, or lets it go. Gives false when it is gone. */
  async pin(
    userid: string,
    { id, sdate, turns: count }: StoredAnswer,
    Pinned: boolean,
    tries = pinTries,
  ): Promise<boolean> {
    const expires = expiryPinned(sdate, Pinned)
    const turns = await keysIn(between(userid, { ...turnsOf(userid, id), latest: true }))
    const update = (Key: Record<string, unknown>, fields: Record<string, unknown>) => ({
      Update: { TableName, Key, ...setting(fields), ...stillThere },
    })
    const row = update(keys.ownAnswer(userid, id), { Pinned, expires })
    // What is said meanwhile would not go along.
    row.Update.ConditionExpression = 'turns = :turns'
    row.Update.ExpressionAttributeValues = {
      ...row.Update.ExpressionAttributeValues,
      ':turns': count,
    }
    const written = transact([row, ...turns.map((Key) => update(Key, { expires }))])
    if (await unlessRefused(written)) return true
    const now = tries > 1 ? await ownAnswers.get(userid, id) : undefined
    return now !== undefined && ownAnswers.pin(userid, now, Pinned, tries - 1)
  },

  /**
   * Deletes conversations; those that are gone are no error. The row first: without it nothing more is kept, and what was said
   * is found without it, at a second try too.
   */
  async remove(userid: string, ids: string[]): Promise<void> {
    await deleteAll(ids.map((id) => keys.ownAnswer(userid, id)))
    for (const id of ids) {
      await deleteAll(await keysIn(between(userid, { ...turnsOf(userid, id), latest: true })))
    }
  },

  /** Takes a conversation back that has just been kept, item by item: whoever asks may not delete many at once. */
  async takeBack(userid: string, id: string): Promise<void> {
    const drop = (Key: Record<string, unknown>) => table.send(new DeleteCommand({ TableName, Key }))
    await drop(keys.ownAnswer(userid, id))
    const turns = await keysIn(between(userid, { ...turnsOf(userid, id), latest: true }))
    for (const Key of turns) await drop(Key)
  },

  /** Takes away what somebody wrote with a no to the answer whose row an item is, expired or not. */
  async withdrawWritten(item: Record<string, unknown>): Promise<void> {
    for (const row of readRow(item, everBefore)) await votes.withdrawWritten(row)
  },

  /** Deletes all of somebody's conversations, their rows first, after what they wrote with their noes. */
  async removeAll(userid: string): Promise<void> {
    for await (const item of between(userid, { ...rowsBefore(userid), latest: true })) {
      await ownAnswers.withdrawWritten(item)
    }
    for (const range of [rowsBefore(userid), turnsOf(userid, '', end)]) {
      await deleteAll(await keysIn(between(userid, { ...range, latest: true })))
    }
  },
}
