import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Period } from '../../../../shared/contract/statistics.ts'
import { statisticsApi } from '../../api/statistics.ts'
import { polled } from '../../api/polling.ts'

// Again and again while the window is used (docs/requirements.md, "Dashboard"). Another period's figures are never shown meanwhile.
const living = polled()

type Start = { page: number; before?: string }

/** The reads of the dashboard. */
export const statisticsQueries = {
  totals: (period: Period) =>
    queryOptions({
      ...living,
      queryKey: ['statistics.totals', period],
      queryFn: ({ signal }) => statisticsApi.totals({ period }, { signal }),
      select: ({ results }) => results,
    }),

  users: (period: Period) =>
    queryOptions({
      ...living,
      queryKey: ['statistics.users', period],
      queryFn: ({ signal }) => statisticsApi.users({ period }, { signal }),
    }),

  questions: (period: Period) =>
    queryOptions({
      ...living,
      queryKey: ['statistics.questions', period],
      queryFn: ({ signal }) => statisticsApi.questions({ period }, { signal }),
    }),

  help: () =>
    queryOptions({
      ...living,
      queryKey: ['statistics.help', 'sums'],
      queryFn: ({ signal }) => statisticsApi.help({}, { signal }),
      select: ({ results }) => results.all,
    }),

  /** A page of everybody's log; only the newest one changes by itself. */
  log: (searchTerm: string, start: Start) =>
    queryOptions({
      ...living,
      placeholderData: keepPreviousData,
      ...(start.before !== undefined && { refetchInterval: false }),
      queryKey: ['statistics.log', searchTerm, start],
      queryFn: ({ signal }) => statisticsApi.log({ searchTerm, ...start }, { signal }),
      select: ({ results }) => results,
    }),
}
