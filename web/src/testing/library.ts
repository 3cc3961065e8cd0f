import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import type { Provider } from '../../../shared/contract/assistant/providers.ts'
import type { ListedQuestion } from '../../../shared/contract/questions.ts'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { open, signedIn } from './open.tsx'
import { plainText } from '../ui/plainText.ts'
import { pageOfRows } from './pages.ts'
import { anna, json, karin, refusal, serve } from './server.ts'

export const path = 'GET /v1/Question/all'

const question = (id: string, QuestionLabel: string, more: Partial<Question> = {}): Question => ({
  id,
  QuestionLabel,
  Question: 'Kort',
  subtext: '',
  Ordering: 10,
  AImodule: 'ChatGPT',
  GPTV: 'gpt-4o',
  Category: '',
  FollowUps: [],
  Fields: [],
  PersonalData: 'dölj',
  sdate: '2026-08-15T22:30:00.000Z',
  DaytoUpdate: '',
  ...more,
})

/** The library of most tests; its second question has no text, and a model that is no longer offered. */
export const questions: Question[] = [
  question('q1', 'Svara på ett mejl', {
    Question:
      '<p>Skriv ett <b>vänligt</b> svar på mejlet nedan, på samma språk.</p><p>Med ämnesrad.</p>',
    subtext: 'Klistra in mejlet.',
    GPTV: 'gpt-3.5-turbo-16k',
    sdate: '2026-08-12T22:30:00.000Z',
  }),
  question('q2', 'Sammanfatta ett möte', {
    Question: null,
    Ordering: 20,
    AImodule: 'Mistralai',
    GPTV: 'mistral-old',
    sdate: '2026-08-15T08:00:00.000Z',
  }),
  question('q3', 'Ärende', { Ordering: 30 }),
]

/** So many questions, each a minute younger than the last. */
export const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    question(`c${index}`, `Fråga ${index + 1}`, {
      Ordering: index,
      sdate: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  )

const rowOf = ({ Question: html, ...row }: Question): ListedQuestion => ({
  ...row,
  Subject: row.QuestionLabel,
  Begins: plainText(html ?? ''),
})

const textBy: Record<string, (question: Question) => string> = {
  ordering: ({ Ordering }) => String(Ordering),
  label: ({ QuestionLabel }) => QuestionLabel,
  created: ({ sdate }) => sdate,
}

/** The page of questions that a call asks for, as the server gives it of those that a search has found. */
export function pageOfQuestions(url: string, found: readonly Question[]) {
  const address = new URL(url)
  const asked = address.searchParams
  const [models, sort] = [asked.getAll('GPTV'), asked.get('sort') ?? 'ordering']
  const textOf = textBy[sort.replace('-', '')] ?? String
  const left = found
    .filter(({ GPTV }) => models.length === 0 || models.includes(GPTV))
    .toSorted((a, b) => textOf(a).localeCompare(textOf(b), 'sv', { numeric: true }))
  const rows = sort.startsWith('-') ? left.toReversed() : left
  const at = rows.findIndex(({ id }) => id === asked.get('holding'))
  const size = Number(asked.get('size'))
  if (at >= 0) asked.set('from', String(at - (at % size)))
  const categories = [...new Set(found.map(({ Category }) => Category))].filter(Boolean)
  return pageOfRows(address.href, rows.map(rowOf), { categories })
}

/** A question whole, as its dialogs read it. */
function wholeQuestion(url: string, all: readonly Question[]) {
  const Question = all.find(({ id }) => id === new URL(url).searchParams.get('id'))
  return Question
    ? json({ results: { Question, Trials: [] } })
    : refusal(404, 'Frågan finns inte.', 'not_found')
}

/** The answers of a server whose library is these questions now. */
export const libraryOf = (now: () => readonly Question[]): Answers => ({
  [path]: ({ url }) => pageOfQuestions(url, now()),
  'GET /v1/Question/studio': ({ url }) => wholeQuestion(url, now()),
})

const model = (GPTV: string, name = GPTV) => ({ GPTV, name })

const providers: Provider[] = [
  {
    AImodule: 'ChatGPT',
    name: 'ChatGPT',
    configured: true,
    models: [
      { ...model('gpt-3.5-turbo-16k', 'gpt 3.5'), answeredBy: 'GPT-6 Luna', where: 'USA' },
      { ...model('gpt-4o'), takes: { effort: ['låg', 'hög'], variation: [] } },
    ],
    earlier: [],
  },
  {
    AImodule: 'Mistralai',
    name: 'Mistral AI',
    configured: false,
    models: [model('mistral-large-latest', 'Mistral Large')],
    earlier: [{ ...model('mistral-old'), answeredBy: 'Mistral Large' }],
  },
  {
    AImodule: 'Claude',
    name: 'Claude AI',
    configured: true,
    models: [
      { ...model('claude-a', 'Claude A'), takes: { effort: [], variation: ['låg', 'hög'] } },
      model('claude-b', 'Claude B'),
    ],
    earlier: [],
  },
  {
    AImodule: 'Perplexity',
    name: 'Perplexity AI',
    configured: false,
    models: [model('sonar')],
    earlier: [],
  },
]

export type Answers = Parameters<typeof serve>[0]

/** Karin opens the library; without the rights of an administrator it is Anna. */
export async function library(answers: Answers = {}, address = '/fragor', byAdmin = true) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: byAdmin ? karin : anna }),
    'GET /v1/Question/providers': () => json({ results: providers }),
    'GET /v1/Question/models': () => json({ results: [] }),
    'GET /v1/Question/proposals': () => json({ results: [] }),
    'GET /v1/Question/drafts': () => json({ results: [] }),
    ...libraryOf(() => questions),
    ...answers,
  })
  signedIn()
  const person = await open(address)
  const isList = byAdmin && !address.includes('id=')
  if (isList) await screen.findByRole('heading', { name: 'Frågor', level: 1 })
  const asked = () =>
    requests
      .map(({ url }) => new URL(url))
      // A dialog asks for the categories alone.
      .filter(
        ({ pathname, searchParams }) =>
          /Question.all$/.test(pathname) && searchParams.get('size') !== '1',
      )
      .map(({ search }) => search)
  return { person, requests, asked }
}

/** The texts of the cells of every row. */
export const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent.replace(/^Skapad /, '')),
    )

/** Karin presses a button of the library that opens a dialog. */
export async function dialogOf(button: string, title: string, answers: Answers = {}) {
  const { person, requests, asked } = await library(answers)
  const opener = await screen.findByRole('button', { name: button })
  await screen.findByText('Svara på ett mejl')
  await person.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: title }))
  // A row has no more than its beginning.
  await waitFor(() => expect(dialog.queryByRole('status', { name: 'Laddar …' })).toBeNull())
  const sent = () =>
    Promise.all(requests.filter(({ method }) => method === 'PUT').map((one) => one.clone().json()))
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label)
  const save = () => person.click(dialog.getByRole('button', { name: 'Spara' }))
  return { person, dialog, opener, requests, asked, sent, field, save }
}
