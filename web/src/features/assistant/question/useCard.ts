import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { assistantQueries } from '../assistant.queries.ts'

/** The card of a question: from the lobby's first page or, of a library that does not fit there, asked for by its id. */
export function useCard(questionId: string) {
  const first = useInfiniteQuery(assistantQueries.questions())
  const { cards = [], all = 0 } = first.data ?? {}
  const here = cards.find(({ id }) => id === questionId)
  const isElsewhere = !here && cards.length < all
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
