import { useQueries } from '@tanstack/react-query'
import type { calendarQueries } from './calendar.queries.ts'

type Read = ReturnType<typeof calendarQueries.month> | ReturnType<typeof calendarQueries.week>

/** What several reads of bookings give together. What is known stays while one fails. */
export function useBookings(queries: Read[]) {
  const reads = useQueries({ queries })
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
