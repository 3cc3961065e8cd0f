import { type Room, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import type { Booking, Place, RoomBlock } from '../days/blocks.ts'
import { closedAt } from '../days/stageHours.ts'
import { shownBlockInWords, clock, dayInWords } from '../days/words.ts'

/** Where several rooms show, each place begins with its own. */
const inRoom = (Rum: Room, shown: readonly Room[], text: string) =>
  shown.length > 1 ? `${rooms[Rum]}, ${text}` : text

/** A time of a room in words, with the room's name where there are several. */
export const roomBlockInWords = ({ Rum, ...block }: RoomBlock, shown: readonly Room[]): string =>
  inRoom(Rum, shown, shownBlockInWords(block))

/** How a booking is read out: when it is, whose it is, and what for. */
export function bookingInWords({ event, ...block }: Booking, shown: readonly Room[]): string {
  const { title, body, Rum, series } = event
  const repeats = series === undefined ? '' : calendarTexts.repeats
  return [roomBlockInWords({ ...block, Rum }, shown), calendarTexts.booked(title), body, repeats]
    .filter(Boolean)
    .join(', ')
}

/** How a slot is read out: when it is, and whether it is free, once that is known, and not over. */
export function slotInWords(
  { Rum, day, minute }: Place,
  is: { known: boolean; past: boolean },
  shown: readonly Room[],
): string {
  const when = inRoom(Rum, shown, `${dayInWords(day)} ${clock(minute)}`)
  const because = closedAt(day, minute)
  if (because !== undefined) return `${when}, ${calendarTexts.closed(because)}`
  if (is.past) return `${when}, ${calendarTexts.passed}`
  return `${when}, ${is.known ? calendarTexts.free : calendarTexts.unknown}`
}
