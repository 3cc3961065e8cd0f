import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { feedsApi } from '../../../api/feeds.ts'

const queryKey = ['calendar.feeds']

/** The addresses by which other calendars show bookings. */
export const feedsQuery = () =>
  queryOptions({
    queryKey,
    queryFn: ({ signal }) => feedsApi.feeds({}, { signal }),
    select: ({ results }) => results,
  })

/** Reads the addresses for other calendars again. */
export const reloadFeeds = (client: QueryClient) => client.invalidateQueries({ queryKey })
