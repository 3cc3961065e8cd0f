import type * as z from 'zod/mini'
import type { eventChanges } from '../../../shared/contract/calendar.ts'
import type { Event } from '../../../shared/contract/calendar/event.ts'
import { dayOf } from '../../../shared/rules/days.ts'
import type { Scope } from '../../../shared/rules/calendar/scopes.ts'
import { movedAlong, timesOn } from '../../../shared/rules/calendar/series.ts'
import { bookings } from '../../stores/calendar/bookings.ts'
import type { Move } from '../../stores/calendar/places.ts'
import { alongWith } from './alongWith.ts'
import { noSuchDay } from './errors.ts'

/** What somebody wants of a booking. */
export type Changes = z.infer<typeof eventChanges>

const changed = (before: Event, { start, end, desc, Rum }: Changes): Event => ({
  ...before,
  startdate: start?.toISOString() ?? before.startdate,
  enddatetime: end?.toISOString() ?? before.enddatetime,
  body: desc ?? before.body,
  Rum: Rum ?? before.Rum,
})

/** Whether a change leaves a booking's time as it is: the note of a past one may still be mended. */
export const isWhen = (before: Event, after: Event): boolean =>
  before.startdate === after.startdate && before.enddatetime === after.enddatetime

/** What a change of one booking makes of another one of its series. */
function changedAlong(other: Event, before: Event, after: Event, { desc, Rum }: Changes): Event {
  const times = isWhen(before, after) ? other : movedAlong(other, before, after)
  if (!times) throw noSuchDay()
  const { startdate, enddatetime } = times
  return { ...other, startdate, enddatetime, body: desc ?? other.body, Rum: Rum ?? other.Rum }
}

const dayIn = ({ startdate }: Event) => dayOf(new Date(startdate))

/** By which day others are moved along with a booking; undefined where they stay on theirs. */
function moveOf(all: Event[], before: Event, after: Event, which?: Scope): Move | undefined {
  const [from, to] = [dayIn(before), dayIn(after)]
  const alone = all.every(({ id }) => id === before.id)
  return alone || from === to ? undefined : { id: before.id, from, to, which }
}

/**
 * A booking as the others of its series know it: where they have been moved along with it already, and it stayed itself, on
 * its new day. So nobody is moved twice by a change that is sent once more.
 */
async function asOthersKnow(before: Event, move: Move | undefined): Promise<Event> {
  if (!move || before.series === undefined) return before
  const last = await bookings.lastMove(before.series)
  const isMade =
    last?.id === move.id &&
    last.from === move.from &&
    last.to === move.to &&
    last.which === move.which
  return isMade ? { ...before, ...timesOn(move.to, before) } : before
}

/**
 * What is to be in the place of a booking, and of the others of its series that a change is meant for; `meant` is how many
 * those are, also without who stays as they are (docs/requirements.md, "Booking dialog").
 */
export async function changesOf(before: Event, changes: Changes) {
  const { seen, which, without = [] } = changes
  const after = changed(before, changes)
  // Sent once more, it lies elsewhere already: the later ones are later than where it was seen.
  const all = await alongWith(before, which, seen?.start.toISOString())
  const move = moveOf(all, before, after, which)
  // Only once the others are read: whoever moves them in between is seen by one or the other.
  const known = await asOthersKnow(before, move)
  const removed = all.filter(({ id }) => !without.includes(id))
  const added = removed.map((one) =>
    one.id === before.id ? after : changedAlong(one, known, after, changes),
  )
  return { removed, added, move, meant: all.length }
}
