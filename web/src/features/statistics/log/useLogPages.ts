import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { catalogue } from '../../../texts/errors.ts'
import { useListState } from '../../../ui/list/useListState.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { statisticsQueries } from '../statistics.queries.ts'

/** Where a page begins, and how many entries those before it show: a page of a search may have few. */
type Start = { before?: string | undefined; shown: number }

// The newest page begins nowhere in particular.
const newest: readonly Start[] = [{ shown: 0 }]

/**
 * Everybody's log page by page: where each page begins, the one before has said. A search reads so many entries a call;
 * one that found nothing in them goes on by itself until it finds something, or the log ends.
 */
export function useLogPages() {
  const { search, setSearch } = useListState()
  // Where the pages of a search begin, up to the one that shows.
  const [read, setRead] = useState({ search, starts: newest })
  if (read.search !== search) setRead({ search, starts: newest })
  const starts = read.search === search ? read.starts : newest
  const setStarts = (now: typeof newest) => setRead({ search, starts: now })
  const page = starts.length - 1
  const { before, shown = 0 } = starts.at(-1) ?? {}
  const { data, error, ...query } = useQuery(
    statisticsQueries.log(search, before === undefined ? { page } : { page, before }),
  )
  useFaultToast(data ? undefined : error, catalogue.logRead)

  const next = data?.hasMore ? data.before : undefined
  // What stands there until the page has come knows nothing of the one after it.
  const after = query.isPlaceholderData ? undefined : next
  const looking = data?.rows.length === 0 && next !== undefined
  const further = looking ? after : undefined
  if (further !== undefined) setStarts([...starts.slice(0, -1), { before: further, shown }])

  return {
    search,
    seek: setSearch,
    page,
    shown,
    rows: data?.rows,
    looking,
    failed: data ? undefined : error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
    first: page > 0 ? () => setStarts(newest) : undefined,
    previous: page > 0 ? () => setStarts(starts.slice(0, -1)) : undefined,
    next:
      after !== undefined
        ? () => setStarts([...starts, { before: after, shown: shown + (data?.rows.length ?? 0) }])
        : undefined,
  }
}
