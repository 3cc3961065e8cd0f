import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export const protectionQueries = {
  /** Who has looked at one's own profile or log. */
  looks: () =>
    queryOptions({
      queryKey: ['profile.seen'],
      queryFn: ({ signal }) => api.profile.seen({}, { signal }),
      select: ({ results }) => results,
    }),
}
