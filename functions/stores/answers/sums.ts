import { QueryCommand, type QueryCommandOutput, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { allGroups, type BeforeKind, befores, type Group, type Kind } from './sumKinds.ts'
import { keys, shards } from '../table.ts'

/** Up to which record's id the sums of each group reach, by shard; empty before the first roll-up. */
export type Reached = Record<Group, string[]>

/**
 * Answered questions; tokens, and what they cost in millionths of an öre, also of those that failed. `name` is the newest that
 * was told of.
 */
export type Sum = {
  name?: string | undefined
  answers: number
  in: number
  out: number
  cost: number
}

/** What is added to one sum. */
export type Addition = Sum & { kind: Kind; of: string }

// Names are short: the dashboard reads a sum for each person and question (docs/requirements.md, "Request units").
const stored = z.object({
  sk: z.string(),
  name: z.optional(z.string()),
  q: z._default(z.int(), 0),
  i: z._default(z.int(), 0),
  o: z._default(z.int(), 0),
  c: z._default(z.int(), 0),
})

type Key = ReturnType<typeof keys.rolledUp>

const marker = z.object({
  sk: z.string(),
  reached: z._default(z.string(), ''),
  heldUntil: z._default(z.number(), 0),
  heldFrom: z._default(z.string(), ''),
})

/** A partition read to its end, as just written. */
async function read(pk: string, from = ' '): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = []
  let start: QueryCommandOutput['LastEvaluatedKey']
  do {
    const page: QueryCommandOutput = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk >= :from',
        ExpressionAttributeValues: { ':pk': pk, ':from': from },
        ConsistentRead: true,
        ExclusiveStartKey: start,
      }),
    )
    found.push(...(page.Items ?? []))
    start = page.LastEvaluatedKey
  } while (start)
  return found
}

const update = ({ kind, of, name, answers, in: tokensIn, out, cost }: Addition): Write => ({
  Update: {
    TableName,
    Key: keys.sum(kind, of),
    UpdateExpression: `ADD q :q, i :i, o :o, c :c${name === undefined ? '' : ' SET #name = :name'}`,
    ExpressionAttributeValues: {
      ':q': answers,
      ':i': tokensIn,
      ':o': out,
      ':c': cost,
      ...(name !== undefined && { ':name': name }),
    },
    ...(name !== undefined && { ExpressionAttributeNames: { '#name': 'name' } }),
  },
})

/**
 * What stands for how far sums reach while they are being restored: no record comes after it, so nothing is rolled up.
 * The real mark waits in `heldFrom`.
 */
const heldMark = '~'

/** Milliseconds after which a hold that nobody renews counts no more: whoever held has died. */
const holdMs = 5 * 60_000

/** Whether sums that reach this far, by shard, are being restored: they cannot be read then. */
export const areHeld = (reached: string[]): boolean => reached.includes(heldMark)

/** Sums by what they are of, as stored. */
const sumsOf = (items: Record<string, unknown>[]): Map<string, Sum> =>
  new Map(
    z
      .parse(z.array(stored), items)
      .map(({ sk, name, q, i, o, c }) => [sk, { name, answers: q, in: i, out: o, cost: c }]),
  )

/** How many sums one transaction can add to, besides noting how far they reach. */
export const mostAdditions = 99

/** The marks as they are stored, as just written, by their sort key. */
async function marks(): Promise<Map<string, z.infer<typeof marker>>> {
  const found = z.parse(z.array(marker), await read(keys.rolledUp('', 0).pk))
  return new Map(found.map((one) => [one.sk, one]))
}

const allMarks = [
  ...allGroups.flatMap((group) =>
    Array.from({ length: shards }, (_, shard) => keys.rolledUp(group, shard)),
  ),
  ...befores.map(({ kind }) => keys.rolledUp(kind, 0)),
]

/** Changes a mark that still reaches as far as somebody has seen. Gives false when it does not. */
const changeMark = (Key: Key, seen: string, change: string, values: Record<string, unknown> = {}) =>
  unlessRefused(
    table.send(
      new UpdateCommand({
        TableName,
        Key,
        UpdateExpression: change,
        ConditionExpression: seen === '' ? 'attribute_not_exists(reached)' : 'reached = :seen',
        ExpressionAttributeValues: { ...values, ...(seen !== '' && { ':seen': seen }) },
      }),
    ),
  )

