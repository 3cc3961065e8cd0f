import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { type Room, rooms } from '../../../../../shared/rules/rooms.ts'
import { minutesOf } from '../../../../../shared/rules/workingTime.ts'
import { paths } from '../../../routes/paths.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { Bone } from '../../../ui/Bone.tsx'
import { NextIcon } from '../../../ui/list/listIcons.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { DayBar } from './DayBar.tsx'
import { roomStateAt } from './roomState.ts'
import { RoomStatus } from './RoomStatus.tsx'
import { roomTone, toneVariants } from '../roomTone.ts'
import type { useMonths } from '../useMonths.ts'

const { rooms: texts } = calendarTexts

const Frame = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '4',
    p: '6',
    pt: '5',
    bg: 'surface.panel',
    borderWidth: '1px',
    borderColor: 'line',
    borderTopWidth: '4px',
    borderTopColor: 'var(--room-line)',
    borderRadius: 'card',
    boxShadow: 'card',
    transition: 'box-shadow {durations.quick}',
    '&:has(a:hover)': { boxShadow: 'raised' },
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
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.focus}' } },
  },
})

/** As high as what comes in its place. */
const Placeholder = () => (
  <>
    <div>
      <Bone textStyle="label" height="1lh" width="60%" />
      <Bone textStyle="small" height="4.5em" mt="2" />
    </div>
    <div>
      <Bone height="2.5" />
      <chakra.div textStyle="small" height="1lh" mt="1" />
    </div>
  </>
)

type Props = { Rum: Room; now: Date; read: ReturnType<typeof useMonths> }

/** A room: whether it is free now, what comes next, and the way to its calendar. */
export function RoomCard({ Rum, now, read }: Props) {
  const titleId = useId()
  const today = dayOf(now)
  const { bookings, failed, isStale, retry } = read
  const ofToday = bookings?.filter(({ day }) => day === today) ?? []

  return (
    <Frame tone={roomTone[Rum]} aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="title">
        <Open to={paths.calendar} state={{ Rum }}>
          {rooms[Rum]}
          <NextIcon />
        </Open>
      </chakra.h2>
      {failed && (
        <chakra.div position="relative">
          <ReadFailed title={texts.failed} error={failed} onRetry={retry} />
        </chakra.div>
      )}
      {!failed && !bookings && <Placeholder />}
      {bookings && (
        <>
          <div>
            <RoomStatus state={roomStateAt(bookings, now)} now={now} />
          </div>
          <chakra.div mt="auto">
            <DayBar bookings={ofToday} minute={minutesOf(now)} />
          </chakra.div>
          {isStale && (
            <chakra.p textStyle="small" color="danger.ink">
              {texts.stale}
            </chakra.p>
          )}
        </>
      )}
    </Frame>
  )
}
