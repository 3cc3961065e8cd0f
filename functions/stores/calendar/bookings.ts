import { GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Event } from '../../../shared/contract/calendar.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import { goneName } from '../../../shared/rules/names.ts'
import { overlaps } from '../../../shared/rules/overlaps.ts'
import { roomNumbers } from '../../../shared/rules/rooms.ts'
import { table, TableName, transact, unlessRefused, type Write } from '../client.ts'
import { bookingCeiling } from './bookingCeiling.ts'
import { outbox, type DomainEvent } from '../outbox.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import {
  daysOf,
  expiresOn,
  isSame,
  place,
  placeOf,
  read,
  type RoomDay,
  unpacked,
  write,
} from './roomDays.ts'
import { keys } from '../table.ts'

/** What became of a write: done, or the booking that is in the way, or it was not as it had been read. */
export type Outcome = 'done' | 'changed' | 'many' | { clash: Event }

const putPlace = (booking: Event): Write => ({
  Put: {
    TableName,
    Item: {
      ...keys.bookingPlace(booking.id),
      ...placeOf(booking),
      expires: expiresOn(placeOf(booking).day),
    },
  },
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

/** What somebody has booked from today on: a Query of each room's days to come, as just written. */
async function countAhead(userid: string): Promise<number> {
  const today = dayOf(new Date())
  const all = await Promise.all(roomNumbers.map((Rum) => bookings.of(Rum, today, '9999', true)))
  return all.flat().filter((booking) => booking.userid === userid).length
}

/** The writes by which a booking counts below the most that its person may have, if any; none when they have as many. */
async function belowCeiling({ userid }: Event, most?: number): Promise<Write[] | undefined> {
  if (most === undefined) return []
  const seen = await bookingCeiling.seen(userid)
  return (await countAhead(userid)) < most ? [bookingCeiling.write(userid, seen)] : undefined
}

const removedPlace = ({ id }: Event): Write => ({
  Delete: { TableName, Key: keys.bookingPlace(id) },
})

/** A room's day without what somebody has booked from now on, and without their name before; none where they have nothing. */
function withoutPerson(userid: string, day: RoomDay, now: string) {
  const own = day.bookings.filter((booking) => booking.userid === userid)
  const gone = own.filter(({ startdate }) => startdate > now)
  const named = own.filter(({ startdate, title }) => startdate <= now && title !== goneName)
  if (gone.length + named.length === 0) return undefined
  const left = day.bookings
    .filter((booking) => !gone.includes(booking))
    .map((booking) =>
      named.includes(booking) ? { ...booking, title: goneName, body: '' } : booking,
    )
  return { left, gone }
}

const byTime = (bookings: Event[]): Event[] =>
  bookings.toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1))

/**
 * Bookings of rooms. Two of one room never overlap. Each change is written with the log entry of whoever made it, and
 * with the event that tells whose booking it is.
 */
export const bookings = {
  /** A room's bookings from a day to another one (YYYY-MM-DD, both with them), in their order: one Query. */
  async of(Rum: number, from: string, to: string, ConsistentRead = false): Promise<Event[]> {
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': keys.roomDay(Rum, '').pk, ':from': from, ':to': to },
        ConsistentRead,
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

  /**
   * Stores a new booking, unless another one is in the way or its person has `most` to come, with the log entry of whoever
   * booked, if anybody did.
   */
  add(
    booking: Event,
    entry?: AuditEntry,
    domainEvent?: DomainEvent,
    most?: number,
  ): Promise<Outcome> {
    const on = placeOf(booking)
    return untilWritten<Outcome>(
      async () => {
        const day = await read(on)
        const clash = clashIn(day.bookings, booking)
        if (clash) return { outcome: { clash } }
        const counted = await belowCeiling(booking, most)
        if (!counted) return { outcome: 'many' }
        const added = write(on, day, byTime([...day.bookings, booking]))
        const writes = [added, putPlace(booking), ...counted]
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
        return { writes: [write(on, day, others), removedPlace(booking)], outcome: true }
      },
      entry,
      domainEvent,
    ),

  /** Takes away what somebody has booked from now on; what is over stays, without their name and their note. */
  async forget(userid: string, now = new Date().toISOString()): Promise<void> {
    for (const Rum of roomNumbers) {
      for await (const { day, read: found } of daysOf(Rum)) {
        if (!withoutPerson(userid, found, now)) continue
        await untilWritten(async () => {
          const latest = await read({ Rum, day })
          const changed = withoutPerson(userid, latest, now)
          if (!changed) return { outcome: true }
          const writes = [
            write({ Rum, day }, latest, changed.left),
            ...changed.gone.map(removedPlace),
          ]
          return { writes, outcome: true }
        })
      }
    }
  },
}
