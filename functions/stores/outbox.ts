import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { ulid } from 'ulid'
import * as z from 'zod/mini'
import { aiModule } from '../../shared/contract/assistant/aiModule.ts'
import { event as booking, room } from '../../shared/contract/calendar/event.ts'
import { lazy } from '../../shared/lazy.ts'
import { goneName } from '../../shared/rules/people/names.ts'
import { table, TableName, transact, unlessRefused, type Write } from './client.ts'
import { everyItem } from './everyItem.ts'
import { changeIfThere } from './people/mentions.ts'
import { eventPartition, keys } from './table.ts'

/** What happens in one area and concerns others. Made where one is read: most Lambdas only tell of events. */
const domainEvent = lazy(() => {
  // Who did it, and when (ISO 8601 in UTC).
  const by = { by: z.object({ id: z.string(), name: z.string() }), at: z.string() }
  const list = z.enum(['DOCUMENT', 'NEWS'])
  const mailed = z.object({ cancelled: z.boolean(), bookings: z.array(booking) })
  return z.discriminatedUnion('type', [
    z.object({
      type: z.literal('documents.published'),
      list,
      id: z.string(),
      Subject: z.string(),
      ...by,
    }),
    /** It was taken back or deleted. */
    z.object({ type: z.literal('documents.withdrawn'), list, id: z.string(), ...by }),
    /** What readers see has another title. */
    z.object({ type: z.literal('documents.renamed'), list, id: z.string(), ...by }),
    /** Somebody else's booking was made, changed or taken away; `message` says it in Swedish. */
    z.object({
      type: z.literal('calendar.changed'),
      userid: z.string(),
      id: z.string(),
      message: z.string(),
      /** Where it lay, once it has been taken away. */
      was: z.optional(z.object({ Rum: room, day: z.string() })),
      /** What of it is to be mailed once it is told. */
      mail: z.optional(mailed),
      ...by,
    }),
    /** Somebody's bookings were made, changed or taken away, and are to be mailed to them. */
    z.object({ type: z.literal('calendar.mailed'), userid: z.string(), mail: mailed, ...by }),
    /** Something of the portal cannot be used by everybody; one event for each administrator. */
    z.object({
      type: z.literal('accessibility.reported'),
      userid: z.string(),
      message: z.string(),
      ...by,
    }),
    /** A question was proposed, or a proposal declined; one event for each person who is told of it. */
    z.object({
      type: z.literal('questions.proposed'),
      userid: z.string(),
      id: z.string(),
      message: z.string(),
      ...by,
    }),
    /** What somebody proposed has become a question. */
    z.object({
      type: z.literal('questions.published'),
      userid: z.string(),
      id: z.string(),
      message: z.string(),
      ...by,
    }),
    /** A model ends that questions ask; one event for each administrator. `by` is the portal itself. */
    z.object({
      type: z.literal('questions.modelEnds'),
      userid: z.string(),
      message: z.string(),
      AImodule: aiModule,
      ...by,
    }),
    /** Somebody has another name: what they have booked bears it. */
    z.object({ type: z.literal('profile.renamed'), userid: z.string(), ...by }),
    /** Somebody else's role or account was changed; `message` says it in Swedish. */
    z.object({
      type: z.literal('profile.changed'),
      userid: z.string(),
      message: z.string(),
      ...by,
    }),
  ])
})

export type DomainEvent = z.infer<ReturnType<typeof domainEvent>>

/** An event that this version cannot read, as after a rollback from the one that wrote it. Its message names it. */
export class UnreadableEvent extends Error {}

/** All that is read of an event that concerns somebody who is deleted: a later version's has it, too. */
const author = z.object({ id: z.string() })

/**
 * Events on their way to other areas. Each is written in the transaction of what it tells of, so that none is lost and
 * none is told of what did not happen; the table's stream and a pipe carry its id to EventBridge (Prescriptive
 * Guidance, "Transactional outbox pattern"), and who has acted on it deletes it.
 */
export const outbox = {
  /** The write that tells of an event, for the transaction in which it happens. */
  put: (event: DomainEvent): Write => ({
    Put: { TableName, Item: { ...keys.event(ulid(Date.parse(event.at))), ...event } },
  }),

  /** The event with this id, or undefined when somebody has acted on it already. Throws `UnreadableEvent`. */
  async get(id: string): Promise<DomainEvent | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.event(id), ConsistentRead: true }),
    )
    if (!Item) return undefined
    const { data, error } = z.safeParse(domainEvent(), Item)
    if (data) return data
    const wrong = error.issues.map(({ path }) => path.join('.')).join(', ')
    const type = String(Item['type'])
    throw new UnreadableEvent(
      `Event ${id} of type ${type} cannot be read by this version: ${wrong}`,
    )
  },

  /** The id of the event that has waited longest to be acted on, if any. */
  async oldest(): Promise<string | undefined> {
    const { Items: [event] = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': eventPartition },
        Limit: 1,
      }),
    )
    return event && String(event['sk'])
  },

  /** The ids of all events that wait, oldest first, for whoever looks after the portal. */
  async waiting(): Promise<string[]> {
    const items = await everyItem({
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ProjectionExpression: 'sk',
      ExpressionAttributeValues: { ':pk': eventPartition },
    })
    return items.map(({ sk }) => String(sk))
  },

  /** The write that ends an event, refused when it has ended already: so it is acted on once. */
  removal: (id: string): Write => ({
    Delete: { TableName, Key: keys.event(id), ConditionExpression: 'attribute_exists(pk)' },
  }),

  /** Ends an event that concerns nobody any more; false when it has ended already. */
  remove: (id: string): Promise<boolean> => unlessRefused(transact([outbox.removal(id)])),

  /** Takes a person's name out of what waits, and whatever waits for them alone, of a later version too. */
  async forget(userid: string): Promise<void> {
    const items = await everyItem({
      ConsistentRead: true,
      KeyConditionExpression: 'pk = :pk',
      ProjectionExpression: 'sk, userid, #by',
      ExpressionAttributeNames: { '#by': 'by' },
      ExpressionAttributeValues: { ':pk': eventPartition },
    })
    for (const { sk, userid: concerned, by } of items) {
      const id = String(sk)
      if (concerned === userid) await outbox.remove(id)
      else if (z.safeParse(author, by).data?.id === userid) {
        await changeIfThere(keys.event(id), { by: { id: userid, name: goneName } })
      }
    }
  },
}