/** Holds one mark, however fast it moves. Gives whether it was held already. */
async function holdMark(Key: Key, until: number): Promise<boolean> {
  for (;;) {
    const { reached: seen = '' } = (await marks()).get(Key.sk) ?? {}
    const values = { ':until': until, ...(seen !== heldMark && { ':held': heldMark }) }
    const take = `SET reached = :held, heldUntil = :until${seen === '' ? '' : ', heldFrom = reached'}`
    const change = seen === heldMark ? 'SET heldUntil = :until' : take
    if (await changeMark(Key, seen, change, values)) return seen === heldMark
  }
}

/** The rolled-up sums. */
export const sums = {
  /** How far they reach, as just written. */
  async reached(): Promise<Reached> {
    const found = await marks()
    const of = (group: Group) =>
      Array.from(
        { length: shards },
        (_, shard) => found.get(keys.rolledUp(group, shard).sk)?.reached ?? '',
      )
    return {
      PERSON: of('PERSON'),
      QUESTION: of('QUESTION'),
      DAYPERSON: of('DAYPERSON'),
      DAYQUESTION: of('DAYQUESTION'),
      REST: of('REST'),
    }
  },

  /**
   * Keeps everybody from reading and rolling up until `letGo`, or until somebody writes again how far they reach, but no
   * longer than five minutes: whoever needs longer calls it again. Gives whether all were held already.
   */
  async hold(): Promise<boolean> {
    const until = Date.now() + holdMs
    const held = await Promise.all(allMarks.map((key) => holdMark(key, until)))
    return held.every(Boolean)
  },

  /** Ends a hold: all reach as far as before. With `expired` only one that its holder has not renewed in time. */
  async letGo({ expired = false } = {}): Promise<void> {
    for (const [sk, { reached, heldUntil, heldFrom }] of await marks()) {
      if (reached !== heldMark || (expired && heldUntil > Date.now())) continue
      const Key = { pk: keys.rolledUp('', 0).pk, sk }
      const back = heldFrom === '' ? 'REMOVE reached' : 'SET reached = heldFrom REMOVE heldFrom'
      await changeMark(Key, heldMark, `${back}, heldUntil`)
    }
  },

  /** The sums of a kind by what they are of; those of days only from that day (YYYY-MM-DD) on, if one is given. */
  async of(kind: Kind, from?: string): Promise<Map<string, Sum>> {
    return sumsOf(await read(keys.sum(kind, '').pk, from))
  },

  /** At most `limit` sums of days after one of them, or from the first one, and before a day (YYYY-MM-DD), in their order. */
  async between(kind: Kind, after: string, before: string, limit: number) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        // The next key after one is longer by the least sign that a key has.
        ExpressionAttributeValues: {
          ':pk': keys.sum(kind, '').pk,
          ':from': `${after} `,
          ':to': before,
        },
        ConsistentRead: true,
        Limit: limit,
      }),
    )
    return sumsOf(Items)
  },

  /** Up to which sum of a day the sums before the long periods reach; empty before the first. */
  async reachedBefore(): Promise<Map<BeforeKind, string>> {
    const found = await marks()
    return new Map(
      befores.map(({ kind }) => [kind, found.get(keys.rolledUp(kind, 0).sk)?.reached ?? '']),
    )
  },

  /**
   * Adds to the sums of a group the records of a shard between two ids, and notes how far they reach: all of it, or
   * nothing. Gives false when another run was faster. At most `mostAdditions`.
   */
  rollUp(
    {
      group,
      shard,
      from,
      to,
    }: { group: Group | BeforeKind; shard: number; from: string; to: string },
    additions: Addition[],
  ): Promise<boolean> {
    const note = {
      Update: {
        TableName,
        Key: keys.rolledUp(group, shard),
        UpdateExpression: 'SET reached = :to',
        ConditionExpression: from === '' ? 'attribute_not_exists(reached)' : 'reached = :from',
        ExpressionAttributeValues: { ':to': to, ...(from !== '' && { ':from': from }) },
      },
    }
    return unlessRefused(transact([note, ...additions.map(update)]))
  },
}
