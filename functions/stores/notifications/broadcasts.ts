import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import type { NotificationTopic } from '../../../shared/contract/notifications.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { nextStamp } from '../../../shared/rules/stamps.ts'
import { pastConflicts, table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { outbox } from '../outbox.ts'
import type { Versioned } from '../listVersion.ts'
import {
  type NewNotification,
  notificationsAfter,
  putNotification,
  type Sender,
  type StoredNotification,
} from './notifications.ts'
import { keys } from '../table.ts'

/** The newest stamp on the board, and a version that changes with it. */
const stored = z.object({ stamp: z.string(), version: z.string() })
type Latest = z.infer<typeof stored>

/** More than is published in the days that a notice is kept, and no more than one Query reads. */
const everything = 2_000

const empty: Latest = { stamp: '', version: 'empty' }
const Key = keys.latestBroadcast()

async function readLatest(ConsistentRead: boolean): Promise<Latest> {
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead }))
  return Item ? z.parse(stored, Item) : empty
}

let trusted: { latest: Latest; until: number } | undefined

/** The newest stamp, asked for once in ten seconds however many poll: then each poll costs no more than its caller. */
async function latest(now = Date.now()): Promise<Latest> {
  if (!trusted || now > trusted.until) {
    trusted = { latest: await readLatest(false), until: now + serverLimits.notificationsTrustedMs }
  }
  return trusted.latest
}

/** Changes the board as it was just read; false when somebody was faster, or the event has ended already. */
async function write(before: Latest, stamp: string, writes: Write[], eventId: string) {
  const Item = { ...Key, stamp, version: ulid() }
  const isAsRead =
    before === empty
      ? { ConditionExpression: 'attribute_not_exists(pk)' }
      : {
          ConditionExpression: '#version = :seen',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':seen': before.version },
        }
  const Put = { TableName, Item, ...isAsRead }
  const written = await unlessRefused(transact([{ Put }, ...writes, outbox.removal(eventId)]))
  trusted = undefined
  return written
}

/** What was told of something, newest first. */
async function sentAbout({ kind, id }: NotificationTopic): Promise<StoredNotification[]> {
  const sent = await notificationsAfter(Key.pk, '', everything)
  return sent.filter(({ about }) => about.kind === kind && about.id === id)
}

/** The notifications to everybody: one item for each, however many people there are. */
export const broadcasts = {
  /**
   * Tells everybody what an event means, and ends the event, as long as `holds` does. Gives false, and changes nothing,
   * when that is so no longer, the event has ended already or somebody else was faster.
   */
  async send(
    notification: NewNotification,
    sender: Sender,
    eventId: string,
    holds: Write,
  ): Promise<boolean> {
    const before = await readLatest(true)
    const stamp = nextStamp(before.stamp)
    return write(
      before,
      stamp,
      [...putNotification(keys.broadcast(stamp), notification, sender), holds],
      eventId,
    )
  },

  /** Takes back what happened to something until a time (ISO 8601 in UTC) and was told, and ends the event; false as for `send`. */
  async retract(topic: NotificationTopic, until: string, eventId: string): Promise<boolean> {
    const before = await readLatest(true)
    const gone = (await sentAbout(topic)).filter(({ sdate }) => sdate <= until)
    const deletes = gone.map(({ stamp }) => ({
      Delete: { TableName, Key: keys.broadcast(stamp) },
    }))
    return write(before, before.stamp, deletes, eventId)
  },

  /** Says in other words what was told of something, and ends the event, as long as `holds` does; false as for `send`. */
  async reword(
    topic: NotificationTopic,
    message: string,
    eventId: string,
    holds: Write,
  ): Promise<boolean> {
    const before = await readLatest(true)
    const updates = (await sentAbout(topic)).map(({ stamp }) => ({
      Update: {
        TableName,
        Key: keys.broadcast(stamp),
        UpdateExpression: 'SET message = :message',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':message': message },
      },
    }))
    return updates.length > 0
      ? write(before, before.stamp, [...updates, holds], eventId)
      : outbox.remove(eventId)
  },

  /** Gives the board another version, so that everybody reads it anew; nothing where there is none. */
  async renew(): Promise<void> {
    const Update = new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'SET #version = :new',
      ConditionExpression: 'attribute_exists(pk)',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':new': ulid() },
    })
    await unlessRefused(pastConflicts(() => table.send(Update)))
  },

  /** What changes with the board; some ten seconds late in a Lambda that has just looked. Half a read unit, or none. */
  version: async (): Promise<string> => (await latest()).version,

  /** The newest notices, newest first. */
  async read(): Promise<Versioned<StoredNotification[]>> {
    const { version } = await latest()
    return { version, value: await notificationsAfter(Key.pk, '') }
  },

  /** The stamp of the newest notice as just written, empty without any. */
  newest: async (): Promise<string> => (await readLatest(true)).stamp,
}
