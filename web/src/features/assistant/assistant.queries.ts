import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client.ts'

export const assistantQueries = {
  /** The prepared questions as cards, in the library's order. */
  questions: () =>
    queryOptions({
      queryKey: ['assistant.questions'],
      queryFn: ({ signal }) => api.assistant.questions({}, { signal }),
      select: ({ results }) => results,
      staleTime: 60_000,
    }),
}
