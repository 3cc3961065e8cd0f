import { isDeepStrictEqual } from 'node:util'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import { goneName } from '../../../shared/rules/people/names.ts'
import { overlaps } from '../../../shared/rules/calendar/overlaps.ts'
import { roomNumbers } from '../../../shared/rules/calendar/rooms.ts'
import type { Write } from '../client.ts'
import { everyItem } from '../everyItem.ts'
import type { AuditEntry } from '../log/auditLog.ts'
import type { DomainEvent } from '../outbox.ts'
import { isThere, looksThere } from '../people/presence.ts'
import { keys } from '../table.ts'
import { bookingCeiling } from './bookingCeiling.ts'
import { byTime, type Clash, type Outcome, planOf, untilWritten } from './change.ts'
import { type Change, type Move, places } from './places.ts'
import { daysOf, isSame, placesOf, read, type RoomDay, unpacked, write } from './roomDays.ts'

/** How many bookings of somebody are not over yet: a Query of each room's days to come, as just written. */
async function countAhead(userid: string, now = new Date()): Promise<number> {
  const all = await Promise.all(
    roomNumbers.map((Rum) => bookings.of(Rum, dayOf(now), '9999', true)),
  )
  const isAhead = (booking: Event) =>
    booking.userid === userid && booking.enddatetime > now.toISOString()
  return all.flat().filter(isAhead).length
}

/** The writes by which bookings of a person count below the most that they may have, if any; none when they have as many. */
async function belowCeiling(added: Event[], most?: number): Promise<Write[] | undefined> {
  const [first] = added
  if (most === undefined || !first) return []
  const seen = await bookingCeiling.seen(first.userid)
  const counted = (await countAhead(first.userid)) + added.length
  return counted <= most ? [bookingCeiling.write(first.userid, seen)] : undefined
}

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

/** A room's day whose bookings of a person bear a name; undefined where they do already. */
function renamed(userid: string, title: string, { bookings: all }: RoomDay) {
  const isOld = (booking: Event) => booking.userid === userid && booking.title !== title
  return all.some(isOld) ? all.map((one) => (isOld(one) ? { ...one, title } : one)) : undefined
}

/**
 * Bookings of rooms. Two of one room never overlap. Each change is written with the log entry of whoever made it, and
 * with the event that tells whose booking it is.
 */
