import { calendarTexts } from '../../../texts/calendar.ts'
import { type Cell, closedBecause } from '../days/blocks.ts'
import { shownBlockInWords, clock, dayInWords } from '../days/words.ts'

/** How a part of a day is read out: when it is, and whether it is free, once that is known. */
export function cellInWords({ booking, ...block }: Cell, known: boolean): string {
  if (booking) {
    const { title, body } = booking.event
    return [shownBlockInWords(block), calendarTexts.booked(title), body].filter(Boolean).join(', ')
  }
  const when = `${dayInWords(block.day)} ${clock(block.from)}`
  const because = closedBecause(block.day)
  if (because !== undefined) return `${when}, ${calendarTexts.closed(because)}`
  return `${when}, ${known ? calendarTexts.free : calendarTexts.unknown}`
}
