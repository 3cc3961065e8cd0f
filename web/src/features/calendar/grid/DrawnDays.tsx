import { memo, useLayoutEffect, useMemo, useRef } from 'react'
import type { View } from 'react-big-calendar'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { type Room, rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import { closes, opens, slot } from '../days/blocks.ts'
import { localizer } from '../library/localizer.ts'
import type { Shown } from '../library/shown.ts'
import { wallDate } from '../library/wallTime.ts'
import { BookingText } from './BookingCell.tsx'
import { DayColumn } from './DayColumn.tsx'
import { DragCalendar } from './DragCalendar.tsx'
import { DayName, Hours, RoomName, WeekCorner } from './GridHead.tsx'
import { SlotCell } from './SlotCell.tsx'
import type { useGridDrag } from './useGridDrag.ts'

const components = {
  header: DayName,
  resourceHeader: RoomName,
  timeGutterHeader: WeekCorner,
  timeGutterWrapper: Hours,
  timeSlotWrapper: SlotCell,
  dayColumnWrapper: DayColumn,
  event: BookingText,
}

const views: View[] = ['day', 'week']
const nothing = () => {}
const isAllDay = ({ allDay }: Shown) => allDay === true

/** What is in sight at first: the working hours. */
const firstSeen = 7 * 60 + 30

const swedishNow = () => {
  const now = new Date()
  return wallDate(dayOf(now), minutesOf(now))
}

type Drag = ReturnType<typeof useGridDrag>['drag']

/** The newest of what a drag comes to, under names that stay: the days are not drawn anew for it. */
function useSteadyDrag(drag: Drag): Drag {
  const newest = useRef(drag)
  useLayoutEffect(() => {
    newest.current = drag
  })
  return useMemo(
    () => ({
      onSelecting: (range) => newest.current.onSelecting(range),
      onSelectSlot: (info) => newest.current.onSelectSlot(info),
      onEventDrop: (dropped) => newest.current.onEventDrop(dropped),
      onEventResize: (dropped) => newest.current.onEventResize(dropped),
    }),
    [],
  )
}

type Props = {
  events: Shown[]
  rooms: readonly Room[]
  first: string
  view: 'day' | 'week'
  mayMove: (shown: Shown) => boolean
}

/** The days as the library draws them: anew when something is booked or another day shows, not at every key. */
const Days = memo(function Days({ events, rooms, first, view, mayMove, ...drag }: Props & Drag) {
  const resources = rooms.map((id) => ({ id, title: roomNames[id] }))
  return (
    <DragCalendar
      {...drag}
      localizer={localizer}
      components={components}
      date={wallDate(first, 0)}
      view={view}
      views={views}
      onView={nothing}
      onNavigate={nothing}
      toolbar={false}
      drilldownView={null}
      events={events}
      allDayAccessor={isAllDay}
      tooltipAccessor={null}
      resources={rooms.length > 1 ? resources : undefined}
      resourceGroupingLayout
      resourceAccessor="rooms"
      resourceIdAccessor="id"
      resourceTitleAccessor="title"
      step={slot}
      timeslots={60 / slot}
      min={wallDate(first, opens)}
      max={wallDate(first, closes)}
      scrollToTime={wallDate(first, firstSeen)}
      getNow={swedishNow}
      selectable
      selected={null}
      onSelectEvent={nothing}
      draggableAccessor={mayMove}
      resizableAccessor={mayMove}
      dayLayoutAlgorithm="no-overlap"
    />
  )
})

export const DrawnDays = ({ drag, ...props }: Props & { drag: Drag }) => (
  <Days {...props} {...useSteadyDrag(drag)} />
)
