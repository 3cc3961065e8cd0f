import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { decodeTime, ulid } from 'ulid'
import * as z from 'zod/mini'
import { limits } from '../../../shared/limits.ts'
import { log } from '../../runtime/log.ts'
import {
  pastConflicts,
  setting,
  table,
  TableName,
  transact,
  unlessRefused,
  type Write,
} from '../client.ts'
import { mentions } from '../people/mentions.ts'
import { expiry, hasExpired } from './retention.ts'
import { shardOf } from '../shards.ts'
import { keys } from '../table.ts'

/** Whose doing an entry is about, and what it says in Swedish. */
export type AuditEntry = {
  userid: string
  /** First and last name at that time. */
  userName: string
  message: string
  /** The address that the gateway saw; empty where the pool did not tell it. It goes to the technical log alone. */
  address: string
  at: Date
  /** Whom else it names, and what it says once they are gone. */
  about?: { userid: string; message: string }
  /** The usage record of the same answer, which then has the same id. */
  answer?: string
}

/** Whose log, and which part of it is shown: entries up to the number `LogAntal` and after `LogFrom`. */
type LogOwner = { id: string; LogAntal: number; LogFrom: number }

// Names are short, and the id of the same entry in everybody's log tells the time: a page of twenty has to fit into 4 KB
// (docs/requirements.md, "Request units"). Those of 0.1.0 have `at` instead.
const stored = z.object({
  sk: z.string(),
  userName: z.string(),
  message: z.string(),
  id: z._default(z.string(), ''),
  at: z.optional(z.number()),
  expires: z.number(),
})

/**
 * Takes the next number of a person's log, and sets fields of their profile with it. A number that is never used leaves a
 * gap, which no reader minds. None for somebody who is gone.
 */
async function nextNumber(
  userid: string,
  noted: Record<string, unknown> = {},
): Promise<number | undefined> {
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = setting(noted)
  let number: unknown
  await unlessRefused(
    pastConflicts(async () => {
      const { Attributes } = await table.send(
        new UpdateCommand({
          TableName,
          Key: keys.user(userid),
          UpdateExpression: `${UpdateExpression} ADD LogAntal :one`,
          ConditionExpression: 'attribute_exists(pk)',
          ...(Object.keys(noted).length > 0 && { ExpressionAttributeNames }),
          ExpressionAttributeValues: { ...ExpressionAttributeValues, ':one': 1 },
          ReturnValues: 'UPDATED_NEW',
        }),
      )
      number = Attributes?.['LogAntal']
    }),
  )
  return typeof number === 'number' ? number : undefined
}

/** The entry as it stands in its person's log and in everybody's; none for somebody who is gone. */
async function entriesOf(entry: AuditEntry, noted?: Record<string, unknown>): Promise<Write[]> {
  const { userid, userName, message, address, at, about, answer } = entry
  const number = await nextNumber(userid, noted)
  if (number === undefined) return []
  const expires = expiry('log', at)
  const id = answer ?? ulid(at.getTime())
  const ownKey = keys.logEntry(userid, number)
  const commonKey = keys.commonLog(shardOf(userid, 'log'), id)
  const own = { userName, message, id, expires, ...(answer !== undefined && { usage: true }) }
  const common = { userid, userName, message, expires, ...(about && { about: about.userid }) }
  if (address !== '') log.note('audit', { userid, id, address })
  return [
    { Put: { TableName, Item: { ...ownKey, ...own } } },
    { Put: { TableName, Item: { ...commonKey, ...common } } },
    ...(about
      ? [mentions.put(about.userid, [ownKey, commonKey], { message: about.message }, expires)]
      : []),
  ]
}

/** A person's entries between two numbers, newest first, but for what has expired. */
async function entriesIn(
  id: string,
  { oldest, newest, most }: { oldest: number; newest: number; most?: number },
  now: Date,
) {
  if (newest < oldest) return []
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :oldest AND :newest',
      ExpressionAttributeValues: {
        ':pk': keys.user(id).pk,
        ':oldest': keys.logEntry(id, oldest).sk,
        ':newest': keys.logEntry(id, newest).sk,
      },
      ScanIndexForward: false,
      Limit: most,
    }),
  )
  return z.parse(z.array(stored), Items).filter(({ expires }) => !hasExpired(expires, now))
}

export const auditLog = {
  /** Adds an entry to the log of the person who did it, and to everybody's; nothing for somebody who is gone. */
  async add(entry: AuditEntry): Promise<void> {
    const entries = await entriesOf(entry)
    if (entries.length > 0) await transact(entries)
  },

  /** The same as writes of the transaction that the entry tells of; none for somebody who is gone. */
  writes: (entry: AuditEntry): Promise<Write[]> => entriesOf(entry),

  /** The same once fields of the profile are set, in the write that takes the entry's number. */
  writesNoting: (entry: AuditEntry, noted: Record<string, unknown>): Promise<Write[]> =>
    entriesOf(entry, noted),

  /**
   * A page of a person's log, counted from 0, newest first, at most `limits.logPageSize` rows: one read unit however
   * far back it lies. `id` is the entry's number, `sdate` ISO 8601 in UTC. `now` decides what has expired.
   */
  async page({ id, LogAntal, LogFrom }: LogOwner, page: number, now = new Date()) {
    const newest = LogAntal - page * limits.logPageSize
    const oldest = Math.max(newest - limits.logPageSize, LogFrom) + 1
    const found = await entriesIn(id, { oldest, newest }, now)
    const rows = found.map(({ sk, userName, message, id: common, at = decodeTime(common) }) => ({
      id: String(Number(sk.slice('LOG#'.length))),
      userName,
      message,
      sdate: new Date(at).toISOString(),
    }))
    const earlier = { oldest: LogFrom + 1, newest: oldest - 1 }
    // A page without entries may be a gap, or the place from where on all has expired.
    const hasMore =
      rows.length > 0
        ? earlier.oldest <= earlier.newest
        : (await entriesIn(id, { ...earlier, most: 1 }, now)).length > 0
    return { rows, hasMore }
  },
}
