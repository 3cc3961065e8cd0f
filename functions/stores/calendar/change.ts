import type { Event } from '../../../shared/contract/calendar/event.ts'
import { overlaps } from '../../../shared/rules/calendar/overlaps.ts'
import { transact, unlessRefused, type Write } from '../client.ts'
import { type AuditEntry, auditLog } from '../log/auditLog.ts'
import { type DomainEvent, outbox } from '../outbox.ts'
import { type Change, places } from './places.ts'
import { isSame, type Place, placeOf, placesOf, read, type RoomDay, write } from './roomDays.ts'

/** A booking that cannot be stored, and the one in its way. */
export type Clash = { booking: Event; other: Event }

/**
 * What became of a change: done, or what is in the way, or it was not as it had been read, or whoever it is for has been
 * deleted.
 */
export type Outcome = 'done' | 'changed' | 'many' | 'gone' | { clashes: Clash[] }

const tries = 60

/** Plans writes of what has just been read, and makes them, again and again while others are faster. */
export async function untilWritten<T>(
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

export const byTime = (bookings: Event[]): Event[] =>
  bookings.toSorted((a, b) => (a.startdate < b.startdate ? -1 : 1))

type Day = { on: Place; before: RoomDay; left: Event[] }

/** Puts bookings into days, in their order. Gives those that others are in the way of. */
function putInto(days: Day[], added: Event[]): Clash[] {
  const clashes: Clash[] = []
  for (const booking of added) {
    const day = days.find(({ on }) => isSame(on, placeOf(booking)))
    const other = day?.left.find((one) => overlaps(one, booking))
    if (other) clashes.push({ booking, other })
    else day?.left.push(booking)
  }
  return clashes
}

/** The writes of a change, or why there are none. */
export async function planOf(
  change: Change,
): Promise<{ writes: Write[]; outcome: 'done' } | { outcome: Outcome }> {
  const { removed, added } = change
  const gone = new Map(removed.map((booking) => [booking.id, JSON.stringify(booking)]))
  const days: Day[] = await Promise.all(
    placesOf([...removed, ...added]).map(async (on) => {
      const before = await read(on)
      return { on, before, left: before.bookings.filter(({ id }) => !gone.has(id)) }
    }),
  )
  const found = days.flatMap(({ before }) => before.bookings.filter(({ id }) => gone.has(id)))
  const asRead = found.filter((booking) => gone.get(booking.id) === JSON.stringify(booking))
  if (asRead.length < removed.length) return { outcome: 'changed' }
  const clashes = putInto(days, added)
  if (clashes.length > 0) return { outcome: { clashes } }
  const written = days.map(({ on, before, left }) => write(on, before, byTime(left)))
  return { writes: [...written, ...(await places.writes(change))], outcome: 'done' }
}
