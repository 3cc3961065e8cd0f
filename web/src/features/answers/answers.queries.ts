import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export type Sought = { search: string; isPinned: boolean }

export const answersQueries = {
  /** One's own answers, page by page, newest first. */
  pages: ({ search: searchTerm, isPinned }: Sought) =>
    infiniteQueryOptions({
      queryKey: ['answers.all', searchTerm, isPinned],
      queryFn: ({ pageParam, signal }) =>
        api.answers.all(
          { before: pageParam || undefined, searchTerm, pinned: isPinned ? 'true' : 'false' },
          { signal },
        ),
      initialPageParam: '',
      getNextPageParam: ({ results }) => results.next,
      select: ({ pages }) => {
        const last = pages.at(-1)?.results
        return {
          rows: pages.flatMap(({ results }) => results.rows),
          /** Where to go on after a page on which nothing was found. */
          further: last?.rows.length === 0 ? last.next : undefined,
        }
      },
    }),
}
