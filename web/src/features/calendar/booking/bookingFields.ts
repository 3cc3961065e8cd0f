import { dayOf, isDay, momentOf } from '../../../../../shared/rules/days.ts'
import { minutesOf, wrongInTime } from '../../../../../shared/rules/workingTime.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import type { Wrong } from '../../../ui/form/wrongFields.ts'
import { type Block, closes, opens, slot } from '../days/blocks.ts'
import { clock } from '../days/words.ts'

/** What the dialogs of a booking hold: the two days, minutes since midnight, and the note. */
export type BookingFields = {
  startDay: string
  from: number
  endDay: string
  to: number
  note: string
}

export const fieldsOf = ({ day, from, to }: Block, note = ''): BookingFields => ({
  startDay: day,
  from,
  endDay: day,
  to,
  note,
})

/** The quarters that a booking can begin at, or end at. */
const quarters = (first: number, last: number) =>
  Array.from({ length: (last - first) / slot + 1 }, (_, index) => {
    const minute = first + index * slot
    return { value: String(minute), label: clock(minute) }
  })

export const startChoices = quarters(opens, closes - slot)
export const endChoices = quarters(opens + slot, closes)

/** Another beginning takes the end along: the booking stays as long as it was, as far as the day reaches. */
export function withBeginning(
  fields: BookingFields,
  { startDay = fields.startDay, from = fields.from }: { startDay?: string; from?: number },
): BookingFields {
  const length = fields.to - fields.from
  const isOneDay = fields.endDay === fields.startDay
  return {
    ...fields,
    startDay,
    from,
    endDay: isOneDay ? startDay : fields.endDay,
    to: length > 0 ? Math.min(from + length, closes) : fields.to,
  }
}

/** The times as the call sends them, or what is wrong with them by field. */
export function checkedTimes({ startDay, from, endDay, to }: BookingFields) {
  const wrong: Wrong = {}
  if (!isDay(startDay)) wrong['start'] = calendarTexts.chooseDay
  if (!isDay(endDay)) wrong['end'] = calendarTexts.chooseDay
  if (Object.keys(wrong).length > 0) return { wrong }
  const [start, end] = [momentOf(startDay, from), momentOf(endDay, to)]
  return {
    wrong: { ...wrongInTime(start, end) },
    start: start.toISOString(),
    end: end.toISOString(),
  }
}

/** The times of a stored booking, as the dialog shows them. */
export function storedFields(event: { startdate: string; enddatetime: string; body: string }) {
  const [start, end] = [new Date(event.startdate), new Date(event.enddatetime)]
  return {
    startDay: dayOf(start),
    from: minutesOf(start),
    endDay: dayOf(end),
    to: minutesOf(end),
    note: event.body,
  }
}
