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

// Days as numbers that follow each other as they do: five hundred bookings are compared with every day that shows.
const order = (at: Date) => (at.getFullYear() * 12 + at.getMonth()) * 31 + at.getDate()

type Compared = { event: DateRange; range: DateRange }

// What the library gives is one object, whatever its types say.
const isCompared = (given: unknown): given is Compared =>
  typeof given === 'object' && given !== null && 'event' in given && 'range' in given

/** Swedish days and times for react-big-calendar, in the words that the rest of the calendar uses. */
export const localizer = new DateLocalizer({
  firstOfWeek: () => 1,
  // Every format below is a function; none is left for a library of dates.
  format: () => '',
  isSameDate: (one, other) => order(one) === order(other),
  inRange: (at, min, max, unit) =>
    unit === 'day'
      ? order(min) <= order(at) && order(at) <= order(max)
      : Number(min) <= Number(at) && Number(at) <= Number(max),
  inEventRange: (...[given]: unknown[]) =>
    isCompared(given) &&
    order(given.event.start) <= order(given.range.end) &&
    given.event.end > given.range.start,
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
