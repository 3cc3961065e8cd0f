import { Box, Skeleton } from '@chakra-ui/react'
import { dayOf } from '../../../../../shared/rules/days.ts'
import { rooms as roomNames } from '../../../../../shared/rules/calendar/rooms.ts'
import { minutesOf } from '../../../../../shared/rules/calendar/workingTime.ts'
import { AgendaView } from './AgendaView.tsx'
import type { Booking, RoomBlock } from '../days/blocks.ts'
import { KeyHelp } from './KeyHelp.tsx'
import { MonthView } from './MonthView.tsx'
import { PhoneDay } from './PhoneDay.tsx'
import { periodInWords } from '../days/shownPeriod.ts'
import { TimeGrid } from '../grid/TimeGrid.tsx'
import { focusTitle } from '../../../ui/Title.tsx'
import { useMoveBooking } from './useMoveBooking.ts'
import type { useAddressedPeriod } from '../useAddressedPeriod.ts'

// Nothing may look free before it is known to be.
const Waiting = () => <Skeleton height="24rem" borderRadius="l3" />

type Props = {
  shown: ReturnType<typeof useAddressedPeriod>
  isPhone: boolean
  now: Date
  bookings: readonly Booking[]
  busy: boolean
  onNew: (block: RoomBlock) => void
  onOpen: (booking: Booking) => void
}

/** The bookings in the view that was chosen. */
export function CalendarView({ shown, isPhone, now, bookings, busy, ...actions }: Props) {
  const { rooms, view, day, days, show } = shown
  const move = useMoveBooking()
  const today = dayOf(now)
  const names = rooms.map((Rum) => roomNames[Rum]).join(', ')
  const look = { rooms, label: `${names}, ${periodInWords(view, day)}` }

  switch (view) {
    case 'manad':
      if (busy) return <Waiting />
      return (
        <MonthView
          {...look}
          {...actions}
          day={day}
          today={today}
          bookings={bookings}
          onDay={(next) => {
            show({ view: 'dag', day: next })
            // What was pressed goes with the month.
            focusTitle()
          }}
        />
      )
    case 'lista':
      if (busy) return <Waiting />
      return <AgendaView {...look} {...actions} days={days} bookings={bookings} />
    case 'dag':
    case 'vecka':
      if (isPhone) {
        return (
          <PhoneDay
            {...actions}
            rooms={rooms}
            day={day}
            now={{ day: today, minute: minutesOf(now) }}
            bookings={bookings}
            busy={busy}
            onDay={(next) => show({ day: next })}
          />
        )
      }
      return (
        <Box>
          <TimeGrid
            {...look}
            {...actions}
            days={days}
            bookings={bookings}
            now={now}
            busy={busy}
            onDay={(next) => show({ day: next })}
            onMove={move}
          />
          <KeyHelp />
        </Box>
      )
  }
}
