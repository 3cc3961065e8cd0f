import * as z from 'zod/mini'
import type { Event } from '../../../../../shared/contract/calendar/event.ts'
import { isDay, momentOf } from '../../../../../shared/rules/days.ts'
import { oneLine } from '../../../../../shared/rules/oneLine.ts'
import { roomNumbers, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { wrongByRules } from '../../../../../shared/rules/calendar/roomRules.ts'
import { wrongInTime } from '../../../../../shared/rules/calendar/workingTime.ts'
import { config } from '../../../api/config.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { bookingOf, closes, opens, type RoomBlock, slot } from '../days/blocks.ts'
import { clock } from '../days/words.ts'
import {
  noRepetition,
  type RepeatFields,
  repeatLabels,
  repetitionIn,
  wrongInRepetition,
} from '../series/repeatFields.ts'

/** A day, or what has been typed as long as that is none, and minutes since midnight. */
type Moment = { day: string; minute: number }

/** What the dialogs of a booking hold, under the names of the call: two moments, the note, for whom, and how it repeats. */
export type BookingFields = {
  start: string
  end: string
  Rum: string
  desc: string
  currentUserid: string
} & RepeatFields

/** A moment as its field's text, and back. */
export const written = ({ day, minute }: Moment): string => `${day} ${minute}`

export function momentIn(text: string): Moment {
  const at = text.lastIndexOf(' ')
  return { day: text.slice(0, at), minute: Number(text.slice(at + 1)) }
}

export const fieldsOf = ({ Rum, day, from, to }: RoomBlock, desc = ''): BookingFields => ({
  start: written({ day, minute: from }),
  end: written({ day, minute: to }),
  Rum: String(Rum),
  desc,
  currentUserid: '',
  ...noRepetition,
})

/** The times of a stored booking, as the dialog shows them. */
export const storedFields = (event: Event): BookingFields =>
  fieldsOf({ ...bookingOf(event), Rum: event.Rum }, event.body)

export const labels = {
  start: calendarTexts.startDate,
  end: calendarTexts.endTime,
  Rum: calendarTexts.inRoom,
  desc: calendarTexts.note,
  currentUserid: calendarTexts.owner,
  ...repeatLabels,
}

/** The quarters that a booking can begin at, or end at. */
const quarters = (first: number, last: number) =>
  Array.from({ length: (last - first) / slot + 1 }, (_, index) => {
    const minute = first + index * slot
    return { value: String(minute), label: clock(minute) }
  })

export const roomChoices = roomNumbers.map((Rum) => ({ value: String(Rum), label: rooms[Rum] }))

export const startChoices = quarters(opens, closes - slot)
export const endChoices = quarters(opens + slot, closes)

/** The end after another beginning: the booking stays as long as it was, as far as the day reaches. */
export function endAfter(start: Moment, end: Moment, next: Moment): Moment {
  const length = end.minute - start.minute
  return {
    day: next.day,
    minute: length > 0 ? Math.min(next.minute + length, closes) : end.minute,
  }
}

const text = z.string()

/** A stored booking: while it stays where it is, it may lie outside of what the stage says of the rooms. */
type Stored = Pick<Event, 'startdate' | 'enddatetime'>

function wrongInTimes(first: Date, last: Date, stored: Stored | undefined) {
  const stays =
    stored?.startdate === first.toISOString() && stored.enddatetime === last.toISOString()
  return {
    ...(!stays && wrongByRules(config().rooms, first, last)),
    ...wrongInTime(first, last),
  }
}

const fields = z.object({
  start: text,
  end: text,
  Rum: text,
  // As it is stored: what comes back is compared with it.
  desc: oneLine(),
  currentUserid: text.check(z.trim()),
  every: text,
  ends: text,
  times: text,
  until: text,
})

/** The times as the call sends them, or what is wrong with them, by field. */
export const bookingRule = (stored?: Stored) =>
  z.pipe(
    fields,
    z.transform(({ start, end, desc, currentUserid, Rum: room, ...repeated }, { issues }) => {
      const wrong = (name: string, message: string) =>
        issues.push({ code: 'custom', path: [name], message, input: name })
      const [{ day, minute }, to] = [momentIn(start), momentIn(end)]
      if (!isDay(day)) wrong('start', calendarTexts.chooseDay)
      if (issues.length > 0) return z.NEVER
      // The day of the end may be one from before somebody else moved the booking.
      const [first, last] = [momentOf(day, minute), momentOf(day, to.minute)]
      const found = { ...wrongInTimes(first, last, stored), ...wrongInRepetition(repeated) }
      for (const [name, message] of Object.entries(found)) wrong(name, message)
      const Rum = roomNumbers.find((number) => String(number) === room) ?? 1
      const repetition = repetitionIn(repeated)
      const times = { start: first.toISOString(), end: last.toISOString() }
      return { ...times, desc, currentUserid, Rum, repetition }
    }),
  )
