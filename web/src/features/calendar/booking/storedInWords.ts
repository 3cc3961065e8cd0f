import { clock, dayInWords } from '../days/words.ts'
import { type BookingFields, momentIn, roomChoices } from './bookingFields.ts'

/** What is stored in a field of a booking, as people read it. */
export function storedInWords(name: keyof BookingFields, text: string): string {
  const { day, minute } = momentIn(text)
  switch (name) {
    case 'start':
      return `${dayInWords(day)} ${clock(minute)}`
    case 'end':
      return clock(minute)
    case 'Rum':
      return roomChoices.find(({ value }) => value === text)?.label ?? text
    default:
      return text
  }
}
