import { calendar } from '../../shared/contract/calendar.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import type { Event } from '../../shared/contract/calendar/event.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import type { Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { users } from '../stores/people/users.ts'
import { type Changes, changesOf, isWhen } from './booking/changes.ts'
import {
  checkAhead,
  checkOthers,
  checkOutcome,
  checkTime,
  movedMeanwhile,
} from './booking/errors.ts'
import { auditOf } from './booking/auditOf.ts'
import { isAsSeen } from './booking/isAsSeen.ts'
import { roomSettings } from './booking/roomSettings.ts'

const tries = 5

/** Whether bookings are what they were: a second try, or a form that is sent as it was. */
const areSame = (some: Event[], others: Event[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

/** Whether a booking that is over is to come again: it counts among those that its person may have. */
const comesBack = (before: Event, now: Event | undefined, at = new Date().toISOString()): boolean =>
  before.enddatetime <= at && now !== undefined && now.enddatetime > at

/** Makes a change on top of what others have changed just now. */
async function change(caller: Caller, changes: Changes): Promise<Event> {
  const { id, seen } = changes
  for (let tried = 1; tried <= tries; tried++) {
    const before = await bookings.get(id)
    if (!before) throw notFound('Bokningen')
    if (!mayEditEvent(roomSettings, caller, before)) throw forbidden()
    const { removed, added, move, meant } = await changesOf(before, changes)
    if (removed.length === 0) throw notFound('Bokningen')
    if (areSame(added, removed)) return before
    if (seen && !isAsSeen(before, seen)) throw movedMeanwhile()
    const own = added.find((one) => one.id === id)
    if (own) checkTime(own)
    if (own && !isWhen(before, own)) checkAhead(own)
    checkOthers(added.filter((one, at) => one !== own && !isWhen(removed[at] ?? one, one)))
    const isBack = comesBack(before, own)
    // What is over bears the name of then, what is to come that of now (docs/requirements.md, "Bookings").
    const owner = isBack ? await users.get(before.userid) : undefined
    if (own && owner) own.title = nameOf(owner)
    const audit = auditOf(caller, 'Ändrade bokningen av', added)
    const most = isBack ? serverLimits.bookingsAhead : undefined
    const outcome = await bookings.change({ removed, added, move }, ...audit, most)
    if (outcome !== 'changed') checkOutcome(outcome, meant)
    if (outcome === 'done') return own ?? before
  }
  throw changedMeanwhile('Bokningen')
}

export const handler = endpoint(calendar['calendar.edit'], async ({ input, caller }) => ({
  results: await change(caller, input.event),
  message: 'Sparas.',
}))
