import { QueryCommand, type QueryCommandOutput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { pastConflicts, table, TableName, unlessRefused } from '../client.ts'
import { whereverItLies } from '../shards.ts'
import { keys } from '../table.ts'
import { type Hold, holds, type Subject } from './holds.ts'
import { heldLater } from './retention.ts'

type Key = { pk: string; sk: string }

/** An entry of a person's log also says where the same stands for everybody, and whether it tells of an answer. */
const item = z.object({
  pk: z.string(),
  sk: z.string(),
  id: z.optional(z.string()),
  usage: z.optional(z.boolean()),
})

const atOnce = 25

const partitionsOf = ({ kind, id }: Subject): string[] =>
  kind === 'PERSON' ? [keys.user(id).pk] : [keys.vote(id, '').pk, keys.trialRun(id, '').pk]

/** Moves the time of an item where `when` holds of it. Gives false where it does not, or the item is gone. */
const setTime = (Key: Key, time: string, when: string, values: Record<string, number>) =>
  unlessRefused(
    pastConflicts(() =>
      table.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: `SET expires = ${time}`,
          ConditionExpression: when,
          ExpressionAttributeValues: { ':later': heldLater, ...values },
        }),
      ),
    ),
  )

/**
 * Gives an item its own time again, or the present one where that is past: of what was to go more than five years ago
 * DynamoDB would take nothing (Developer Guide, "Using time to live (TTL) in DynamoDB").
 */
async function release(Key: Key): Promise<boolean> {
  const now = Math.floor(Date.now() / 1000)
  return (
    (await setTime(Key, 'expires - :later', 'expires > :past', { ':past': heldLater + now })) ||
    setTime(Key, ':now', 'expires >= :later', { ':now': now })
  )
}

/** Whether it has moved: done again it changes nothing. */
const move = (Key: Key, isHeld: boolean): Promise<boolean> =>
  isHeld ? setTime(Key, 'expires + :later', 'expires < :later', {}) : release(Key)

/** An item, and first what stands elsewhere and is found by it alone: whatever breaks off is found again. */
async function moveWith(found: z.infer<typeof item>, userid: string, isHeld: boolean) {
  const { pk, sk, id, usage } = found
  if (sk.startsWith('LOG#') && id !== undefined && id !== '') {
    await whereverItLies(userid, 'log', (shard) => move(keys.commonLog(shard, id), isHeld))
    if (usage === true)
      await whereverItLies(userid, 'usage', (shard) => move(keys.usage(shard, id), isHeld))
  }
  await move({ pk, sk }, isHeld)
}

/** Gives how many items it has moved. */
async function moveAll(of: Subject, isHeld: boolean): Promise<number> {
  let moved = 0
  for (const pk of partitionsOf(of)) {
    let start: QueryCommandOutput['LastEvaluatedKey']
    do {
      const page: QueryCommandOutput = await table.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          FilterExpression: isHeld ? 'expires < :later' : 'expires >= :later',
          ProjectionExpression: 'pk, sk, id, #usage',
          ExpressionAttributeNames: { '#usage': 'usage' },
          ExpressionAttributeValues: { ':pk': pk, ':later': heldLater },
          ConsistentRead: true,
          ExclusiveStartKey: start,
        }),
      )
      const items = z.parse(z.array(item), page.Items ?? [])
      for (let begin = 0; begin < items.length; begin += atOnce) {
        const some = items.slice(begin, begin + atOnce)
        await Promise.all(some.map((found) => moveWith(found, of.id, isHeld)))
      }
      moved += items.length
      start = page.LastEvaluatedKey
    } while (start)
  }
  return moved
}

/**
 * Keeps what a hold is on: everything of a person that expires, with their entries in everybody's log and the records of their
 * answers; of a question its votes and runs of trials. What is written later is kept by the next turn, long before its time. Where the
 * hold is gone by the end, it lets all go again. Gives how many items it has moved; done again it finds none.
 */
export async function keepHeld(hold: Pick<Hold, 'kind' | 'id'>): Promise<number> {
  const moved = await moveAll(hold, true)
  if (!(await holds.of(hold))) await letGo(hold)
  return moved
}

/** Gives what was held its own time back; what is past it goes now. Gives how many items. */
export const letGo = (of: Subject): Promise<number> => moveAll(of, false)
