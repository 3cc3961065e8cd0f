import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ModelEnd } from '../../../../../shared/contract/questions/modelEnds.ts'
import { json } from '../../../testing/server.ts'
import { library, pageOfQuestions, path, questions, rows } from '../../../testing/library.ts'

const models = 'GET /v1/Question/models'

const ending = (more: Partial<ModelEnd> = {}): ModelEnd => ({
  AImodule: 'ChatGPT',
  provider: 'ChatGPT',
  GPTV: 'gpt-4o',
  name: 'gpt-4o',
  named: ['gpt-4o', 'gpt-3.5-turbo-16k'],
  day: '2027-01-14',
  successor: { GPTV: 'gpt-3.5-turbo-16k', name: 'GPT-6 Luna' },
  configured: true,
  count: 2,
  proven: 1,
  questions: [
    { id: 'q3', QuestionLabel: 'Ärende', proven: false },
    { id: 'q1', QuestionLabel: 'Svara på ett mejl', proven: true },
  ],
  ...more,
})

const opened = (all: ModelEnd[], address?: string) =>
  library({ [models]: () => json({ results: all }) }, address)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T08:00:00Z') }))
afterEach(() => void vi.useRealTimers())

const section = async () =>
  within(await screen.findByRole('region', { name: 'Modeller som slutar' }))

test('Karin reads which model ends when, how many questions it concerns and how many hold on the successor', async () => {
  await opened([
    ending(),
    ending({ GPTV: 'b', name: 'B', day: '2026-11-23', count: 1, proven: 0 }),
    ending({
      GPTV: 'c',
      name: 'C',
      gone: '2026-11-20',
      provider: 'Claude AI',
      successor: undefined,
    }),
  ])
  const read = (await section()).getAllByText(/berörs/).map(({ textContent }) => textContent)
  expect(read).toEqual([
    'gpt-4o slutar 14 januari 2027. 2 frågor berörs. Efterföljaren klarar proven på 1 av dem.',
    'B slutade 23 november 2026. 1 fråga berörs. Efterföljaren har inte klarat proven än.',
    'C finns inte längre hos Claude AI. 2 frågor berörs. Ingen efterföljare är vald.',
  ])
})

test('of one question that is proven it is said in the singular', async () => {
  await opened([ending({ count: 1, proven: 1 })])
  const line = (await section()).getByText(/berörs/)
  expect(line.textContent).toBe(
    'gpt-4o slutar 14 januari 2027. 1 fråga berörs. Efterföljaren klarar proven på den.',
  )
})

test('of two thousand questions the first are named, and it is said where the others are', async () => {
  const { person } = await opened([ending({ count: 2_000, proven: 1_200 })])
  const list = await section()
  expect(
    list.getByText(/2\s000 frågor berörs\. Efterföljaren klarar proven på 1\s200 av dem\./),
  ).toBeDefined()
  await person.click(list.getByText('Prova frågorna med GPT-6 Luna'))
  expect(await list.findByText(/^1\s998 frågor till finns i listan nedan\.$/)).toBeDefined()
})

test('one press shows those questions alone, as the address says, and another all', async () => {
  const { person } = await opened([ending()])
  await waitFor(() => expect(rows()).toHaveLength(questions.length))
  await person.click((await section()).getByRole('link', { name: 'Visa de 2 frågorna med gpt-4o' }))
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(location.search).toBe('?modell=gpt-4o')
  expect(screen.getByText('2 frågor')).toBeDefined()
  await person.click((await section()).getByRole('link', { name: 'Visa alla frågor' }))
  await waitFor(() => expect(rows()).toHaveLength(questions.length))
})

test('an address that names a model that goes on shows all questions', async () => {
  await opened([ending()], '/fragor?modell=gpt-9')
  await section()
  await waitFor(() => expect(rows()).toHaveLength(questions.length))
})

test('each question leads to its page with the successor chosen, which becomes its draft', async () => {
  const saved: unknown[] = []
  const [Question] = questions
  const { person } = await library({
    [models]: () => json({ results: [ending()] }),
    'GET /v1/Question/studio': () =>
      json({ results: { Question: { ...Question, GPTV: 'gpt-4o' }, Trials: [] } }),
    'PUT /v1/Question/saveDraft': async (request: Request) => {
      const draft = await request.clone().json()
      saved.push(draft)
      return json({
        results: { ...draft, DaytoUpdate: '2026-11-23T08:00:01.000Z', name: 'Karin' },
        message: 'Utkastet är sparat.',
      })
    },
  })
  const part = await section()
  await person.click(part.getByText('Prova frågorna med GPT-6 Luna'))
  expect(await part.findByText(/Svara på ett mejl.*proven höll/)).toBeDefined()
  await person.click(part.getByRole('link', { name: 'Prova med GPT-6 Luna: Svara på ett mejl' }))
  await screen.findByRole('heading', { name: 'Svara på ett mejl', level: 1 })
  await waitFor(() => expect(saved).toMatchObject([{ id: 'q1', GPTV: 'gpt-3.5-turbo-16k' }]))
  expect(location.search).toBe('?id=q1')
})

test('nothing stands there while all models go on, or while nobody knows', async () => {
  await opened([])
  await screen.findByText('Svara på ett mejl')
  expect(screen.queryByText('Modeller som slutar')).toBeNull()
})

test('where its provider cannot be asked nothing is offered to be tried', async () => {
  await opened([ending({ configured: false })])
  expect((await section()).queryByText(/^Prova/)).toBeNull()
})

test.each(['modell=gpt-4o', 'modul=Claude'])(
  'a filter that leaves no question (%s) says so, and leads back to all',
  async (filter) => {
    const { person } = await library(
      {
        [models]: () => json({ results: [ending()] }),
        [path]: ({ url }) =>
          pageOfQuestions(url, /GPTV=|filterOptions=/.test(url) ? [] : questions),
      },
      `/fragor?${filter}`,
    )
    expect(await screen.findByText(/Ingen fråga passar sökningen/)).toBeDefined()
    await person.click(screen.getByRole('button', { name: 'Visa alla' }))
    await waitFor(() => expect(rows()).toHaveLength(questions.length))
  },
)

test('whoever searches among a model’s questions sees that, and the way to all', async () => {
  await opened([ending()], '/fragor?modell=gpt-4o&sok=mejl')
  expect(await screen.findByRole('link', { name: 'Visa alla frågor' })).toBeDefined()
})
