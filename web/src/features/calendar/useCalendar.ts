import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Room } from '../../../../shared/rules/calendar/rooms.ts'
import { catalogue } from '../../texts/errors.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { calendarQueries } from './calendar.queries.ts'
import { type Booking, bookingOf } from './days/blocks.ts'
import { daysOf, isShowable, monthsOf, turned, type View } from './days/shownPeriod.ts'
import { useBookings } from './useBookings.ts'
import type { useAddressedPeriod } from './useAddressedPeriod.ts'

/** What a view around a day reads: months of its rooms, or the week of all rooms, which a phone's day has above it. */
function readsOf(rooms: readonly Room[], view: View, day: string) {
  switch (view) {
    case 'manad':
    case 'lista': {
      const months = monthsOf(daysOf(view, day))
      return rooms.flatMap((Rum) => months.map((month) => calendarQueries.month(Rum, month)))
    }
    case 'dag':
    case 'vecka':
      return [calendarQueries.week(day)]
  }
}

/** The bookings that a view shows; those of the view before and after it are read ahead. */
export function useCalendar({ rooms, view, day }: ReturnType<typeof useAddressedPeriod>) {
  const client = useQueryClient()
  const { bookings, ...reads } = useBookings(readsOf(rooms, view, day))
  useFaultToast(reads.failed, catalogue.eventsRead)

  useEffect(() => {
    for (const by of [-1, 1] as const) {
      const near = turned(view, day, by)
      if (!isShowable(view, near)) continue
      for (const query of readsOf(rooms, view, near)) {
        void client.prefetchQuery({ ...query, staleTime: 60_000 })
      }
    }
  }, [client, rooms, view, day])

  const isOfRooms = (booking: Booking) => rooms.includes(booking.event.Rum)
  // The same list until one of them changes: all days would be drawn anew for a dialog that opens.
  const ofRooms = useMemo(
    () => bookings?.filter(({ event }) => rooms.includes(event.Rum)),
    [bookings, rooms],
  )
  return {
    ...reads,
    bookings: ofRooms,
    /** The same with what is known of the view after this one, and of today’s: what is proposed may lie there. */
    withNear: (today: string) => {
      const near = [turned(view, day, 1), today].flatMap((at) => readsOf(rooms, view, at))
      const known = near.flatMap((query) => client.getQueryData(query.queryKey)?.results ?? [])
      return [...(bookings ?? []), ...known.map(bookingOf)].filter(isOfRooms)
    },
  }
}
