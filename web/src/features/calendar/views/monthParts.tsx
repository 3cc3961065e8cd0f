/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what the library draws around it is no table's */
import { cloneElement, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'
import type { DateHeaderProps, HeaderProps, ShowMoreProps } from 'react-big-calendar'
import { holidayOn } from '../../../../../shared/rules/calendar/holidays.ts'
import { rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import type { Booking } from '../days/blocks.ts'
import type { Shown } from '../library/shown.ts'
import { weekOf } from '../days/swedishDays.ts'
import { wallDay } from '../library/wallTime.ts'
import { clock, dayInWords, noteOf, shownBlockInWords, weekdayInShort } from '../days/words.ts'
import { useMonth } from './monthContext.ts'

export const Weekday = ({ date }: HeaderProps) => (
  <span role="columnheader">{weekdayInShort(wallDay(date))}</span>
)

/** A date of the month, which opens its day, and the holiday that it is. */
export function DateName({ date, isOffRange }: DateHeaderProps) {
  const { today, countOn, onDay } = useMonth()
  const day = wallDay(date)
  const [holiday, count] = [holidayOn(day), countOn(day)]
  const name = [dayInWords(day), holiday, count > 0 && texts.count(count)]
  return (
    <>
      <button
        type="button"
        aria-label={name.filter(Boolean).join(', ')}
        aria-current={day === today ? 'date' : undefined}
        data-other={isOffRange ? '' : undefined}
        onClick={() => onDay(day)}
      >
        <strong>{date.getDate()}</strong>
        {count > 0 && <i data-count={count} />}
      </button>
      {holiday !== undefined && <small>{holiday}</small>}
    </>
  )
}

type WeekProps = { slotMetrics?: { first: Date }; isAllDay?: boolean; children?: ReactNode }

/** The number of a week, before what is booked in it. */
export const Week = ({ slotMetrics, children }: WeekProps) => (
  <>
    {slotMetrics && (
      <span role="rowheader" aria-label={texts.week(weekOf(wallDay(slotMetrics.first)))}>
        {weekOf(wallDay(slotMetrics.first))}
      </span>
    )}
    {children}
  </>
)

/** A booking as the month shows it; with its room where there are several. */
function useLine({ event, from }: Booking): string {
  const { rooms } = useMonth()
  const room = rooms.length > 1 ? `${roomNames[event.Rum]} ` : ''
  return `${clock(from)} ${room}${event.title}`
}

type Drawn = ReactElement<HTMLAttributes<HTMLElement>>

/** The library's element of a booking, within a cell, and made a button. */
export function MonthBooking({ event, children }: { event: Shown; children?: Drawn }) {
  if (!children || !event.booking) return null
  return <Cell booking={event.booking}>{children}</Cell>
}

function Cell({ booking, children }: { booking: Booking; children: Drawn }) {
  const { event, ...block } = booking
  // Begins with what can be seen, for those who speak to the browser.
  const name = [useLine(booking), shownBlockInWords(block), noteOf(event)]
    .filter(Boolean)
    .join(', ')
  return (
    <div role="cell" data-room={event.Rum}>
      {cloneElement(children, { role: 'button', tabIndex: 0, 'aria-label': name })}
    </div>
  )
}

export const MonthText = ({ event }: { event: Shown }) =>
  event.booking && <Line booking={event.booking} />

/** What a day has besides, which opens it. */
export function More({ slotDate, count }: ShowMoreProps<Shown>) {
  const { onDay } = useMonth()
  return (
    <div role="cell">
      <button type="button" className="rbc-show-more" onClick={() => onDay(wallDay(slotDate))}>
        {texts.more(count)}
      </button>
    </div>
  )
}

const Line = ({ booking }: { booking: Booking }) => useLine(booking)
