import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useQuery,
} from '@tanstack/react-query'
import { limits } from '../../../../shared/limits.ts'
import { categoriesOf } from '../../../../shared/rules/questions/library.ts'
import { api } from '../../api/client.ts'
import { config } from '../../api/config.ts'
import { eachOnce } from '../../api/eachOnce.ts'

/** What somebody looks for in a library that has not come whole. */
type Sought = { searchTerm?: string; Category?: string }

type Page = Awaited<ReturnType<typeof api.assistant.questions>>

/** The cards that have come, how many there are of their kind and altogether, and all categories. */
function cardsOf({ pages }: InfiniteData<Page>) {
  const cards = eachOnce(pages.flatMap(({ results }) => results))
  const { total = cards.length, all = total, categories } = pages.at(-1)?.page ?? {}
  return { cards, total, all, categories: categories ?? categoriesOf(cards) }
}

export const assistantQueries = {
  /** The prepared questions as cards, in the library's order, page by page, or those of them that somebody looks for. */
  questions: ({ searchTerm, Category }: Sought = {}) =>
    infiniteQueryOptions({
      queryKey: ['assistant.questions', searchTerm, Category],
      queryFn: ({ pageParam: from, signal }) =>
        api.assistant.questions(
          { size: limits.cardsAtOnce, from: from || undefined, searchTerm, Category },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: ({ results, page }) => {
        const next = (page?.from ?? 0) + results.length
        return page && next < page.total ? next : undefined
      },
      select: cardsOf,
      staleTime: 60_000,
    }),

  /** The cards of these questions, as far as there are any. */
  named: (ids: string[]) =>
    queryOptions({
      queryKey: ['assistant.questions', 'named', ids],
      queryFn: ({ signal }) =>
        api.assistant.questions({ size: limits.cardsAtOnce, ids }, { signal }),
      select: ({ results }) => results,
      staleTime: 60_000,
    }),

  /** One's latest answers: as many as tell which questions one asks most. Whoever comes from an answer finds it among them. */
  latestAnswers: () =>
    queryOptions({
      queryKey: ['answers.latest'],
      queryFn: ({ signal }) => api.answers.all({ rows: limits.ownAnswersAtOnce }, { signal }),
      select: ({ results }) => results.rows,
    }),

  /** A question's form and certificate (`QuestionForm` reads the same). */
  question: (id: string) =>
    queryOptions({
      queryKey: ['assistant.question', id],
      queryFn: ({ signal }) => api.assistant.question({ id }, { signal }),
      select: ({ results }) => results,
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
