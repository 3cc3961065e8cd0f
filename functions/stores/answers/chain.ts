import { createHash } from 'node:crypto'
import { PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { decodeTime, encodeTime } from 'ulid'
import * as z from 'zod/mini'
import { table, TableName, unlessRefused } from '../client.ts'
import { keys } from '../table.ts'

/** The usage records of a day of a shard, linked to each other and to the days before. */
const link = z.object({
  /** YYYY-MM-DD in UTC: the day of the records' ids. */
  day: z.string(),
  /** The head of the day before, empty for the first one. */
  before: z.string(),
  head: z.string(),
  count: z.int(),
  /** The id of the last record. */
  to: z.string(),
  /** How its records are read: as whole items without it, as those of before; by `2` without the name, which goes with its person. */
  form: z.optional(z.literal(2)),
  /** Operators have been told of its head. */
  told: z.optional(z.boolean()),
})

export type Link = z.infer<typeof link>

const placed = z.looseObject({ pk: z.string(), sk: z.string() })

type Item = z.infer<typeof placed>

/** A value in the one form of it: names in their order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder)
  const { data } = z.safeParse(z.record(z.string(), z.unknown()), value)
  if (!data) return value
  return Object.fromEntries(
    Object.keys(data)
      .toSorted()
      .map((name) => [name, inOrder(data[name])]),
  )
}

type Form = Link['form']

/** What a record says, without what may change: how long it is kept, and what its person is called. */
function contentOf(record: Item, form: Form): string {
  const { pk: _, expires: __, userName, ...said } = record
  return JSON.stringify(inOrder(form === 2 ? said : { ...said, userName }))
}

const linked = (head: string, record: Item, form: Form): string =>
  createHash('sha256')
    .update(`${head}.${contentOf(record, form)}`)
    .digest('base64url')

/** The day that a record belongs to, by its id. */
export const dayOfRecord = (id: string): string =>
  new Date(decodeTime(id)).toISOString().slice(0, 10)

/** What comes before every id of a day. */
export const beginOfDay = (day: string): string => encodeTime(Date.parse(day), 10)

/** The head of these records after another one. */
export const headOf = (before: string, records: readonly Item[], form: Form): string =>
  records.reduce((head, record) => linked(head, record, form), before)

export const chain = {
  /** The newest links of a shard, newest first, as just written. */
  async latest(shard: number, limit: number): Promise<Link[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': keys.chain(shard, '').pk },
        ScanIndexForward: false,
        Limit: limit,
        ConsistentRead: true,
      }),
    )
    return z.parse(z.array(link), Items)
  },

  /** The link of a day, if it has one, and that of the nearest day before it. */
  async around(shard: number, day: string): Promise<{ link?: Link; earlier?: Link }> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk <= :day',
        ExpressionAttributeValues: { ':pk': keys.chain(shard, '').pk, ':day': day },
        ScanIndexForward: false,
        Limit: 2,
        ConsistentRead: true,
      }),
    )
    const [first, second] = z.parse(z.array(link), Items)
    if (first?.day !== day) return first ? { earlier: first } : {}
    return { link: first, ...(second && { earlier: second }) }
  },

  /** Usage records as they lie there, after an id and up to another one, in their order. */
  async records(shard: number, after: string, to: string, limit: number): Promise<Item[]> {
    // What comes right after an id: BETWEEN takes both its ends in, and wants them in their order.
    const from = `${after} `
    if (from > to) return []
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: {
          ':pk': keys.usage(shard, '').pk,
          ':from': from,
          ':to': to,
        },
        Limit: limit,
        ConsistentRead: true,
      }),
    )
    return z.parse(z.array(placed), Items)
  },

  /** Stores how far a day is linked, unless another run was faster than what this one has `seen`. */
  extend(shard: number, made: Link, seen: string | undefined): Promise<boolean> {
    const put = new PutCommand({
      TableName,
      Item: { ...keys.chain(shard, made.day), ...made },
      ConditionExpression: seen === undefined ? 'attribute_not_exists(pk)' : '#to = :seen',
      ...(seen !== undefined && {
        ExpressionAttributeNames: { '#to': 'to' },
        ExpressionAttributeValues: { ':seen': seen },
      }),
    })
    return unlessRefused(table.send(put))
  },

  /** Notes that operators have been told of a day's head. */
  async told(shard: number, day: string): Promise<void> {
    await table.send(
      new UpdateCommand({
        TableName,
        Key: keys.chain(shard, day),
        UpdateExpression: 'SET told = :yes',
        ExpressionAttributeValues: { ':yes': true },
      }),
    )
  },
}
