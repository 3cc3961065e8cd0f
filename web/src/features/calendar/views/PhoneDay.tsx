import { chakra, Skeleton, Span } from '@chakra-ui/react'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { PlusIcon } from '../../../ui/list/listIcons.tsx'
import { type Block, type Booking, closedBecause, gapsOf, proposalAt } from '../days/blocks.ts'
import { toneVariants } from '../roomTone.ts'
import { WeekStrip } from './WeekStrip.tsx'
import { dayInWords, hours } from '../days/words.ts'

const List = chakra('ol', {
  base: { display: 'grid', gap: '2', listStyleType: 'none' },
  variants: { tone: toneVariants },
})

const Entry = chakra(
  'button',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: '6.75rem minmax(0, 1fr) auto',
      alignItems: 'center',
      width: 'full',
      minHeight: '14',
      px: '3.5',
      py: '2',
      borderRadius: 'l2',
      textAlign: 'start',
      cursor: 'pointer',
      overflowWrap: 'anywhere',
      '& > :first-of-type': {
        textStyle: 'label',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      },
    },
    variants: {
      is: {
        booked: {
          bg: 'var(--room-wash)',
          color: 'var(--room-ink)',
          borderLeftWidth: '4px',
          borderColor: 'var(--room-line)',
        },
        free: {
          borderWidth: '1px',
          borderStyle: 'dashed',
          borderColor: 'border.emphasized',
          color: 'fg.muted',
          bg: 'bg.panel',
        },
      },
    },
  },
  { defaultProps: { type: 'button' } },
)

type Props = {
  tone: keyof typeof toneVariants
  day: string
  today: string
  bookings: readonly Booking[]
  /** The bookings are not known yet. */
  busy: boolean
  onDay: (day: string) => void
  onNew: (block: Block) => void
  onOpen: (booking: Booking) => void
}

type Part = Block & { booking?: Booking }

/** A day as a list, for a narrow window: what is booked, and the free times between. */
export function PhoneDay({ tone, day, today, bookings, busy, ...on }: Props) {
  const because = closedBecause(day)
  const ofDay = bookings.filter((booking) => booking.day === day)
  const free: Part[] = because === undefined && !busy ? gapsOf(day, ofDay) : []
  const booked: Part[] = ofDay.map((booking) => ({ ...booking, booking }))
  const parts = [...free, ...booked].toSorted((one, other) => one.from - other.from)

  return (
    <>
      <WeekStrip tone={tone} day={day} today={today} bookings={bookings} onDay={on.onDay} />
      {busy && because === undefined && <Skeleton height="14" borderRadius="l2" />}
      {because !== undefined && <EmptyState title={because} help={texts.closedDay} />}
      <List tone={tone} aria-label={dayInWords(day)}>
        {parts.map(({ booking, ...part }) => (
          <li key={part.from}>
            {booking ? (
              <Entry is="booked" onClick={() => on.onOpen(booking)}>
                <span>{hours(part)}</span>
                <span>
                  <b>{booking.event.title}</b>
                  {booking.event.body && <Span display="block">{booking.event.body}</Span>}
                </span>
              </Entry>
            ) : (
              <Entry is="free" onClick={() => on.onNew(proposalAt(day, part.from, ofDay))}>
                <span>{hours(part)}</span>
                <span>{texts.dayFree}</span>
                <PlusIcon />
                <Span srOnly>{texts.book}</Span>
              </Entry>
            )}
          </li>
        ))}
      </List>
    </>
  )
}
