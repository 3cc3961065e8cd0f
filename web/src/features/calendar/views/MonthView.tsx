import { chakra, Span } from '@chakra-ui/react'
import { useMemo } from 'react'
import { holidayOn } from '../../../../../shared/rules/holidays.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { type Booking, closedBecause } from '../days/blocks.ts'
import { MonthTable } from './monthStyle.ts'
import { toneVariants } from '../roomTone.ts'
import { monthOf, weekOf, weeksOf } from '../days/swedishDays.ts'
import { shownBlockInWords, clock, dayInWords, weekdayInShort } from '../days/words.ts'

// A day with more of them says how many, and opens.
const mostShown = 3

type DayProps = {
  day: string
  month: string
  today: string
  bookings: readonly Booking[]
  onDay: (day: string) => void
  onOpen: (booking: Booking) => void
}

const nothing: readonly Booking[] = []

// Begins with what can be seen, for those who speak to the browser.
const inWords = ({ event, ...block }: Booking) =>
  [`${clock(block.from)} ${event.title}`, shownBlockInWords(block), event.body]
    .filter(Boolean)
    .join(', ')

function Day({ day, month, today, bookings, onDay, onOpen }: DayProps) {
  const holiday = holidayOn(day)
  const shown = bookings.length > mostShown ? mostShown - 1 : mostShown
  const count = bookings.length > 0 ? texts.count(bookings.length) : undefined
  return (
    <td
      data-closed={closedBecause(day) === undefined ? undefined : ''}
      data-other={monthOf(day) === month ? undefined : ''}
    >
      <button
        type="button"
        aria-label={[dayInWords(day), holiday, count].filter(Boolean).join(', ')}
        aria-current={day === today ? 'date' : undefined}
        onClick={() => onDay(day)}
      >
        <strong>{Number(day.slice(8))}</strong>
        {bookings.length > 0 && <i data-count={bookings.length} />}
      </button>
      {holiday !== undefined && <small>{holiday}</small>}
      {bookings.slice(0, shown).map((booking) => (
        <button
          key={booking.event.id}
          type="button"
          data-booking=""
          aria-label={inWords(booking)}
          onClick={() => onOpen(booking)}
        >
          {clock(booking.from)} {booking.event.title}
        </button>
      ))}
      {bookings.length > shown && (
        <button type="button" data-more="" onClick={() => onDay(day)}>
          {texts.more(bookings.length - shown)}
        </button>
      )}
    </td>
  )
}

type Props = {
  label: string
  tone: keyof typeof toneVariants
  day: string
  today: string
  bookings: readonly Booking[]
  onDay: (day: string) => void
  onOpen: (booking: Booking) => void
}

const Scroll = chakra('div', { base: { overflowX: 'auto' } })

/** A month at a glance, week by week. A day opens in the day's view. */
export function MonthView({ label, tone, day, bookings, ...rest }: Props) {
  const month = monthOf(day)
  const weeks = useMemo(() => weeksOf(month), [month])
  const byDay = useMemo(() => Map.groupBy(bookings, (booking) => booking.day), [bookings])
  return (
    <Scroll>
      <MonthTable tone={tone} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Span srOnly>{texts.views.vecka}</Span>
            </th>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col">
                {weekdayInShort(one)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              <th scope="row" aria-label={texts.week(weekOf(week[0] ?? day))}>
                {weekOf(week[0] ?? day)}
              </th>
              {week.map((one) => (
                <Day
                  key={one}
                  day={one}
                  month={month}
                  bookings={byDay.get(one) ?? nothing}
                  {...rest}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </MonthTable>
    </Scroll>
  )
}
