import type { Event } from '../../shared/contract/calendar.ts'
import { rooms } from '../../shared/rules/rooms.ts'
import { byOf, type Caller, deedOf } from '../platform/caller.ts'
import type { Deed } from '../stores/log.ts'
import type { Happened } from '../stores/events.ts'
import { timeOf } from './refusals.ts'

/** A booking as people call it: Stor 3 mars 09.15–10.00. */
const wordsOf = (booking: Event) => `${rooms[booking.Rum]} ${timeOf(booking)}`

/** What the log says of a deed with a booking, and the event that tells its owner where somebody else did it. */
export function toldOf(
  caller: Caller,
  verb: 'Bokade' | 'Ändrade bokningen av' | 'Tog bort bokningen av',
  booking: Event,
): [Deed, Happened | undefined] {
  const message = `${verb} ${wordsOf(booking)}`
  const deed = deedOf(caller, message)
  const { id, userid } = booking
  if (userid === caller.id) return [deed, undefined]
  const forOwner = message.replace('bokningen', 'din bokning').replace('Bokade', 'Bokade åt dig:')
  return [deed, { type: 'calendar.changed', userid, id, message: forOwner, ...byOf(caller) }]
}
