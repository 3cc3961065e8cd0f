import type * as z from 'zod/mini'
import { calendar, type Event, type eventChanges } from '../../shared/contract/calendar.ts'
import { mayEditEvent } from '../../shared/rules/permissions.ts'
import type { Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { changedMeanwhile, forbidden, notFound } from '../runtime/errors.ts'
import { bookings } from '../stores/calendar/bookings.ts'
import { checkAhead, checkTime, clashesWith, movedMeanwhile } from './errors.ts'
import { auditOf } from './auditOf.ts'
import { roomSettings } from './roomSettings.ts'

const tries = 5

type Changes = z.infer<typeof eventChanges>

const changed = (before: Event, { start, end, desc, Rum }: Changes): Event => ({
  ...before,
  startdate: start?.toISOString() ?? before.startdate,
  enddatetime: end?.toISOString() ?? before.enddatetime,
  body: desc ?? before.body,
  Rum: Rum ?? before.Rum,
})

/** Whether a booking still lies where somebody has seen it. */
const isWhere = (before: Event, { start, end, Rum }: NonNullable<Changes['seen']>): boolean =>
  before.startdate === start.toISOString() &&
  before.enddatetime === end.toISOString() &&
  before.Rum === Rum

/** Whether a change leaves a booking's time as it is: the note of a past one may still be mended. */
const isWhen = (before: Event, after: Event): boolean =>
  before.startdate === after.startdate && before.enddatetime === after.enddatetime

/** Makes a change on top of what others have changed just now. */
async function change(caller: Caller, changes: Changes): Promise<Event> {
  for (let tried = 1; tried <= tries; tried++) {
    const before = await bookings.get(changes.id)
    if (!before) throw notFound('Bokningen')
    if (!mayEditEvent(roomSettings, caller, before)) throw forbidden()
    if (changes.seen && !isWhere(before, changes.seen)) throw movedMeanwhile()
    const after = changed(before, changes)
    checkTime(after)
    if (!isWhen(before, after)) checkAhead(after)
    const audit = auditOf(caller, 'Ändrade bokningen av', after)
    const outcome = await bookings.replace(before, after, ...audit)
    if (typeof outcome === 'object') throw clashesWith(outcome.clash)
    if (outcome === 'done') return after
  }
  throw changedMeanwhile('Bokningen')
}

export const handler = endpoint(calendar['calendar.edit'], async ({ input, caller }) => ({
  results: await change(caller, input.event),
  message: 'Sparas.',
}))
