import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { nextStamp } from '../../../shared/rules/stamps.ts'
import { pastConflicts, stillThere, table, TableName, transact, unlessRefused } from '../client.ts'
import { type DomainEvent, outbox } from '../outbox.ts'
import {
  type NewNotification,
  notificationsAfter,
  putNotification,
  type Sender,
  type StoredNotification,
} from './notifications.ts'
import { keys } from '../table.ts'
import type { StoredUser } from '../people/users.ts'

/** How far somebody has seen or cleared their own notifications and those to all: a stamp each, in their profile. */
export type Mark = 'NotisSeen' | 'NotisFrom' | 'NotisAllSeen' | 'NotisAllFrom'

/** Notifications to one person. That there is a new one stands in the profile, which every call reads anyway. */
export const personalNotifications = {
  /**
   * Tells a person what an event means to them, and ends the event. Gives false, and changes nothing, when it has ended
   * already, somebody else was faster, or the person or who it is from is gone. It takes the place of an earlier one
   * where `instead` is the stamp of that; `next` is the event that comes of it.
   */
  send: async (
    person: StoredUser,
    notification: NewNotification,
    sender: Sender,
    eventId: string,
    { instead, next }: { instead?: string | undefined; next?: DomainEvent | undefined } = {},
  ): Promise<boolean> => {
    const { id, NotisLast } = person
    const stamp = nextStamp(NotisLast)
    return unlessRefused(
      transact([
        {
          Update: {
            TableName,
            Key: keys.user(id),
            UpdateExpression: 'SET NotisLast = :stamp',
            ConditionExpression:
              'attribute_exists(pk) AND (attribute_not_exists(NotisLast) OR NotisLast = :last)',
            ExpressionAttributeValues: { ':stamp': stamp, ':last': NotisLast },
          },
        },
        ...putNotification(keys.notification(id, stamp), notification, sender, id),
        ...(instead === undefined
          ? []
          : [{ Delete: { TableName, Key: keys.notification(id, instead), ...stillThere } }]),
        outbox.removal(eventId),
        ...(next ? [outbox.put(next)] : []),
      ]),
    )
  },

  /** What somebody has not cleared yet, newest first. Costs nothing when there is nothing. */
  of: async ({ id, NotisLast, NotisFrom }: StoredUser): Promise<StoredNotification[]> =>
    NotisLast > NotisFrom ? notificationsAfter(keys.user(id).pk, NotisFrom) : [],

  /** Moves a mark of a person forward to a stamp; never back, whatever another tab does at the same time. */
  async mark(id: string, mark: Mark, stamp: string): Promise<void> {
    const Update = new UpdateCommand({
      TableName,
      Key: keys.user(id),
      UpdateExpression: 'SET #mark = :stamp',
      ConditionExpression:
        'attribute_exists(pk) AND (attribute_not_exists(#mark) OR #mark < :stamp)',
      ExpressionAttributeNames: { '#mark': mark },
      ExpressionAttributeValues: { ':stamp': stamp },
    })
    await unlessRefused(pastConflicts(() => table.send(Update)))
  },
}
