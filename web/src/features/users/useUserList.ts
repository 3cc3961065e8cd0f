import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { type UserSortTerm, userSorts } from '../../../../shared/contract/users.ts'
import { limits } from '../../../../shared/limits.ts'
import { catalogue } from '../../texts/errors.ts'
import type { Sort } from '../../ui/list/column.ts'
import { certainPage } from '../../ui/list/pageOf.ts'
import { useListState } from '../../ui/list/useListState.ts'
import { useFaultToast } from '../../ui/message/useFaultToast.ts'
import { filtersIn } from './UserFilters.tsx'
import { usersQueries } from './users.queries.ts'

const terms: UserSortTerm[] = userSorts.flatMap((by) => [by, `-${by}` as const])

const termOf = ({ by, descending }: Sort) =>
  terms.find((term) => term === `${descending ? '-' : ''}${by}`)

/** What the rows are sorted by; nothing in a search of many pages. */
const sortOf = (term = ''): Sort => ({
  by: term.replace('-', ''),
  descending: term.startsWith('-'),
})

/** The page of people that the address asks for, as the server finds and sorts it. */
export function useUserList() {
  const list = useListState(userSorts, limits.pageSizes)
  const filters = filtersIn(list)
  const { data, error, ...query } = useQuery(
    usersQueries.page(
      {
        searchTerm: list.search,
        filterOptions: filters,
        size: list.size,
        ...(list.place !== '' && { cursor: list.place }),
        ...(list.isSorted && { sort: termOf(list.sort) }),
      },
      list.place === '' ? 0 : list.page,
    ),
  )
  useFaultToast(error, catalogue.users)
  const { results, page } = data ?? {}

  // A read that found nobody in all that it may look at goes on where it stopped. Where all rows of a later page have gone,
  // the list begins anew: nobody goes back to what is empty.
  const isEmpty = results?.length === 0 && !query.isPlaceholderData
  const goesOn = isEmpty ? page?.next : undefined
  const isBehindTheEnd = isEmpty && list.place !== '' && list.page > 0
  const leave = useEffectEvent(() => {
    if (goesOn === undefined) list.setPlace(0, '', true)
    else list.setPlace(list.place === '' ? 0 : list.page, goesOn, true)
  })
  useEffect(() => {
    if (goesOn !== undefined || isBehindTheEnd) leave()
  }, [goesOn, isBehindTheEnd])

  const sought = list.search !== '' || filters.length > 0
  const shown = data && {
    rows: data.results,
    page: data.number,
    size: data.size,
    total: page?.total,
    beside: { previous: page?.previous, next: page?.next },
  }
  return {
    list,
    isOfAnother: query.isPlaceholderData && list.place === '',
    sought,
    shown: certainPage(shown, { isOfAnother: query.isPlaceholderData, sought }),
    /** What the list can be sorted by, as long as it is. */
    sorts: page?.sorts,
    knowsSignIn: !results?.some(({ Lastlogin }) => Lastlogin === undefined),
    sort: data && !query.isPlaceholderData ? sortOf(page?.sorted) : list.sort,
    setSort: (sort: Sort) => list.setSort(sort, list.search !== ''),
    failed: !data && !query.isFetching && error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
  }
}
