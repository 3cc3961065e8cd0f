import { auditOf } from '../../../functions/calendar/auditOf.ts'
import { bookings } from '../../../functions/stores/calendar/bookings.ts'
import type { StoredUser } from '../../../functions/stores/people/users.ts'
import type { Event } from '../../../shared/contract/calendar.ts'
import { limits } from '../../../shared/limits.ts'
import { nameOf } from '../../../shared/rules/names.ts'
import { call } from './call.ts'

/** Weeks that no other test books, by their Mondays, from the one of this day. In winter 09.00 in Sweden is 08:00 in UTC. */
export function mondaysFrom(day: string) {
  let week = 0
  const first = Date.parse(day)
  return () => new Date(first + 7 * 86_400_000 * week++).toISOString().slice(0, 10)
}

export const at = (day: string, time: string) => `${day}T${time}:00.000Z`

export const book = (token: string, start: string, end: string, more: object = {}) =>
  call('calendar.add', { event: { start, end, Rum: 1, ...more } as any }, { token })

/** A booking of a room's past, which nobody can make any more: as it was stored then. */
export async function bookedBefore(owner: StoredUser, day: string, body = '') {
  const booking: Event = {
    id: `PAST${crypto.randomUUID()}`,
    title: nameOf(owner),
    startdate: at(day, '08:00'),
    enddatetime: at(day, '09:00'),
    body,
    userid: owner.id,
    Rum: 1,
  }
  const caller = { ...owner, name: nameOf(owner), address: '' } as any
  await bookings.add(booking, ...auditOf(caller, 'Bokade', booking), limits.bookingsAhead)
  return booking
}

export const edit = (token: string, event: object) =>
  call('calendar.edit', { event: event as any }, { token })
