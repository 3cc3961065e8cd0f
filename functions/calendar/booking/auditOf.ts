import type { Event } from '../../../shared/contract/calendar.ts'
import { rooms } from '../../../shared/rules/rooms.ts'
import { byOf, type Caller, auditEntryOf } from '../../platform/caller.ts'
import type { AuditEntry } from '../../stores/log/auditLog.ts'
import type { DomainEvent } from '../../stores/outbox.ts'
import { timeOf } from './errors.ts'

/** A booking as people call it: Stor 3 mars 09.15–10.00. */
const wordsOf = (booking: Event, others: number) =>
  [`${rooms[booking.Rum]} ${timeOf(booking)}`, others > 0 && `och ${others} till`]
    .filter(Boolean)
    .join(' ')

/** What the log says of a change to a booking, and the event that tells its owner where somebody else did it. */
export function auditOf(
  caller: Caller,
  verb: 'Bokade' | 'Ändrade bokningen av' | 'Tog bort bokningen av',
  booking: Event,
  /** How many others of its series are changed with it. */
  others = 0,
): [AuditEntry, DomainEvent | undefined] {
  const message = `${verb} ${wordsOf(booking, others)}`
  const entry = auditEntryOf(caller, message)
  const { id, userid } = booking
  if (userid === caller.id) return [entry, undefined]
  const forOwner = message.replace('bokningen', 'din bokning').replace('Bokade', 'Bokade åt dig:')
  return [entry, { type: 'calendar.changed', userid, id, message: forOwner, ...byOf(caller) }]
}
