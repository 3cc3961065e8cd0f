import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { ListedQuestion, questions } from '../../../../shared/contract/questions.ts'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { questionsApi } from '../../api/questions.ts'
import { statisticsApi } from '../../api/statistics.ts'
import { ApiError } from '../../api/request/errors.ts'
import { studioApi } from '../../api/studio.ts'
import { eachOnce } from '../../api/eachOnce.ts'
import { pageOf } from '../../ui/list/pageOf.ts'

type LibraryRoute = (typeof questions)['questions.all']

/** What a page of the library is asked for by. */
type LibraryAsked = z.input<LibraryRoute['input']> & { size: number }

type LibraryRead = z.output<LibraryRoute['output']>

/** The rows of a page. */
export const rowsOf = ({ results }: LibraryRead): ListedQuestion[] =>
  results.flatMap((row) => ('Begins' in row ? row : []))

const shownOf = ({ size, ...read }: LibraryRead & { size: number }) =>
  pageOf(rowsOf(read), size, read.page)

type Answered = { results: { QuestionId: string; QuestionAntal: number }[] }
type Helped = { results: { questions: { QuestionId: string; yes: number; no: number }[] } }

// Functions that stay the same, so that a table with a hundred rows does not build them at every stroke.
const countsOf = ({ results }: Answered) =>
  new Map(results.map(({ QuestionId, QuestionAntal }) => [QuestionId, QuestionAntal]))
const votesOf = ({ results }: Helped) =>
  new Map(results.questions.map((row) => [row.QuestionId, row]))

/** A question as it is now, whole; null once it is gone. */
export async function readQuestion(id: string, signal?: AbortSignal): Promise<Question | null> {
  try {
    const { results } = await studioApi.studio({ id }, signal && { signal })
    return results.Question ?? null
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export const questionsQueries = {
  /** What all answers of the library have in common. */
  key: ['questions.all'],

  /** A page of the questions that a search and filters leave, read as that of the people is. */
  page: (asked: LibraryAsked) =>
    queryOptions({
      queryKey: [...questionsQueries.key, 'page', asked],
      queryFn: async ({ signal }) => ({
        ...(await questionsApi.all(asked, { signal })),
        size: asked.size,
      }),
      select: shownOf,
      placeholderData: keepPreviousData,
    }),

  /** So many questions in their order, behind so many. `visit` is told with them, so that who comes again is not shown what was. */
  order: (from: number, size: number, visit: number) =>
    queryOptions({
      queryKey: [...questionsQueries.key, 'order', from, visit],
      queryFn: async ({ signal }) => ({
        ...(await questionsApi.all({ from, size }, { signal })),
        visit,
      }),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),

  /** The categories that questions have. */
  categories: () =>
    queryOptions({
      queryKey: [...questionsQueries.key, 'categories'],
      queryFn: ({ signal }) => questionsApi.all({ size: 1 }, { signal }),
      select: ({ page }) => page?.categories,
      staleTime: Infinity,
    }),

  /** The same, read for a dialog: what is worked on is not exchanged under somebody's hands. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['questions.one', id],
      queryFn: ({ signal }) => readQuestion(id, signal),
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),

  /** How often each of these questions was answered, by its id. */
  answered: (ids: string[]) =>
    queryOptions({
      queryKey: ['statistics.questions', 'library', ids],
      queryFn: ({ signal }) => statisticsApi.questions({ period: 'all', ids }, { signal }),
      select: countsOf,
      staleTime: 60_000,
    }),

  /** How often each of these questions helped, and how often not, by its id. */
  helped: (ids: string[]) =>
    queryOptions({
      queryKey: ['statistics.help', 'library', ids],
      queryFn: ({ signal }) => statisticsApi.help({ ids }, { signal }),
      select: votesOf,
      staleTime: 60_000,
    }),

  /** The last noes to a question's answers. */
  noes: (QuestionId: string) =>
    queryOptions({
      queryKey: ['statistics.help', QuestionId],
      queryFn: ({ signal }) => statisticsApi.help({ QuestionId }, { signal }),
      select: ({ results }) => results.noes,
    }),

  /** What a question has been, newest first, some at a time. */
  versions: (id: string) =>
    infiniteQueryOptions({
      queryKey: ['questions.versions', id],
      queryFn: ({ signal, pageParam: before }) =>
        questionsApi.versions({ id, ...(before !== '' && { before }) }, { signal }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
      select: ({ pages }) => pages.flatMap(({ results }) => results),
      staleTime: 0,
    }),

  /** The drafts that there are, the last saved first, as many at a time as stand above the list. */
  drafts: () =>
    infiniteQueryOptions({
      queryKey: ['questions.drafts'],
      queryFn: ({ pageParam: from, signal }) =>
        studioApi.drafts({ size: questionLimits.draftsAtOnce, from }, { signal }),
      initialPageParam: 0,
      getNextPageParam: ({ results, page }) => {
        const next = (page?.from ?? 0) + results.length
        return page && next < page.total ? next : undefined
      },
      select: ({ pages }) => ({
        // What was saved meanwhile stands first, and all others one further down.
        rows: eachOnce(pages.flatMap(({ results }) => results)),
        total: pages.at(-1)?.page?.total ?? 0,
      }),
    }),

  /** The models that end and that questions ask. */
  models: () =>
    queryOptions({
      queryKey: ['questions.models'],
      queryFn: ({ signal }) => studioApi.models({}, { signal }),
      select: ({ results }) => results,
    }),

  /** A question as it is live, and its draft. What is typed over it is not read anew by itself. */
  studio: (id: string) =>
    queryOptions({
      queryKey: ['questions.studio', id],
      queryFn: ({ signal }) => studioApi.studio({ id }, { signal }),
      select: ({ results }) => results,
      staleTime: Infinity,
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),

  /** The last two runs of a question's trials, read again while one goes on. */
  trials: (id: string) =>
    queryOptions({
      queryKey: ['questions.trials', id],
      queryFn: ({ signal }) => studioApi.trials({ id }, { signal }),
      select: ({ results }) => results,
      staleTime: 0,
      refetchInterval: ({ state }) => {
        const [last] = state.data?.results ?? []
        return last && last.ended === undefined ? questionLimits.runPollMs : false
      },
    }),

  /** The providers and their models. They change with the stage's settings only. */
  providers: () =>
    queryOptions({
      queryKey: ['questions.providers'],
      queryFn: ({ signal }) => questionsApi.providers({}, { signal }),
      select: ({ results }) => results,
      staleTime: 300_000,
    }),
}

/** After a change: the library is read anew as it is filtered and searched, and so is the lobby. */
export const reloadQuestions = (client: QueryClient) =>
  Promise.all(
    [
      questionsQueries.key,
      ['assistant.questions'],
      ['assistant.question'],
      ['questions.drafts'],
      ['questions.models'],
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  )
