import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { catalogue } from '../../texts/errors.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { calendarQueries } from './calendar.queries.ts'
import { daysOf, monthsOf, turned } from './days/shownPeriod.ts'
import { daysFrom, mondayOf } from './days/swedishDays.ts'
import { useMonths } from './useMonths.ts'
import type { useShown } from './useAddressedPeriod.ts'

/** The bookings that a view shows; those of the view before and after it are read ahead. */
export function useCalendar({ rooms, view, day, days }: ReturnType<typeof useShown>) {
  const client = useQueryClient()
  // A phone's day has the whole week above it.
  const read = useMemo(() => {
    const week = view === 'dag' ? daysFrom(mondayOf(day), 7) : []
    return monthsOf([...days, ...week])
  }, [view, day, days])
  const months = useMonths(rooms, read)
  useFaultToast(months.failed, catalogue.eventsRead)

  useEffect(() => {
    const around = [turned(view, day, -1), turned(view, day, 1)]
    const ahead = monthsOf(around.flatMap((one) => daysOf(view, one)))
    for (const month of ahead.filter((one) => !read.includes(one))) {
      for (const Rum of rooms) {
        void client.prefetchQuery({ ...calendarQueries.month(Rum, month), staleTime: 60_000 })
      }
    }
  }, [client, rooms, view, day, read])

  return months
}
