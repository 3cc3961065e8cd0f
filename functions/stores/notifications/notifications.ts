import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { notificationTopic } from '../../../shared/contract/notifications.ts'
import { limits } from '../../../shared/limits.ts'
import { goneName } from '../../../shared/rules/people/names.ts'
import { log } from '../../runtime/log.ts'
import { table, TableName, type Write } from '../client.ts'
import { mentions } from '../people/mentions.ts'
import { isThere } from '../people/presence.ts'
import { expiry, hasExpired } from '../log/retention.ts'

/** What a notification says: who did what, when (ISO 8601 in UTC), and what it is about. */
const notice = z.object({
  Name: z.string(),
  message: z.string(),
  sdate: z.string(),
  about: notificationTopic,
  /** Of somebody's reports, which are one notification: what each says. */
  reports: z.optional(z.array(z.string())),
})

export type NewNotification = z.infer<typeof notice>

/** In the place of a person: what the portal tells by itself. */
export const thePortal = 'portal'

/** Who is named in a notification; undefined where they are gone. */
export type Sender = { id: string } | typeof thePortal | undefined

/** A notification as stored: `stamp` is when it arrived. */
export type StoredNotification = NewNotification & { stamp: string }

const stored = z.extend(notice, { sk: z.string(), expires: z.number() })
const prefix = 'NOTIS#'

/**
 * The writes of a notification at a key, which note that it names its sender. Refused when they have gone meanwhile,
 * unless `alsoWritten` says that the transaction looks after them by itself.
 */
export function putNotification(
  key: { pk: string; sk: string },
  notification: NewNotification,
  sender: Sender,
  alsoWritten?: string,
): Write[] {
  const expires = expiry('notifications', new Date())
  const Put = {
    TableName,
    Item: { ...key, ...notification, ...(!sender && { Name: goneName }), expires },
  }
  if (!sender || sender === thePortal) return [{ Put }]
  return [
    { Put },
    mentions.put(sender.id, [key], { Name: goneName }, expires),
    ...(sender.id === alsoWritten ? [] : [isThere(sender.id)]),
  ]
}

/** What can be read of a partition. What cannot, as after a rollback of what wrote it, hides no other. */
function readAll(items: unknown[]) {
  const all = items.map((item) => z.safeParse(stored, item))
  const errors = all.flatMap(({ error }) => error ?? [])
  if (errors.length > 0) {
    log.error('a notification cannot be read', errors[0], { count: errors.length })
  }
  return all.flatMap(({ data }) => data ?? [])
}

/**
 * The newest notifications, at most `most`, of a partition that arrived later than `after`, newest first, without those
 * that cannot be read: one Query, as just written.
 */
export async function notificationsAfter(
  pk: string,
  after: string,
  most: number = limits.notifications,
): Promise<StoredNotification[]> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      // `!` comes before every character of a stamp and `:` after every digit that one begins with.
      ExpressionAttributeValues: { ':pk': pk, ':from': `${prefix}${after}!`, ':to': `${prefix}:` },
      ScanIndexForward: false,
      Limit: most,
      // The answer bears the version that was read before: a replica behind it would hide the newest for good.
      ConsistentRead: true,
    }),
  )
  const now = new Date()
  return readAll(Items)
    .filter(({ expires }) => !hasExpired(expires, now))
    .map(({ sk, Name, message, sdate, about, reports }) => ({
      stamp: sk.slice(prefix.length),
      Name,
      message,
      sdate,
      about,
      reports,
    }))
}
