import type * as z from 'zod/mini'
import {
  type ListedQuestion,
  type questions as route,
  questionSorts,
  type QuestionSortTerm,
} from '../../../shared/contract/questions.ts'
import { lazy } from '../../../shared/lazy.ts'
import { questionLimits } from '../../../shared/questionLimits.ts'
import {
  byOrdering,
  categoriesOf,
  fromProviders,
  withSubject,
} from '../../../shared/rules/questions/library.ts'
import { searchFor } from '../../../shared/rules/search.ts'
import { pageOf } from '../../platform/lists/pageOf.ts'
import { remembering } from '../../platform/lists/remembering.ts'
import { certificateOf } from '../../platform/models/certificates.ts'
import { cards } from '../../stores/questions/cards.ts'
import { questions, type StoredQuestion } from '../../stores/questions/questions.ts'

type Input = z.infer<(typeof route)['questions.all']['input']>

const short = remembering({ version: cards.version, read: () => cards.all() })
const whole = remembering({ version: questions.version, read: () => questions.all() })

/** As Swedish sorts, numbers within by how large they are. */
const byNumbers = lazy(() => new Intl.Collator('sv', { numeric: true }))

type Sorted = { Ordering: number; QuestionLabel: string; sdate?: string }

/** A moment in ISO 8601 is in order as its text. */
const compared: Record<(typeof questionSorts)[number], (a: Sorted, b: Sorted) => number> = {
  ordering: byOrdering,
  label: (a, b) => byNumbers().compare(a.QuestionLabel, b.QuestionLabel),
  created: ({ sdate: a = '' }, { sdate: b = '' }) => (a < b ? -1 : Number(a > b)),
}

function sorted<T extends Sorted>(found: T[], sort: QuestionSortTerm): T[] {
  const by = questionSorts.find((one) => sort.replace('-', '') === one) ?? 'ordering'
  const ascending = found.toSorted(byOrdering).toSorted(compared[by])
  return sort.startsWith('-') ? ascending.toReversed() : ascending
}

/** Whether label, help text and text of a question have what is sought, as without pages. */
export function isFound(searchTerm: string) {
  const isSought = searchFor(searchTerm)
  return (question: StoredQuestion): boolean =>
    isSought(`${question.QuestionLabel} ${question.subtext} ${questions.textOf(question)}`)
}

function rowOf(question: StoredQuestion): ListedQuestion {
  const text = questions.textOf(question)
  const isLong = text.length > questionLimits.questionBegins
  const Begins = isLong ? `${text.slice(0, questionLimits.questionBegins).toWellFormed()}…` : text
  return { ...withSubject(question), Begins, Certificate: certificateOf(question) }
}

type Known = Sorted & { id: string; Category: string }

/** The page of what is left of a list, and of which categories the list is. */
function pageIn<T extends Known>(all: T[], left: T[], { size, from, holding, sort }: Asked) {
  const inOrder = sorted(left, sort)
  const at = inOrder.findIndex(({ id }) => id === holding)
  const { rows, page } = pageOf(inOrder, { size, from: at < 0 ? from : at - (at % size) })
  return {
    rows,
    page: { ...page, categories: categoriesOf(all).slice(0, questionLimits.categories) },
  }
}

type Asked = Input & { size: number }

/** What is in no card has to be read of every question: its text, its model, its day. */
const asksMore = ({ searchTerm, GPTV, sort }: Asked) =>
  searchTerm !== '' || GPTV.length > 0 || sort.endsWith('created')

async function pageOfWhole(asked: Asked) {
  const all = await whole.now()
  const left = all
    .filter(fromProviders(asked.filterOptions))
    .filter(({ GPTV }) => asked.GPTV.length === 0 || asked.GPTV.includes(GPTV))
    .filter(isFound(asked.searchTerm))
  return pageIn(all, left, asked)
}

/** The page by the cards, and of the page alone the questions: one that is gone since is left out. */
async function pageOfCards(asked: Asked) {
  const all = await short.now()
  const { rows, page } = pageIn(all, all.filter(fromProviders(asked.filterOptions)), asked)
  const read = await Promise.all(rows.map(({ id }) => questions.get(id)))
  return { rows: read.filter((question) => question !== undefined), page }
}

/** A page of the library (docs/requirements.md, "Question library"). */
export async function pageOfLibrary(asked: Asked) {
  const { rows, page } = await (asksMore(asked) ? pageOfWhole(asked) : pageOfCards(asked))
  return { results: rows.map(rowOf), page }
}
