import { chakra, Text } from '@chakra-ui/react'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import type { Booking } from '../days/blocks.ts'
import { toneVariants } from '../roomTone.ts'
import { dayInWords, hours } from '../days/words.ts'

const Table = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'separate',
    borderSpacing: '0',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'l3',
    boxShadow: 'xs',
    textStyle: 'sm',
    '& th': {
      px: { base: '2', md: '4' },
      py: '2.5',
      textAlign: 'start',
      fontWeight: '500',
      color: 'fg.muted',
    },
    '& td, & tbody th': {
      px: { base: '2', md: '4' },
      py: '2',
      borderTopWidth: '1px',
      borderColor: 'border',
      verticalAlign: 'baseline',
      overflowWrap: 'anywhere',
    },
    '& tbody th': {
      color: 'fg',
      fontWeight: '600',
      overflowWrap: 'normal',
      _firstLetter: { textTransform: 'uppercase' },
    },
    '& thead th:nth-of-type(1)': { width: { base: '6rem', md: '14rem' } },
    '& thead th:nth-of-type(2)': { width: { base: '6.25rem', md: '10rem' } },
    '& td:nth-of-type(1)': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& button': {
      minHeight: '8',
      textAlign: 'start',
      cursor: 'pointer',
      color: 'var(--room-ink)',
      borderRadius: 'l1',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationThickness: '2px' },
    },
  },
  variants: { tone: toneVariants },
})

type Props = {
  label: string
  tone: keyof typeof toneVariants
  days: readonly string[]
  bookings: readonly Booking[]
  onOpen: (booking: Booking) => void
}

/** All bookings of a month, one after another. */
export function AgendaView({ label, tone, days, bookings, onOpen }: Props) {
  const listed = bookings
    .filter(({ day }) => days.includes(day))
    .toSorted((one, other) => (one.event.startdate < other.event.startdate ? -1 : 1))
  if (listed.length === 0) return <EmptyState title={texts.empty} help={texts.emptyMonth} />
  const byDay = [...Map.groupBy(listed, ({ day }) => day)]
  return (
    <Table tone={tone} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{texts.date}</th>
          <th scope="col">{texts.time}</th>
          <th scope="col">{texts.event}</th>
        </tr>
      </thead>
      {byDay.map(([day, ofDay]) => (
        <tbody key={day}>
          {ofDay.map((booking, index) => (
            <tr key={booking.event.id}>
              {index === 0 && (
                <th scope="rowgroup" rowSpan={ofDay.length}>
                  {dayInWords(day)}
                </th>
              )}
              <td>{hours(booking)}</td>
              <td>
                <button type="button" onClick={() => onOpen(booking)}>
                  {booking.event.title}
                </button>
                {booking.event.body && <Text color="fg.muted">{booking.event.body}</Text>}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </Table>
  )
}
