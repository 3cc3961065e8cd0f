import { chakra } from '@chakra-ui/react'
import { addDays, dayOf } from '../../../../../shared/rules/days.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { Unbroken } from '../../../ui/Unbroken.tsx'
import type { Booking } from '../days/blocks.ts'
import { stageHours } from '../days/stageHours.ts'
import type { RoomState } from './roomState.ts'
import { blockInWords, clock, hours } from '../days/words.ts'

const { rooms: texts } = calendarTexts

// More than these stand in the calendar.
const mostShown = 3

/** What a room is now, in words. */
export function statusInWords(status: RoomState['status']): string {
  switch (status.is) {
    case 'free':
      return status.until === undefined ? texts.free : texts.freeUntil(clock(status.until))
    case 'busy':
      return texts.busy(clock(status.booking.to), status.booking.event.title)
    case 'closed':
      return texts.closedToday(status.because)
    case 'early':
      return texts.opensAt(clock(stageHours().opens))
    case 'late':
      return texts.closedNow
  }
}

const Status = chakra('p', {
  base: { display: 'flex', alignItems: 'baseline', gap: '2.5', textStyle: 'label' },
})

const Dot = chakra('span', {
  base: { boxSize: '2.5', flexShrink: 0, borderRadius: 'full' },
  variants: {
    is: {
      free: { bg: 'green.fg' },
      busy: { bg: 'red.fg' },
      closed: { borderWidth: '2px', borderColor: 'border.emphasized' },
    },
  },
})

const Line = chakra('li', { base: { color: 'fg.muted', overflowWrap: 'anywhere' } })

const whatOf = ({ event }: Booking) => [event.title, event.body].filter(Boolean).join(', ')

/** Whether a room is free, and what comes next, in words. */
export function RoomStatus({ state, now }: { state: RoomState; now: Date }) {
  const { status, today, later } = state
  const isOpen = status.is === 'free' || status.is === 'busy'
  const soon = later && later.day <= addDays(dayOf(now), 7)
  return (
    <>
      <Status>
        <Dot is={isOpen ? status.is : 'closed'} aria-hidden="true" />
        {statusInWords(status)}
      </Status>
      <chakra.ul listStyleType="none" textStyle="sm" mt="2" minHeight="4.5em">
        {today.slice(0, mostShown).map((booking) => (
          <Line key={booking.event.id}>
            <Unbroken text={`${hours(booking)} · ${whatOf(booking)}`} />
          </Line>
        ))}
        {today.length === 0 && isOpen && <Line>{texts.nothingMore}</Line>}
        {today.length === 0 && soon && (
          <Line>
            <Unbroken text={`${texts.next(blockInWords(later))} · ${later.event.title}`} />
          </Line>
        )}
      </chakra.ul>
    </>
  )
}
