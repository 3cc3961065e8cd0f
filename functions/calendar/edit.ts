import type * as z from 'zod/mini'
import { calendar, type eventChanges } from '../../shared/contract/calendar.ts'
import type { Event } from '../../shared/contract/event.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import { movedAlong } from '../../shared/rules/series.ts'
import type { Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { alongWith } from './booking/alongWith.ts'
import {
  checkAhead,
  checkOthers,
  checkOutcome,
  checkTime,
  movedMeanwhile,
  noSuchDay,
} from './booking/errors.ts'
import { auditOf } from './booking/auditOf.ts'
import { isAsSeen } from './booking/isAsSeen.ts'
import { roomSettings } from './booking/roomSettings.ts'

const tries = 5

type Changes = z.infer<typeof eventChanges>

const changed = (before: Event, { start, end, desc, Rum }: Changes): Event => ({
  ...before,
  startdate: start?.toISOString() ?? before.startdate,
  enddatetime: end?.toISOString() ?? before.enddatetime,
  body: desc ?? before.body,
  Rum: Rum ?? before.Rum,
})

/** Whether bookings are what they were: a second try, or a form that is sent as it was. */
const areSame = (some: Event[], others: Event[]): boolean =>
  JSON.stringify(some) === JSON.stringify(others)

/** Whether a change leaves a booking's time as it is: the note of a past one may still be mended. */
const isWhen = (before: Event, after: Event): boolean =>
  before.startdate === after.startdate && before.enddatetime === after.enddatetime

/** What a change of one booking makes of another one of its series. */
function changedAlong(other: Event, before: Event, after: Event, { desc, Rum }: Changes): Event {
  const times = isWhen(before, after) ? other : movedAlong(other, before, after)
  if (!times) throw noSuchDay()
  const { startdate, enddatetime } = times
  return { ...other, startdate, enddatetime, body: desc ?? other.body, Rum: Rum ?? other.Rum }
}

/** Makes a change on top of what others have changed just now. */
async function change(caller: Caller, changes: Changes): Promise<Event> {
  const { seen, which, without = [] } = changes
  for (let tried = 1; tried <= tries; tried++) {
    const before = await bookings.get(changes.id)
    if (!before) throw notFound('Bokningen')
    if (!mayEditEvent(roomSettings, caller, before)) throw forbidden()
    const after = changed(before, changes)
    const all = await alongWith(before, which)
    const removed = all.filter(({ id }) => !without.includes(id))
    const added = removed.map((one) =>
      one.id === before.id ? after : changedAlong(one, before, after, changes),
    )
    if (removed.length === 0) throw notFound('Bokningen')
    if (areSame(added, removed)) return before
    if (seen && !isAsSeen(before, seen)) throw movedMeanwhile()
    const own = added.find(({ id }) => id === before.id)
    if (own) checkTime(own)
    if (own && !isWhen(before, own)) checkAhead(own)
    checkOthers(added.filter((one, at) => one !== own && !isWhen(removed[at] ?? one, one)))
    const audit = auditOf(caller, 'Ändrade bokningen av', added)
    const outcome = await bookings.change({ removed, added }, ...audit)
    if (outcome !== 'changed') checkOutcome(outcome, all.length)
    if (outcome === 'done') return own ?? before
  }
  throw changedMeanwhile('Bokningen')
}

export const handler = endpoint(calendar['calendar.edit'], async ({ input, caller }) => ({
  results: await change(caller, input.event),
  message: 'Sparas.',
}))
