import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'
import { polled } from '../../api/polling.ts'

export const notificationsQueries = {
  /** One's notifications, newest first: read again and again while the page is used, and when one comes back to it. */
  all: () =>
    queryOptions({
      queryKey: ['notifications.all'],
      queryFn: ({ signal }) => api.notifications.all({}, { signal }),
      ...polled(),
      refetchOnWindowFocus: 'always',
    }),
}
