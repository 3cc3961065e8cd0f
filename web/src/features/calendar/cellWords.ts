import { calendarTexts } from '../../texts/calendar.ts'
import { type Cell, closedBecause } from './blocks.ts'
import { blockInWords, clock, dayInWords } from './words.ts'

/** How a part of a day is read out: when it is, and whether it is free. */
export function cellInWords({ booking, ...block }: Cell): string {
  if (booking) {
    const { title, body } = booking.event
    return [blockInWords(block), calendarTexts.booked(title), body].filter(Boolean).join(', ')
  }
  const when = `${dayInWords(block.day)} ${clock(block.from)}`
  const because = closedBecause(block.day)
  return `${when}, ${because === undefined ? calendarTexts.free : calendarTexts.closed(because)}`
}
