import { ulid } from 'ulid'
import { calendar, type Event } from '../../shared/contract/calendar.ts'
import { limits } from '../../shared/limits.ts'
import { nameOf } from '../../shared/rules/names.ts'
import { mayBook, mayChange } from '../../shared/rules/permissions.ts'
import type { Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { users } from '../stores/people/users.ts'
import { checkAhead, checkTime, clashesWith, tooMany } from './errors.ts'
import { auditOf } from './auditOf.ts'
import { roomSettings } from './roomSettings.ts'

/** Whose booking it becomes: the caller's, or for an administrator anybody's. */
async function ownerOf(caller: Caller, userid = caller.id) {
  if (!mayBook(roomSettings, caller.Role)) throw forbidden()
  if (!mayChange(caller, userid)) throw forbidden()
  const owner = userid === caller.id ? caller : await users.get(userid)
  if (!owner) throw notFound('Användaren')
  return owner
}

export const handler = endpoint(calendar['calendar.add'], async ({ input, caller }) => {
  const { start, end, desc, Rum, currentUserid } = input.event
  const owner = await ownerOf(caller, currentUserid)
  const booking: Event = {
    id: ulid(),
    title: nameOf(owner),
    startdate: start.toISOString(),
    enddatetime: end.toISOString(),
    body: desc,
    userid: owner.id,
    Rum,
  }
  checkTime(booking)
  checkAhead(booking)
  const audit = auditOf(caller, 'Bokade', booking)
  const outcome = await bookings.add(booking, ...audit, limits.bookingsAhead)
  if (outcome === 'many') throw tooMany()
  if (typeof outcome === 'object') throw clashesWith(outcome.clash)
  return { results: booking, message: 'Adderas.' }
})
