import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { assistantQueries } from '../assistant.queries.ts'

/** The card of a question: from the lobby's first page or, where it is not among those, asked for by its id. */
export function useCard(questionId: string) {
  const first = useInfiniteQuery(assistantQueries.questions())
  const here = first.data?.cards.find(({ id }) => id === questionId)
  // Also where the library fits there: what is known of it may be older than the question.
  const isElsewhere = !here && first.data !== undefined
  const named = useQuery({ ...assistantQueries.named([questionId]), enabled: isElsewhere })
  const asked = isElsewhere ? named : first
  return {
    card: here ?? named.data?.find(({ id }) => id === questionId),
    isRead: asked.data !== undefined,
    isFetching: asked.isFetching,
    error: asked.error,
    retry: () => void asked.refetch(),
  }
}
