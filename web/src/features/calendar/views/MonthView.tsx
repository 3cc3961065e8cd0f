import { useMemo, useRef } from 'react'
import { Calendar, type View } from 'react-big-calendar'
import type { Room } from '../../../../../shared/rules/calendar/rooms.ts'
import type { Booking } from '../days/blocks.ts'
import { closedBecause } from '../days/stageHours.ts'
import { localizer } from '../library/localizer.ts'
import { type Shown, shownBooking } from '../library/shown.ts'
import { wallDate, wallDay } from '../library/wallTime.ts'
import { MonthProvider } from './monthContext.ts'
import { DateName, MonthBooking, MonthText, More, Week, Weekday } from './monthParts.tsx'
import { MonthFrame } from './monthStyle.ts'
import { useRoles } from '../library/useRoles.ts'

const components = {
  header: Weekday,
  dateHeader: DateName,
  eventWrapper: MonthBooking,
  event: MonthText,
  weekWrapper: Week,
  showMore: More,
}

const views: View[] = ['month']
const nothing = () => {}
const dayLook = (date: Date) =>
  closedBecause(wallDay(date)) === undefined ? {} : { className: 'closed' }

/** Whether a key is one that presses buttons. */
function isPressed(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || !['Enter', ' '].includes(event.key)) return false
  event.preventDefault()
  return true
}

type Props = {
  label: string
  rooms: readonly Room[]
  day: string
  today: string
  bookings: readonly Booking[]
  onDay: (day: string) => void
  onOpen: (booking: Booking) => void
}

/** A month at a glance, week by week. A day opens in the day's view. */
export function MonthView({ label, rooms, day, today, bookings, onDay, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const events = useMemo(() => bookings.map(shownBooking), [bookings])
  const byDay = useMemo(() => Map.groupBy(bookings, (booking) => booking.day), [bookings])
  const context = { rooms, today, onDay, countOn: (one: string) => byDay.get(one)?.length ?? 0 }
  useRoles(frame, { '.rbc-month-view': { 'aria-label': label } })
  return (
    <MonthFrame ref={frame}>
      <MonthProvider value={context}>
        <Calendar<Shown>
          localizer={localizer}
          components={components}
          dayPropGetter={dayLook}
          date={wallDate(day, 0)}
          view="month"
          views={views}
          onView={nothing}
          onNavigate={nothing}
          toolbar={false}
          events={events}
          tooltipAccessor={null}
          selected={null}
          onSelectEvent={({ booking }) => booking && onOpen(booking)}
          onKeyPressEvent={({ booking }, event) => {
            if (booking && isPressed(event.nativeEvent)) onOpen(booking)
          }}
        />
      </MonthProvider>
    </MonthFrame>
  )
}
