import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Notification } from '../../../../shared/contract/notifications.ts'
import { api } from '../../api/client.ts'
import { NetworkError, textOf } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { notificationsQueries } from './notifications.queries.ts'

const none: Notification[] = []
const seen = (notice: Notification): Notification => ({ ...notice, Seen: 1 })

/** One's notifications. What one does to them shows at once; when the server cannot note it, it is told and read anew. */
export function useNotifications() {
  const client = useQueryClient()
  const query = notificationsQueries.all()
  const { data, error, refetch, isPaused } = useQuery(query)
  const notices = data?.results ?? none

  const marking = (
    mark: (input: { id: string[] }) => Promise<unknown>,
    marked: (notice: Notification) => Notification[],
  ) => {
    const show = async (ids: string[]) => {
      // A read that is on its way does not know of it yet.
      await client.cancelQueries(query)
      const before = client.getQueryData(query.queryKey)
      const shownAs = (one: Notification) => (ids.includes(one.id) ? marked(one) : [one])
      const after = client.setQueryData(
        query.queryKey,
        (now) => now && { results: now.results.flatMap(shownAs) },
      )
      return { before, after }
    }
    return {
      mutationFn: (id: string[]) => mark({ id }),
      onMutate: show,
      // What was read meanwhile may be from before.
      onSuccess: (_done: unknown, ids: string[]) => show(ids),
      onError: (failure: Error, _ids: string[], was?: Awaited<ReturnType<typeof show>>) => {
        // Where it cannot be read anew, as without a network, what was there stands there still.
        client.setQueryData(query.queryKey, (now) => (now === was?.after ? was?.before : now))
        toaster.error({ ...catalogue.notifications, description: textOf(failure) })
        void refetch()
      },
    }
  }
  const seeing = useMutation(marking(api.notifications.seen, (one) => [seen(one)]))
  const clearing = useMutation(marking(api.notifications.dismiss, () => []))

  const shown = notices.map(({ id }) => id)

  return {
    notices,
    isKnown: data !== undefined,
    unseen: notices.filter(({ Seen }) => Seen === 0),
    // A read that waits for a network has no error of its own.
    failed: data ? undefined : (error ?? (isPaused ? new NetworkError() : undefined)),
    retry: () => void refetch(),
    see: () => seeing.mutate(shown),
    clear: () => clearing.mutate(shown),
  }
}
