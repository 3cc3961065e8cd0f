import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { goneName } from '../../../shared/rules/people/names.ts'
import { table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { shardOf, upTo } from '../shards.ts'
import { keys } from '../table.ts'
import { holdMarks, letMarksGo, reachedOf, readMarks, shardsKnown } from './marks.ts'
import { partitionOf } from './partition.ts'
import { type BeforeKind, befores, type Group, type Kind } from './sumKinds.ts'

/** Up to which record's id the sums of each group reach, by shard; empty before the first roll-up. */
export type Reached = Record<Group, string[]>

/**
 * Answered questions; tokens, and what they cost in millionths of an öre, also of those that failed. `name` is the newest that
 * was told of. A change tells it (`isTold`), and so does each answer: that one has the name from when it was asked for, so after
 * a change its name counts no more.
 */
export type Sum = {
  name?: string | undefined
  isTold?: boolean | undefined
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
  /** The name as a change told it. */
  t: z.optional(z.string()),
  q: z._default(z.int(), 0),
  i: z._default(z.int(), 0),
  o: z._default(z.int(), 0),
  c: z._default(z.int(), 0),
})

/** What sets a sum's name: a change always, an answer where no change has come before. */
function naming({ name, isTold }: Addition) {
  if (name === undefined) return undefined
  return isTold ? ' SET #name = :name, t = :name' : ' SET #name = if_not_exists(t, :name)'
}

const update = (addition: Addition): Write => {
  const { kind, of, name, answers, in: tokensIn, out, cost } = addition
  return {
    Update: {
      TableName,
      Key: keys.sum(kind, of, shardOf(of, 'sums')),
      UpdateExpression: `ADD q :q, i :i, o :o, c :c${naming(addition) ?? ''}`,
      ExpressionAttributeValues: {
        ':q': answers,
        ':i': tokensIn,
        ':o': out,
        ':c': cost,
        ...(name !== undefined && { ':name': name }),
      },
      ...(name !== undefined && { ExpressionAttributeNames: { '#name': 'name' } }),
    },
  }
}

/** Sums by what they are of, as stored. */
const sumsOf = (items: Record<string, unknown>[]): Map<string, Sum> =>
  new Map(
    z
      .parse(z.array(stored), items)
      .map(({ sk, name, t, q, i, o, c }) => [
        sk,
        { name, ...(t !== undefined && { isTold: true }), answers: q, in: i, out: o, cost: c },
      ]),
  )

/** How many sums one transaction can add to, besides noting how far they reach. */
export const mostAdditions = 99

type Counted = Omit<Addition, 'kind' | 'of'>

/** The name of two sums as one, of which the second is the newer. Whoever is gone stays so. */
function nameIn(a: Counted, b: Counted): Pick<Counted, 'name' | 'isTold'> {
  if (a.name === goneName) return { name: goneName, isTold: true }
  const isOlder = b.name === undefined || (a.isTold === true && b.isTold !== true)
  const { name, isTold } = isOlder ? a : b
  return { name, ...(isTold && { isTold }) }
}

/** Two sums as one, of which the second is the newer. */
export const sumOf = (a: Counted, b: Counted): Counted => ({
  ...nameIn(a, b),
  answers: a.answers + b.answers,
  in: a.in + b.in,
  out: a.out + b.out,
  cost: a.cost + b.cost,
})

/** The rolled-up sums. */
export const sums = {
  /** How far they reach, as just written. */
  async reached(): Promise<Reached> {
    const marks = await readMarks()
    const of = (group: Group) => reachedOf(marks, group, marks.all.usage)
    return {
      PERSON: of('PERSON'),
      QUESTION: of('QUESTION'),
      DAYPERSON: of('DAYPERSON'),
      DAYQUESTION: of('DAYQUESTION'),
      REST: of('REST'),
    }
  },

  /** Over how many partitions they are spread. */
  shards: async (): Promise<number> => (await readMarks()).all.sums,

  /**
   * Keeps everybody from reading and rolling up until `letGo`, or until somebody writes again how far they reach, but no
   * longer than five minutes: whoever needs longer calls it again. Gives whether all were held already.
   */
  hold: (): Promise<boolean> => holdMarks(),

  /** Ends a hold: all reach as far as before. With `expired` only one that its holder has not renewed in time. */
  letGo: ({ expired = false } = {}): Promise<void> => letMarksGo(expired),

  /**
   * The sums of a kind by what they are of; those of days only from that day (YYYY-MM-DD) on, if one is given. For whoever has
   * just read how far they reach.
   */
  async of(kind: Kind, from?: string): Promise<Map<string, Sum>> {
    const parts = await Promise.all(
      upTo(shardsKnown().sums).map((shard) => partitionOf(keys.sum(kind, '', shard).pk, from)),
    )
    const [first = new Map<string, Sum>(), ...more] = parts.map(sumsOf)
    // A number is only ever doubled, so that what a sum was written to later lies behind what it was before.
    for (const [of, sum] of more.flatMap((part) => [...part])) {
      const before = first.get(of)
      first.set(of, before ? sumOf(before, sum) : sum)
    }
    return first
  },

  /**
   * At most `limit` sums of days of a shard after one of them, or from the first one, and before a day (YYYY-MM-DD), in their
   * order.
   */
  async between(
    { kind, shard }: { kind: Kind; shard: number },
    after: string,
    before: string,
    limit: number,
  ) {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        // The next key after one is longer by the least sign that a key has.
        ExpressionAttributeValues: {
          ':pk': keys.sum(kind, '', shard).pk,
          ':from': `${after} `,
          ':to': before,
        },
        ConsistentRead: true,
        Limit: limit,
      }),
    )
    return sumsOf(Items)
  },

  /** Up to which sum of a day the sums before the long periods reach, by shard; empty before the first. */
  async reachedBefore(): Promise<Map<BeforeKind, string[]>> {
    const marks = await readMarks()
    return new Map(befores.map(({ kind }) => [kind, reachedOf(marks, kind, marks.all.sums)]))
  },

  /**
   * Adds to the sums of a group the records of a shard between two ids, or the sums of days of a shard, and notes how far they
   * reach: all of it, or nothing. Gives false when another run was faster. At most `mostAdditions`.
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