export const bookings = {
  /** A room's bookings from a day to another one (YYYY-MM-DD, both with them), in their order: one Query for 1 MB. */
  async of(Rum: number, from: string, to: string, ConsistentRead = false): Promise<Event[]> {
    const items = await everyItem({
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :from AND :to',
      ExpressionAttributeValues: { ':pk': keys.roomDay(Rum, '').pk, ':from': from, ':to': to },
      ConsistentRead,
    })
    return items.flatMap((item) => unpacked(item).bookings)
  },

  /** The booking with this id, as just written, or undefined. */
  async get(id: string): Promise<Event | undefined> {
    let on = await places.get(id)
    while (on) {
      const { bookings: there } = await read(on)
      const found = there.find((booking) => booking.id === id)
      if (found) return found
      // It may have been moved since its place was read.
      const now = await places.get(id)
      on = now && !isSame(now, on) ? now : undefined
    }
    return undefined
  },

  /** The bookings of a series in their order, as just written. */
  async ofSeries(series: string): Promise<Event[]> {
    const own = new Map<string, Event>()
    let on = await places.ofSeries(series)
    while (on.length > 0) {
      const all = await Promise.all(on.map((one) => read(one)))
      own.clear()
      for (const booking of all.flatMap((day) => day.bookings)) {
        if (booking.series === series) own.set(booking.id, booking)
      }
      if (own.size >= on.length) break
      // One may have been moved since its place was read.
      const now = await places.ofSeries(series)
      if (isDeepStrictEqual(now, on)) break
      on = now
    }
    return byTime([...own.values()])
  },

  /** By which booking of a series the others were moved last; undefined where something else was done since. */
  lastMove: (series: string): Promise<Move | undefined> => places.lastMove(series),

  /** What is in the way of bookings that are not stored, as it was a moment ago. */
  async inTheWay(wanted: Event[]): Promise<Clash[]> {
    const all = await Promise.all(placesOf(wanted).map((on) => read(on, false)))
    const others = all.flatMap((day) => day.bookings)
    return wanted.flatMap((booking) => {
      const other = others.find((one) => one.Rum === booking.Rum && overlaps(one, booking))
      return other ? [{ booking, other }] : []
    })
  },

  /**
   * Stores new bookings of one person, all or none of them, unless others are in the way, they would have more than
   * `most` to come or are deleted meanwhile, with the log entry of whoever booked, if anybody did.
   */
  add(
    added: Event[],
    entry?: AuditEntry,
    domainEvent?: DomainEvent,
    most?: number,
  ): Promise<Outcome> {
    const [{ userid } = { userid: '' }] = added
    let tried = 0
    return untilWritten<Outcome>(
      async () => {
        // Refused before, it may be for that.
        if (entry && tried++ > 0 && !(await looksThere(userid))) return { outcome: 'gone' }
        const planned = await planOf({ removed: [], added })
        if (!('writes' in planned)) return planned
        const counted = await belowCeiling(added, most)
        if (!counted) return { outcome: 'many' }
        const present = entry ? [isThere(userid)] : []
        return { ...planned, writes: [...planned.writes, ...counted, ...present] }
      },
      entry,
      domainEvent,
    )
  },

  /**
   * Puts bookings in the place of what they were, also on other days or in other rooms, or takes them away: all of it, or
   * nothing where others are in the way or somebody has changed one or taken it away since it was read. With `most`, for what was
   * over and is to come again, also where their person would have more than that to come, or is gone.
   */
  change: (
    change: Change,
    entry: AuditEntry,
    domainEvent?: DomainEvent,
    most?: number,
  ): Promise<Outcome> => {
    const [{ userid } = { userid: '' }] = change.added
    const comesBack = most !== undefined
    return untilWritten<Outcome>(
      async () => {
        // What is to come again is somebody's, as what is new.
        if (comesBack && !(await looksThere(userid))) return { outcome: 'gone' }
        const planned = await planOf(change)
        if (!('writes' in planned)) return planned
        const counted = await belowCeiling(change.added, most)
        if (!counted) return { outcome: 'many' }
        const present = comesBack ? [isThere(userid)] : []
        return { ...planned, writes: [...planned.writes, ...counted, ...present] }
      },
      entry,
      domainEvent,
    )
  },

  /** Puts somebody's name on what they have booked from today on; what is over bears the one that they had. */
  async rename(userid: string, title: string): Promise<void> {
    for (const Rum of roomNumbers) {
      for await (const { day, read: found } of daysOf(Rum, dayOf(new Date()))) {
        if (!renamed(userid, title, found)) continue
        await untilWritten(async () => {
          const latest = await read({ Rum, day })
          const left = renamed(userid, title, latest)
          // Whoever is deleted meanwhile has no name any more.
          if (!left || !(await looksThere(userid))) return { outcome: true }
          return { writes: [write({ Rum, day }, latest, left), isThere(userid)], outcome: true }
        })
      }
    }
  },

  /** Takes away what somebody has booked from now on; what is over stays, without their name and their note. */
  async forget(userid: string, now = new Date().toISOString()): Promise<void> {
    for (const Rum of roomNumbers) {
      for await (const { day, read: found } of daysOf(Rum)) {
        if (!withoutPerson(userid, found, now)) continue
        await untilWritten(async () => {
          const latest = await read({ Rum, day })
          const changed = withoutPerson(userid, latest, now)
          if (!changed) return { outcome: true }
          const gone = await places.writes({ removed: changed.gone, added: [] })
          return { writes: [write({ Rum, day }, latest, changed.left), ...gone], outcome: true }
        })
      }
    }
  },
}
