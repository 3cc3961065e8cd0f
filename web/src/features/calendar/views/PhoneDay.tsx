import { chakra, Skeleton, Span, Text } from '@chakra-ui/react'
import { Fragment } from 'react'
import { type Room, rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { roomTexts } from '../../../texts/calendar/rooms.ts'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import { PlusIcon } from '../../../ui/list/listIcons.tsx'
import {
  type Block,
  bookedIn,
  type Booking,
  gapsAhead,
  type Moment,
  proposalAt,
  type RoomBlock,
} from '../days/blocks.ts'
import { closedBecause, stageHours } from '../days/stageHours.ts'
import { roomTone, toneVariants } from '../roomTone.ts'
import { WeekStrip } from './WeekStrip.tsx'
import { dayInWords, hours, noteOf } from '../days/words.ts'

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
  rooms: readonly Room[]
  day: string
  now: Moment
  bookings: readonly Booking[]
  /** The bookings are not known yet. */
  busy: boolean
  onDay: (day: string) => void
  onNew: (block: RoomBlock) => void
  onOpen: (booking: Booking) => void
}

type Part = Block & { booking?: Booking }

const RoomName = chakra('h2', {
  base: { mt: '5', mb: '2', textStyle: 'heading', color: 'var(--room-ink)' },
  variants: { tone: toneVariants },
})

type ListProps = Pick<Props, 'day' | 'now' | 'bookings' | 'busy' | 'onNew' | 'onOpen'> & {
  Rum: Room
  label: string
}

/** A room's day: what is booked, and the free times between. */
function DayList({ Rum, label, day, now, bookings, busy, ...on }: ListProps) {
  const because = closedBecause(day)
  const ofDay = bookedIn(Rum, day, bookings)
  const free: Part[] = because === undefined && !busy ? gapsAhead(day, ofDay, now) : []
  const booked: Part[] = ofDay.map((booking) => ({ ...booking, booking }))
  const parts = [...free, ...booked].toSorted((one, other) => one.from - other.from)
  // A free time that is now begins later with each quarter: by its end it stays the same for whoever stands on it.
  return (
    <List tone={roomTone[Rum]} aria-label={label}>
      {parts.map(({ booking, ...part }) => (
        <li key={booking?.event.id ?? part.to}>
          {booking ? (
            <Entry is="booked" onClick={() => on.onOpen(booking)}>
              <span>{hours(part)}</span>
              <span>
                <b>{booking.event.title}</b>
                {noteOf(booking.event) && <Span display="block">{noteOf(booking.event)}</Span>}
              </span>
            </Entry>
          ) : (
            <Entry
              is="free"
              onClick={() => on.onNew({ ...proposalAt(day, part.from, ofDay), Rum })}
            >
              <span>{hours(part)}</span>
              <span>{texts.dayFree}</span>
              <PlusIcon />
              <Span srOnly>{texts.book}</Span>
            </Entry>
          )}
        </li>
      ))}
    </List>
  )
}

/** Why nothing of a working day can be booked any more. */
function overBecause(day: string, now: Moment): string | undefined {
  if (day < now.day) return roomTexts.passedDay
  return day === now.day && now.minute >= stageHours().closes ? texts.rooms.closedNow : undefined
}

/** A day as lists, for a narrow window: one for each room that shows. */
export function PhoneDay({ rooms, onDay, ...props }: Props) {
  const { day, now, bookings, busy } = props
  const because = closedBecause(day)
  const over = because === undefined ? overBecause(day, now) : undefined
  const isOne = rooms.length === 1
  const isOver = because !== undefined || over !== undefined
  // On a day that nothing can be booked on, only rooms that were booked have something to show.
  const listed = isOver ? rooms.filter((Rum) => bookedIn(Rum, day, bookings).length > 0) : rooms
  return (
    <>
      <WeekStrip
        tone={roomTone[rooms[0] ?? 1]}
        day={day}
        today={now.day}
        bookings={bookings}
        onDay={onDay}
      />
      {busy && because === undefined && <Skeleton height="14" borderRadius="l2" />}
      {because !== undefined && <EmptyState title={because} help={roomTexts.closedDay} />}
      {over !== undefined && <Text color="fg.muted">{over}</Text>}
      {listed.map((Rum) => (
        <Fragment key={Rum}>
          {!isOne && <RoomName tone={roomTone[Rum]}>{roomNames[Rum]}</RoomName>}
          <DayList
            {...props}
            Rum={Rum}
            label={isOne ? dayInWords(day) : `${roomNames[Rum]}, ${dayInWords(day)}`}
          />
        </Fragment>
      ))}
    </>
  )
}
