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
      select: ({ pages }) => pages.flatMap(({ results }) => results.rows),
    }),
}
