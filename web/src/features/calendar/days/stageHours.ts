import { dayOf } from '../../../../../shared/rules/days.ts'
import { holidayOn } from '../../../../../shared/rules/calendar/holidays.ts'
import { bookableMinutes, lastBookable } from '../../../../../shared/rules/calendar/roomRules.ts'
import { isWeekend } from '../../../../../shared/rules/calendar/workingTime.ts'
import { config } from '../../../api/config.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { roomTexts } from '../../../texts/calendar/rooms.ts'

/** Between which minutes of a day the stage lets rooms be booked, and how long at most. */
export const stageHours = () => bookableMinutes(config().rooms)

/** The last day that the stage lets rooms be booked on; undefined where it names none. */
export const lastDay = (today: string) => lastBookable(config().rooms, today)

const isTooFar = (day: string): boolean => {
  const { daysAhead } = config().rooms
  return daysAhead !== undefined && day > (lastDay(dayOf(new Date())) ?? day)
}

/** Why a day cannot be booked; undefined when it can. */
export const closedBecause = (day: string): string | undefined => {
  const because = holidayOn(day) ?? (isWeekend(day) ? calendarTexts.weekend : undefined)
  return because ?? (isTooFar(day) ? roomTexts.tooFar : undefined)
}

/** Why nothing can begin at a minute of a day; undefined when it can. */
export function closedAt(day: string, minute: number): string | undefined {
  const { opens, closes } = stageHours()
  return closedBecause(day) ?? (minute < opens || minute >= closes ? roomTexts.shut : undefined)
}
