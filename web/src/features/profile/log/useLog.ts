import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { eachOnce } from '../../../api/eachOnce.ts'
import { usersApi } from '../../../api/users.ts'
import { textOf } from '../../../api/request/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { logTexts } from '../../../texts/profile.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { profileQueries } from '../profile.queries.ts'

/** A person's log, page after page, and clearing its view. */
export function useLog(userid: string) {
  const client = useQueryClient()
  const { data, error, ...query } = useInfiniteQuery(profileQueries.log(userid))
  useFaultToast(error, catalogue.logRead)

  const { queryKey } = profileQueries.log(userid)
  const reset = useMutation({
    mutationFn: (undo?: '1') => usersApi.resetLog({ userid, ...(undo && { undo }) }),
    async onSuccess(first, undone) {
      // A page that is on its way is of the view before.
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { pages: [first], pageParams: [0] })
      if (undone) toaster.success(logTexts.shownAgain)
      else toaster.undoable(logTexts.cleared, () => reset.mutate('1'))
    },
    onError: (failure, undone) =>
      toaster.error({
        ...catalogue.logReset,
        ...(undone && { title: logTexts.unshown }),
        description: textOf(failure),
      }),
  })

  return {
    rows: data && eachOnce(data.pages.flatMap(({ results }) => results.rows)),
    failed: !data && !query.isFetching && error,
    moreFailed: query.isFetchNextPageError,
    hasMore: query.hasNextPage,
    busy: query.isFetching,
    refetch: () => void query.refetch(),
    more: () => void (query.isFetching || query.fetchNextPage()),
    reset,
  }
}
