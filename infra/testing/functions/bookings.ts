import { auditOf } from '../../../functions/calendar/booking/auditOf.ts'
import { bookings } from '../../../functions/stores/calendar/bookings.ts'
import type { StoredUser } from '../../../functions/stores/people/users.ts'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { addDays, dayOf } from '../../../shared/rules/days.ts'
import type { Room } from '../../../shared/rules/calendar/rooms.ts'
import { isWorkingDay } from '../../../shared/rules/calendar/workingTime.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
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

type Wished = { start: string; end: string; Rum: number }

const isWhole = (monday: string) =>
  [0, 1, 2, 3, 4].every((days) => isWorkingDay(addDays(monday, days)))

/** The first so many Mondays, from a day, of weeks without a holiday. */
export function wholeWeeks(monday: string, count: number): string[] {
  const found: string[] = []
  for (let day = monday; found.length < count; day = addDays(day, 7)) {
    if (isWhole(day)) found.push(day)
  }
  return found
}

/**
 * The Monday of a week without a holiday that is over: 0 the last one but a fortnight, 1 the one before, up to some forty.
 * Bookings are kept for a year, so that no test can name a day of its own.
 */
export function pastMonday(index: number): string {
  const today = dayOf(new Date())
  let day = addDays(today, -14 - ((new Date(today).getUTCDay() + 6) % 7))
  for (let found = 0; !isWhole(day) || found++ < index;) day = addDays(day, -7)
  return day
}

/** The first of sixty weeks that no other test books, from a Monday; it and the next two have no holiday. */
export function freshMondays(first: string) {
  let block = 0
  return () => {
    let monday = addDays(first, 7 * 60 * block++)
    while (wholeWeeks(monday, 3)[2] !== addDays(monday, 14)) monday = addDays(monday, 7)
    return monday
  }
}

/** A time of so many weeks without a holiday, from a Monday: in winter 09.00 to 10.00 in Sweden. */
export const weekly = (monday: string, times: number, Rum = 1): Wished[] =>
  wholeWeeks(monday, times).map((day) => ({
    start: at(day, '08:00'),
    end: at(day, '09:00'),
    Rum,
  }))

export const bookSeries = (token: string, events: object[]) =>
  call('calendar.addSeries', { events: events as any }, { token })

type Placed = { day: string; Rum: Room; body: string }

/** Bookings from 08:00 to 09:00 UTC as they are stored, also of days on which nobody could book. */
export async function bookingsOf(owner: StoredUser, placed: Placed[]): Promise<Event[]> {
  const caller = { ...owner, name: nameOf(owner), address: '' } as any
  const made = placed.map(({ day, Rum, body }): Event => ({
    id: `PLACED${crypto.randomUUID()}`,
    title: nameOf(owner),
    startdate: at(day, '08:00'),
    enddatetime: at(day, '09:00'),
    body,
    userid: owner.id,
    Rum,
  }))
  for (const one of made) {
    const entries = auditOf(caller, 'Bokade', [one])
    const outcome = await bookings.add([one], ...entries, serverLimits.bookingsAhead)
    if (outcome !== 'done')
      throw new Error(`Another test has booked ${one.startdate} of ${one.Rum}`)
  }
  return made
}

/** A booking of a room's past, which nobody can make any more: as it was stored then. */
export async function bookedBefore(owner: StoredUser, day: string, body = '') {
  const [booking] = await bookingsOf(owner, [{ day, Rum: 1, body }])
  return booking!
}

export const edit = (token: string, event: object) =>
  call('calendar.edit', { event: event as any }, { token })
