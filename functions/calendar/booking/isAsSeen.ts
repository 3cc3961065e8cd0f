import type { Event } from '../../../shared/contract/calendar/event.ts'
import { asSeen } from '../../../shared/rules/oneLine.ts'

/** Where somebody has seen a booking, and with which note; what they did not say is as it is. */
export type Seen = {
  start?: Date | undefined
  end?: Date | undefined
  Rum?: number | undefined
  desc?: string | undefined
}

/** Whether a booking is still where and what somebody has seen. */
export const isAsSeen = (before: Event, { start, end, Rum, desc }: Seen): boolean =>
  [
    [start?.toISOString(), before.startdate],
    [end?.toISOString(), before.enddatetime],
    [Rum, before.Rum],
    [desc, asSeen(before.body)],
  ].every(([seen, now]) => seen === undefined || seen === now)
