import { Box, chakra, Heading, Skeleton, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { type Room, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import { calendarOf } from '../../../routes/paths.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { NextIcon } from '../../../ui/list/listIcons.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { DayBar } from './DayBar.tsx'
import { roomStateAt } from './roomState.ts'
import { RoomStatus } from './RoomStatus.tsx'
import { roomTone, toneVariants } from '../roomTone.ts'
import type { useBookings } from '../useBookings.ts'

const { rooms: texts } = calendarTexts

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '6',
    pt: '5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderTopWidth: '4px',
    borderTopColor: 'var(--room-line)',
    borderRadius: 'l3',
    boxShadow: 'xs',
    transition: 'box-shadow {durations.fast}',
    '&:has(a:hover)': { boxShadow: 'lg' },
  },
  variants: { tone: toneVariants },
})

// The whole card is the link's to press; what it is called is only the room.
const Open = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    color: 'var(--room-ink)',
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'l3' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.accent.focusRing}' } },
  },
})

/** As high as what comes in its place. */
const Placeholder = () => (
  <>
    <div>
      <Skeleton textStyle="label" height="1lh" width="60%" />
      <Skeleton textStyle="sm" height="4.5em" mt="2" />
    </div>
    <div>
      <Skeleton height="2.5" />
      <Box textStyle="sm" height="1lh" mt="1" />
    </div>
  </>
)

type Props = { Rum: Room; now: Date; read: ReturnType<typeof useBookings> }

/** A room: whether it is free now, what comes next, and the way to its calendar. */
export function RoomCard({ Rum, now, read }: Props) {
  const titleId = useId()
  const today = dayOf(now)
  const { bookings, failed, isStale, retry } = read
  const ofToday = bookings?.filter(({ day }) => day === today) ?? []

  return (
    <Frame tone={roomTone[Rum]} aria-labelledby={titleId}>
      <Heading as="h2" id={titleId} textStyle="title">
        <Open to={calendarOf(Rum)}>
          {rooms[Rum]}
          <NextIcon />
        </Open>
      </Heading>
      {failed && (
        <Box position="relative">
          <ReadFailed title={texts.failed} error={failed} onRetry={retry} />
        </Box>
      )}
      {!failed && !bookings && <Placeholder />}
      {bookings && (
        <>
          <div>
            <RoomStatus state={roomStateAt(bookings, now)} now={now} />
          </div>
          <Box mt="auto">
            <DayBar bookings={ofToday} minute={minutesOf(now)} />
          </Box>
          {isStale && (
            <Text textStyle="sm" color="red.fg">
              {texts.stale}
            </Text>
          )}
        </>
      )}
    </Frame>
  )
}
