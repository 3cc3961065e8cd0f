import { DateLocalizer, type DateRange } from 'react-big-calendar'
import { wallDay, wallMinute } from './wallTime.ts'
import {
  clock,
  dayInWords,
  daysInWords,
  hours,
  monthInWords,
  weekdayInShort,
} from '../days/words.ts'

const timesIn = ({ start, end }: DateRange) =>
  hours({ from: wallMinute(start), to: wallMinute(end) })

const nameOf = (at: Date) => dayInWords(wallDay(at))

/** Swedish days and times for react-big-calendar, in the words that the rest of the calendar uses. */
export const localizer = new DateLocalizer({
  firstOfWeek: () => 1,
  // Every format below is a function; none is left for a library of dates.
  format: () => '',
  formats: {
    dateFormat: (at) => String(at.getDate()),
    dayFormat: nameOf,
    weekdayFormat: (at) => weekdayInShort(wallDay(at)),
    timeGutterFormat: (at) => clock(wallMinute(at)),
    selectRangeFormat: timesIn,
    eventTimeRangeFormat: timesIn,
    eventTimeRangeStartFormat: timesIn,
    eventTimeRangeEndFormat: timesIn,
    dayHeaderFormat: nameOf,
    monthHeaderFormat: (at) => monthInWords(wallDay(at)),
    dayRangeHeaderFormat: ({ start, end }) => daysInWords(wallDay(start), wallDay(end)),
    agendaHeaderFormat: ({ start, end }) => daysInWords(wallDay(start), wallDay(end)),
    agendaDateFormat: nameOf,
    agendaTimeFormat: (at) => clock(wallMinute(at)),
    agendaTimeRangeFormat: timesIn,
  },
})
