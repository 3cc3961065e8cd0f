import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import type { calendarQueries } from './calendar.queries.ts'
import type { Booking } from './days/blocks.ts'

type Read = ReturnType<typeof calendarQueries.month> | ReturnType<typeof calendarQueries.week>

// One function for all reads: a list that nobody has changed stays the same one, and what it draws stays drawn.
function together(reads: UseQueryResult<Booking[]>[]) {
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

/** What several reads of bookings give together. What is known stays while one fails. */
export const useBookings = (queries: Read[]) => useQueries({ queries, combine: together })
