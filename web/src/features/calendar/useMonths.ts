import { useQueries } from '@tanstack/react-query'
import type { Room } from '../../../../shared/rules/rooms.ts'
import { calendarQueries } from './calendar.queries.ts'

/** What rooms are booked for in some months. What is known stays while a read fails. */
export function useMonths(rooms: readonly Room[], months: readonly string[]) {
  const reads = useQueries({
    queries: rooms.flatMap((Rum) => months.map((month) => calendarQueries.month(Rum, month))),
  })
  const error = reads.find((read) => read.error)?.error
  const isWhole = reads.every((read) => read.data)
  return {
    bookings: isWhole ? reads.flatMap((read) => read.data ?? []) : undefined,
    /** Why there is nothing to show; `isStale` when there is, but not the newest. */
    failed: isWhole ? undefined : error,
    isStale: isWhole && Boolean(error),
    retry: () => void Promise.all(reads.map((read) => read.refetch())),
  }
}
