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

/** Everything that is kept for somebody, with all that was said. */
export async function allAnswers() {
  const found = []
  let before: string | undefined
  do {
    const { results } = await api.answers.all({ before, whole: 'true', rows: 20 })
    found.push(...results.rows)
    before = results.next
  } while (before !== undefined)
  return found
}
