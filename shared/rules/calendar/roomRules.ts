import { limits } from '../../limits.ts'
import { addDays, dayOf } from '../days.ts'
import { type BookingField, minutesOf } from './workingTime.ts'

/** What a stage says of the rooms besides whom they are for; what it leaves out is as docs/requirements.md says. */
export type RoomRules = {
  /** From which hour to which one they can be booked. */
  hours?: { from: number; to: number } | undefined
  /** The longest booking. */
  longestMinutes?: number | undefined
  /** How many days ahead. */
  daysAhead?: number | undefined
}

/** The minutes of a day between which rooms can be booked, and the longest booking (docs/requirements.md, "Booking time rule"). */
export const bookableMinutes = ({ hours, longestMinutes }: RoomRules) => ({
  opens: Math.max(hours?.from ?? 0, limits.firstHour) * 60,
  closes: Math.min(hours?.to ?? 24, limits.lastHour) * 60,
  longest: longestMinutes ?? 1_440,
})

/** The last day that can be booked on a day; undefined where a stage names none (docs/requirements.md, "Booking time rule"). */
export const lastBookable = ({ daysAhead }: RoomRules, today: string): string | undefined =>
  daysAhead === undefined ? undefined : addDays(today, daysAhead)

/** "10.00", of an hour */
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}.00`

/** "45 minuter", "1 timme", "1 timme och 30 minuter" */
export function lengthInWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = [
    hours > 0 && (hours === 1 ? '1 timme' : `${hours} timmar`),
    rest > 0 && (rest === 1 ? '1 minut' : `${rest} minuter`),
  ]
  return words.filter(Boolean).join(' och ')
}

const hoursText = (hours: NonNullable<RoomRules['hours']>) =>
  `Rummen kan bokas mellan ${clock(hours.from)} och ${clock(hours.to)}.`
/** How long a booking can be at most, in words. */
export const lengthText = (minutes: number) => `En bokning är högst ${lengthInWords(minutes)}.`
const aheadText = (days: number) =>
  days === 1
    ? 'Rummen kan bokas högst en dag i förväg.'
    : `Rummen kan bokas högst ${days} dagar i förväg.`

/** What a stage says of the rooms, in sentences; none where it says nothing. */
export const rulesInWords = ({ hours, longestMinutes, daysAhead }: RoomRules): string[] => [
  ...(hours && (hours.from > limits.firstHour || hours.to < limits.lastHour)
    ? [hoursText(hours)]
    : []),
  ...(longestMinutes === undefined ? [] : [lengthText(longestMinutes)]),
  ...(daysAhead === undefined ? [] : [aheadText(daysAhead)]),
]

/** What of a booking's time the stage does not allow, in Swedish by field; empty when it may be booked. */
export function wrongByRules(
  rules: RoomRules,
  start: Date,
  end: Date,
  now = new Date(),
): Partial<Record<BookingField, string>> {
  const { hours, longestMinutes, daysAhead } = rules
  if (hours && minutesOf(start) < hours.from * 60) return { start: hoursText(hours) }
  if (hours && minutesOf(end) > hours.to * 60) return { end: hoursText(hours) }
  const minutes = (end.getTime() - start.getTime()) / 60_000
  if (longestMinutes !== undefined && minutes > longestMinutes) {
    return { end: lengthText(longestMinutes) }
  }
  const last = lastBookable(rules, dayOf(now))
  const isTooFar = last !== undefined && dayOf(start) > last
  return daysAhead !== undefined && isTooFar ? { start: aheadText(daysAhead) } : {}
}
