import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { event, type Event, room } from '../../shared/contract/calendar.ts'
import { dayOf } from '../../shared/rules/days.ts'
import { overlaps } from '../../shared/rules/overlaps.ts'
import { table, TableName, transact, unlessRefused, type Write } from './client.ts'
import { outbox, type DomainEvent } from './outbox.ts'
import { type AuditEntry, auditLog } from './log/auditLog.ts'
import { keys } from './table.ts'

/**
 * A booking as stored: times are minutes since 1970, and its room is the item's. A month of sixty bookings costs one
 * and a half read units (docs/requirements.md, "Request units").
 */
const stored = z.object({
  ...z.omit(event, { startdate: true, enddatetime: true, Rum: true }).shape,
  from: z.int(),
  to: z.int(),
})

const minutesOf = (moment: string): number => Date.parse(moment) / 60_000
const momentOf = (minutes: number): string => new Date(minutes * 60_000).toISOString()

const packed = ({ id, title, body, userid, startdate, enddatetime }: Event) => ({
  id,
  title,
  body,
  userid,
  from: minutesOf(startdate),
  to: minutesOf(enddatetime),
})

const roomDay = z.object({ pk: z.string(), version: z.int(), bookings: z.array(stored) })

type RoomDay = { version: number; bookings: Event[] }

function unpacked(item: unknown): RoomDay {
  const { pk, version, bookings: all } = z.parse(roomDay, item)
  const Rum = z.parse(room, Number(pk.slice(keys.roomDay('', '').pk.length)))
  return {
    version,
    bookings: all.map(({ from, to, ...booking }) => ({
      ...booking,
      startdate: momentOf(from),
      enddatetime: momentOf(to),
      Rum,
    })),
  }
}

const place = z.object({ Rum: room, day: z.string() })

type Place = z.infer<typeof place>

/** What became of a write: done, or the booking that is in the way, or it was not as it had been read. */
export type Outcome = 'done' | 'changed' | { clash: Event }

const placeOf = ({ Rum, startdate }: Event): Place => ({ Rum, day: dayOf(new Date(startdate)) })
const isSame = (a: Place, b: Place): boolean => a.Rum === b.Rum && a.day === b.day

async function read({ Rum, day }: Place): Promise<RoomDay> {
  const Key = keys.roomDay(Rum, day)
  const { Item } = await table.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
  return Item ? unpacked(Item) : { version: 0, bookings: [] }
}

/** The write of a room's day, refused when somebody has changed it since it was read. */
const write = ({ Rum, day }: Place, { version }: RoomDay, all: Event[]): Write => ({
  Put: {
    TableName,
    Item: { ...keys.roomDay(Rum, day), version: version + 1, bookings: all.map(packed) },
    ConditionExpression: version === 0 ? 'attribute_not_exists(pk)' : 'version = :version',
    ...(version > 0 && { ExpressionAttributeValues: { ':version': version } }),
  },
})

const putPlace = (booking: Event): Write => ({
  Put: { TableName, Item: { ...keys.bookingPlace(booking.id), ...placeOf(booking) } },
})

const tries = 60

/** Plans writes of what has just been read, and makes them, again and again while others are faster. */
async function untilWritten<T>(
  plan: () => Promise<{ writes: Write[]; outcome: T } | { outcome: T }>,
  entry?: AuditEntry,
  domainEvent?: DomainEvent,
): Promise<T> {
  let log: Write[] | undefined
  const published = domainEvent ? [outbox.put(domainEvent)] : []
  for (let tried = 1; tried <= tries; tried++) {
    const planned = await plan()
    if (!('writes' in planned)) return planned.outcome
    // Only now: whoever is refused has done nothing that takes a number in the log.
    log ??= entry ? await auditLog.writes(entry) : []
    if (await unlessRefused(transact([...planned.writes, ...log, ...published])))
      return planned.outcome
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * Math.min(tried, 20)))
  }
  throw new Error('A room’s day changes faster than it can be booked')
}

const clashIn = (bookings: Event[], booking: Event): Event | undefined =>
  bookings.find((other) => other.id !== booking.id && overlaps(other, booking))

const byTime = (bookings: Event[]): Event[] =>
  bookings.toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1))

/**
 * Bookings of rooms. Two of one room never overlap. Each change is written with the log entry of whoever made it, and
 * with the event that tells whose booking it is.
 */
export const bookings = {
  /** A room's bookings from a day to another one (YYYY-MM-DD, both with them), in their order: one Query. */
  async of(Rum: number, from: string, to: string): Promise<Event[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': keys.roomDay(Rum, '').pk, ':from': from, ':to': to },
      }),
    )
    return Items.flatMap((item) => unpacked(item).bookings)
  },

  /** The booking with this id, as just written, or undefined. */
  async get(id: string): Promise<Event | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName, Key: keys.bookingPlace(id), ConsistentRead: true }),
    )
    if (!Item) return undefined
    const day = await read(z.parse(place, Item))
    return day.bookings.find((booking) => booking.id === id)
  },

  /** Stores a new booking, unless another one is in the way, with the log entry of whoever booked, if anybody did. */
  add(booking: Event, entry?: AuditEntry, domainEvent?: DomainEvent): Promise<Outcome> {
    const on = placeOf(booking)
    return untilWritten<Outcome>(
      async () => {
        const day = await read(on)
        const clash = clashIn(day.bookings, booking)
        if (clash) return { outcome: { clash } }
        const writes = [write(on, day, byTime([...day.bookings, booking])), putPlace(booking)]
        return { writes, outcome: 'done' }
      },
      entry,
      domainEvent,
    )
  },

  /**
   * Puts a booking in the place of what it was, also on another day or in another room, unless another one is in the
   * way, or somebody has changed it or taken it away since it was read.
   */
  replace(
    before: Event,
    after: Event,
    entry: AuditEntry,
    domainEvent?: DomainEvent,
  ): Promise<Outcome> {
    const [from, to] = [placeOf(before), placeOf(after)]
    return untilWritten<Outcome>(
      async () => {
        const old = await read(from)
        const now = old.bookings.find(({ id }) => id === before.id)
        if (JSON.stringify(now) !== JSON.stringify(before)) return { outcome: 'changed' }
        const others = old.bookings.filter(({ id }) => id !== before.id)
        const target = isSame(from, to) ? { ...old, bookings: others } : await read(to)
        const clash = clashIn(target.bookings, after)
        if (clash) return { outcome: { clash } }
        const added = write(to, target, byTime([...target.bookings, after]))
        const writes = isSame(from, to)
          ? [added]
          : [write(from, old, others), added, putPlace(after)]
        return { writes, outcome: 'done' }
      },
      entry,
      domainEvent,
    )
  },

  /** Takes a booking away. Gives false when it is gone already. */
  remove: (booking: Event, entry: AuditEntry, domainEvent?: DomainEvent): Promise<boolean> =>
    untilWritten<boolean>(
      async () => {
        const on = placeOf(booking)
        const day = await read(on)
        const others = day.bookings.filter(({ id }) => id !== booking.id)
        if (others.length === day.bookings.length) return { outcome: false }
        const gone: Write = { Delete: { TableName, Key: keys.bookingPlace(booking.id) } }
        return { writes: [write(on, day, others), gone], outcome: true }
      },
      entry,
      domainEvent,
    ),
}
