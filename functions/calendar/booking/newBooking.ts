import type { Event } from '../../../shared/contract/calendar/event.ts'
import { nameOf } from '../../../shared/rules/people/names.ts'
import type { Room } from '../../../shared/rules/calendar/rooms.ts'
import type { StoredUser } from '../../stores/people/users.ts'
import { checkAhead, checkTime } from './errors.ts'

type Wish = { start: Date; end: Date; desc: string; Rum: Room }

/** The booking that somebody wishes, under an id. Throws what `checkTime` and `checkAhead` throw. */
export function newBooking(id: string, owner: StoredUser, { start, end, desc, Rum }: Wish): Event {
  const booking: Event = {
    id,
    title: nameOf(owner),
    startdate: start.toISOString(),
    enddatetime: end.toISOString(),
    body: desc,
    userid: owner.id,
    Rum,
  }
  checkTime(booking)
  checkAhead(booking)
  return booking
}
