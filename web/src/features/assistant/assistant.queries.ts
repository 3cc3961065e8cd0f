import { queryOptions, useQuery } from '@tanstack/react-query'
import { limits } from '../../../../shared/limits.ts'
import { api } from '../../api/client.ts'
import { config } from '../../api/config.ts'

export const assistantQueries = {
  /** The prepared questions as cards, in the library's order. */
  questions: () =>
    queryOptions({
      queryKey: ['assistant.questions'],
      queryFn: ({ signal }) => api.assistant.questions({}, { signal }),
      select: ({ results }) => results,
      staleTime: 60_000,
    }),

  /** One's latest answers: as many as tell which questions one asks most. */
  latestAnswers: () =>
    queryOptions({
      queryKey: ['answers.latest'],
      queryFn: ({ signal }) => api.answers.all({ rows: limits.ownAnswersAtOnce }, { signal }),
      select: ({ results }) => results.rows,
      staleTime: 60_000,
    }),

  /** A question's form and certificate (`QuestionForm` reads the same). */
  question: (id: string) =>
    queryOptions({
      queryKey: ['assistant.question', id],
      queryFn: ({ signal }) => api.assistant.question({ id }, { signal }),
      select: ({ results }) => results,
      retry: false,
    }),

  /** A kept answer with all that was said. */
  answer: (id: string) =>
    queryOptions({
      queryKey: ['answers.get', id],
      queryFn: ({ signal }) => api.answers.get({ id }, { signal }),
      select: ({ results }) => results,
      staleTime: 0,
    }),
}

/** One's latest answers, where the stage keeps any. */
export const useLatestAnswers = () =>
  useQuery({ ...assistantQueries.latestAnswers(), enabled: config().ownAnswerDays > 0 })
