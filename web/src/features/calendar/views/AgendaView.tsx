import { Span, Text } from '@chakra-ui/react'
import { createContext, useContext, useMemo, useRef } from 'react'
import { Calendar, type View } from 'react-big-calendar'
import { type Room, rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { calendarTexts as texts } from '../../../texts/calendar.ts'
import { EmptyState } from '../../../ui/message/EmptyState.tsx'
import type { Booking } from '../days/blocks.ts'
import { localizer } from '../library/localizer.ts'
import { type Shown, shownBooking } from '../library/shown.ts'
import { dayInShort, noteOf } from '../days/words.ts'
import { wallDate, wallDay } from '../library/wallTime.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { AgendaFrame } from './agendaStyle.ts'
import { useRoles } from '../library/useRoles.ts'

const Rooms = createContext<readonly Room[]>([])

/** Opens its booking: the library listens on the cell around it. */
function AgendaText({ event: { title, booking } }: { event: Shown }) {
  const rooms = useContext(Rooms)
  if (!booking) return title
  const more = noteOf(booking.event)
  return (
    <>
      <button type="button">{title}</button>
      {rooms.length > 1 && (
        <Span data-room={booking.event.Rum}>{roomNames[booking.event.Rum]}</Span>
      )}
      {more && <Text color="fg.muted">{more}</Text>}
    </>
  )
}

const views: View[] = ['agenda']
const nothing = () => {}
const components = { event: AgendaText }
const onPhone = { agendaDateFormat: (at: Date) => dayInShort(wallDay(at)) }
const messages = { date: texts.date, time: texts.time, event: texts.event }

// Two tables to the library, one of names and one of rows; one to whoever hears them.
const roles = (label: string) => ({
  '.rbc-agenda-view': { role: 'table', 'aria-label': label },
  table: { role: 'presentation' },
  'thead, tbody': { role: 'rowgroup' },
  tr: { role: 'row' },
  th: { role: 'columnheader' },
  td: { role: 'cell' },
  '.rbc-agenda-date-cell': { role: 'rowheader' },
})

type Props = {
  label: string
  rooms: readonly Room[]
  days: readonly string[]
  bookings: readonly Booking[]
  onOpen: (booking: Booking) => void
}

/** All bookings of a month, one after another. */
export function AgendaView({ label, rooms, days, bookings, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const events = useMemo(
    () => bookings.filter(({ day }) => days.includes(day)).map(shownBooking),
    [bookings, days],
  )
  const formats = useIsPhone() ? onPhone : undefined
  useRoles(frame, roles(label))
  if (events.length === 0) return <EmptyState title={texts.empty} help={texts.emptyMonth} />
  return (
    <AgendaFrame ref={frame}>
      <Rooms value={rooms}>
        <Calendar<Shown>
          localizer={localizer}
          components={components}
          messages={messages}
          {...(formats && { formats })}
          date={wallDate(days[0] ?? '', 0)}
          length={days.length - 1}
          view="agenda"
          views={views}
          onView={nothing}
          onNavigate={nothing}
          toolbar={false}
          events={events}
          selected={null}
          onSelectEvent={({ booking }) => booking && onOpen(booking)}
        />
      </Rooms>
    </AgendaFrame>
  )
}
