import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { catalogue } from '../../texts/errors.ts'
import { toaster } from '../../ui/toaster.ts'
import { statisticsQueries } from './statistics.queries.ts'

/** Everybody's log page by page: where each page begins, the one before has said. */
export function useLogPages() {
  const [search, setSearch] = useState('')
  // Where the pages behind the first one begin, up to the one that shows.
  const [starts, setStarts] = useState<readonly string[]>([])
  const page = starts.length
  const before = starts.at(-1)
  const { data, error, ...query } = useQuery(
    statisticsQueries.log(search, before === undefined ? { page } : { page, before }),
  )
  const failed = Boolean(error) && !data

  useEffect(() => {
    if (failed) toaster.error(catalogue.log)
  }, [failed])

  function seek(term: string) {
    setSearch(term)
    setStarts([])
  }

  const next = data?.before
  return {
    search,
    seek,
    page,
    rows: data?.rows,
    failed: data ? undefined : error,
    busy: query.isPlaceholderData,
    refetch: () => void query.refetch(),
    first: page > 0 ? () => setStarts([]) : undefined,
    previous: page > 0 ? () => setStarts(starts.slice(0, -1)) : undefined,
    next: data?.hasMore && next !== undefined ? () => setStarts([...starts, next]) : undefined,
  }
}
