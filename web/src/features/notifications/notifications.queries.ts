import { queryOptions } from '@tanstack/react-query'
import { limits } from '../../../../shared/limits.ts'
import { api } from '../../api/client.ts'

export const notificationsQueries = {
  /** One's notifications, newest first: read again and again while the page is looked at, and when one comes back to it. */
  all: () =>
    queryOptions({
      queryKey: ['notifications.all'],
      queryFn: ({ signal }) => api.notifications.all({}, { signal }),
      refetchInterval: limits.pollMs,
      refetchOnWindowFocus: 'always',
    }),
}
