import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { eachOnce } from '../../../api/eachOnce.ts'
import { assistantQueries } from '../assistant.queries.ts'

type Wanted = {
  searchTerm: string
  Category: string
  /** Questions that come first wherever they stand in the library. */
  own: string[]
}

/**
 * The cards of the lobby. A library that comes whole is searched here; of a longer one the server is asked for what is looked
 * for, and for one's own questions that its first page has not.
 */
export function useCards({ searchTerm, Category, own }: Wanted) {
  const first = useInfiniteQuery(assistantQueries.questions())
  const { cards = [], all = 0, categories = [] } = first.data ?? {}
  const isWhole = cards.length >= all
  const sought = isWhole || (searchTerm === '' && Category === '') ? {} : { searchTerm, Category }
  const query = useInfiniteQuery({
    ...assistantQueries.questions(sought),
    placeholderData: keepPreviousData,
  })

  const isHere = new Set(cards.map(({ id }) => id))
  const missing = isWhole ? [] : own.filter((id) => !isHere.has(id)).toSorted()
  const named = useQuery({
    ...assistantQueries.named(missing),
    enabled: missing.length > 0,
    placeholderData: keepPreviousData,
  })

  const { cards: found = [], total = 0 } = query.data ?? {}
  return {
    query,
    all,
    categories,
    /** What was looked for, and one's own questions, which may be none of it. */
    cards: eachOnce([...found, ...(named.data ?? [])]),
    /** Those that are known of the whole library. */
    known: eachOnce([...cards, ...(named.data ?? [])]),
    /** Whether one's own questions are being asked for, and are not all here yet. */
    isOwnComing: named.isLoading || named.isPlaceholderData,
    /** How many the server has that are not here yet. */
    left: query.hasNextPage && !query.isPlaceholderData ? total - found.length : 0,
  }
}
