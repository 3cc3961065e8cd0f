import type { Event } from '../../../shared/contract/calendar/event.ts'
import { rooms } from '../../../shared/rules/calendar/rooms.ts'
import { byOf, type Caller, auditEntryOf } from '../../platform/caller.ts'
import type { AuditEntry } from '../../stores/log/auditLog.ts'
import type { DomainEvent } from '../../stores/outbox.ts'
import { placeOf } from '../../stores/calendar/roomDays.ts'
import { notFound } from '../../runtime/errors.ts'
import { timeOf } from './errors.ts'
import { areMailed } from './roomSettings.ts'

/** A booking as people call it: Stor 3 mars 2027 09.15–10.00. */
const wordsOf = (booking: Event, others: number) =>
  [`${rooms[booking.Rum]} ${timeOf(booking)}`, others > 0 && `och ${others} till`]
    .filter(Boolean)
    .join(' ')

type Verb = 'Bokade' | 'Ändrade bokningen av' | 'Avbokade'

/**
 * What the log says of a change to bookings of one person, and the event that tells whose they are: in the portal where
 * somebody else did it, by mail where the stage says so. Throws 404 where there are none.
 */
export function auditOf(
  caller: Caller,
  verb: Verb,
  changed: Event[],
): [AuditEntry, DomainEvent | undefined] {
  const [first, ...others] = changed
  if (!first) throw notFound('Bokningen')
  const message = `${verb} ${wordsOf(first, others.length)}`
  const entry = auditEntryOf(caller, message)
  const { id, userid } = first
  const by = byOf(caller)
  const cancelled = verb === 'Avbokade'
  const mail = { cancelled, bookings: changed }
  if (userid === caller.id) {
    return [entry, areMailed ? { type: 'calendar.mailed', userid, mail, ...by } : undefined]
  }
  const forOwner = message
    .replace('bokningen', 'din bokning')
    .replace('Avbokade', 'Avbokade din bokning av')
    .replace('Bokade', 'Bokade åt dig:')
  const was = cancelled ? { was: placeOf(first) } : {}
  const told = { type: 'calendar.changed', userid, id, message: forOwner, ...was, ...by } as const
  return [entry, areMailed ? { ...told, mail } : told]
}
