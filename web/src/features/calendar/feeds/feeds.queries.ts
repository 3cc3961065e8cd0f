import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Feed, FeedOf } from '../../../../../shared/contract/calendar/feeds.ts'
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

/** Shows a feed as it has just been set: reading it again may fail. */
export const showFeed = (client: QueryClient, of: FeedOf, feed: Feed | null) =>
  client.setQueryData(feedsQuery().queryKey, (known) => {
    const others = known?.results.filter((one) => one.of !== of)
    return others && { results: feed ? [...others, feed] : others }
  })
