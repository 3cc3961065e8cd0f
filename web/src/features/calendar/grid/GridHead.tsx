/* oxlint-disable jsx-a11y/prefer-tag-over-role -- what the library draws around it is no table's */
import { chakra, Span } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { HeaderProps } from 'react-big-calendar'
import { holidayOn } from '../../../../../shared/rules/calendar/holidays.ts'
import { type Room, rooms } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts } from '../../../texts/calendar.ts'
import { closedMark } from '../days/blocks.ts'
import { weekOf } from '../days/swedishDays.ts'
import { wallDay } from '../library/wallTime.ts'
import { dayInWords, weekdayInShort } from '../days/words.ts'
import { GutterProvider, useGrid } from './gridContext.ts'

/** A day's name above its slots. */
export function DayName({ date }: HeaderProps) {
  const today = useGrid((grid) => grid.now.day)
  const day = wallDay(date)
  return (
    <span
      role="columnheader"
      aria-label={dayInWords(day)}
      aria-current={day === today ? 'date' : undefined}
      data-closed={closedMark(day)}
    >
      {weekdayInShort(day)} <strong>{Number(day.slice(8))}</strong>
    </span>
  )
}

/** A room's name above its slots, where several stand side by side. */
export const RoomName = ({ resource }: { resource: { id: Room } }) => (
  <span role="columnheader" data-room={resource.id}>
    {rooms[resource.id]}
  </span>
)

const Corner = chakra('div', {
  base: {
    display: 'grid',
    alignContent: 'space-between',
    height: 'full',
    py: '2.5',
    pr: '2',
    textAlign: 'end',
    fontSize: '0.75rem',
    lineHeight: '1.2',
    color: 'fg.muted',
  },
})

/** The number of the week, and where there are holidays what their row is called. */
export function WeekCorner() {
  const days = useGrid((grid) => grid.days)
  return (
    <Corner>
      <Span role="row">
        <Span role="columnheader">{calendarTexts.weekShort(weekOf(days[0] ?? ''))}</Span>
      </Span>
      {days.some((day) => holidayOn(day)) && <span>{calendarTexts.allDay}</span>}
    </Corner>
  )
}

/** The hours beside the slots. Each slot says its own time. */
export const Hours = ({ children }: { children?: ReactNode }) => (
  <div aria-hidden="true" data-hours="">
    <GutterProvider value>{children}</GutterProvider>
  </div>
)
