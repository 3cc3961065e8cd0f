import { queryOptions } from '@tanstack/react-query'
import { api } from '../../../api/client.ts'

export const bannerQueries = {
  /** The newest news item, unless it has been dismissed. It is read when the lobby opens: nothing moves later. */
  latest: () =>
    queryOptions({
      queryKey: ['documents.latestNews'],
      queryFn: ({ signal }) => api.documents.latestNews({}, { signal }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    }),
}
