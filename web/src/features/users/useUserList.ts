import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { limits } from '../../../../shared/limits.ts'
import { catalogue } from '../../texts/errors.ts'
import { pageOf } from '../../ui/list/pageOf.ts'
import { useListState } from '../../ui/list/useListState.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { sortUsers, userSorts } from './sortUsers.ts'
import { filtersIn } from './UserFilters.tsx'
import { usersQueries } from './users.queries.ts'

/** The people as the page's address asks for them: found, sorted, and of these one page. */
export function useUserList() {
  const list = useListState(userSorts, limits.pageSizes)
  const filters = filtersIn(list)
  const { data, error, ...query } = useQuery(usersQueries.all(list.search, filters))
  const { by, descending } = list.sort
  const sorted = useMemo(() => data && sortUsers(data, { by, descending }), [data, by, descending])
  useFaultToast(error, catalogue.users)

  return {
    list,
    sought: list.search !== '' || filters.length > 0,
    shown: sorted && pageOf(sorted, list.page, list.size),
    failed: !data && !query.isFetching && error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  }
}
