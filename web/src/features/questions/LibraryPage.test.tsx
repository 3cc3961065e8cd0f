import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json, refusal } from '../../testing/server.ts'
import {
  crowd,
  library,
  libraryOf,
  pageOfQuestions,
  path,
  questions,
  rows,
} from '../../testing/library.ts'

test('Karin sees the questions in their order, with plain text, who answers them and when they were made', async () => {
  const counts = { Question: '', InTokenAntal: 0, OutTokenAntal: 0, MikroOre: 0 }
  const answered = [{ QuestionId: 'q1', QuestionAntal: 3, ...counts }]
  const helped = [{ QuestionId: 'q1', yes: 2, no: 2 }]
  const { requests } = await library({
    'GET /v1/Statistic/QuestList': () => json({ results: answered, count: 1 }),
    'GET /v1/Statistic/Hjalp': () => json({ results: { questions: helped, noes: [] } }),
  })
  expect(await screen.findByText('3 svar, 50 % hjälpte')).toBeDefined()
  // Of the questions that show, and no others.
  const figures = requests.filter(({ url }) => url.includes('/Statistic/'))
  for (const { url } of figures) expect(new URL(url).searchParams.getAll('ids')).toHaveLength(3)
  const titles = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(titles).toEqual(['Ordning', 'Rubrik', 'Fråga', 'Skapad', 'Åtgärder'])
  expect(rows().map((row) => row.slice(0, 4))).toEqual([
    [
      '10',
      'Svara på ett mejlChatGPT · gpt 3.5, besvaras av GPT-6 Luna (USA)3 svar, 50 % hjälpte',
      'Skriv ett vänligt svar på mejlet nedan,…',
      '2026-08-13',
    ],
    [
      '20',
      'Sammanfatta ett möteMistral AI · mistral-old, besvaras av Mistral LargeInga svar än',
      '',
      '2026-08-15',
    ],
    ['30', 'ÄrendeChatGPT · gpt-4oInga svar än', 'Kort', '2026-08-16'],
  ])
  expect(screen.getByText('3 frågor')).toBeDefined()
})

test('more of a question’s text shows while its beginning has the focus, and all is opened by it', async () => {
  const { person } = await library()
  const beginning = await screen.findByRole('button', { name: /^Skriv ett vänligt/ })
  await person.hover(beginning)
  expect(screen.getByRole('tooltip').textContent).toBe(
    'Skriv ett vänligt svar på mejlet nedan, på samma språk.\n\nMed ämnesrad.',
  )
  await person.click(beginning)
  expect(screen.getByRole('dialog', { name: 'Svara på ett mejl' })).toBeDefined()
})

test('tags in a label, a meta label and a text show as text or not at all, and never as tags', async () => {
  const evil = '<img src=x onerror="alert(1)"><script>alert(1)</script>'
  const { person } = await library({
    ...libraryOf(() =>
      questions.slice(0, 1).map((first) => ({
        ...first,
        QuestionLabel: evil,
        subtext: evil,
        Question: `${evil}Kvar`,
      })),
    ),
  })
  expect(await screen.findByText(evil)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Kvar' }))
  const dialog = screen.getByRole('dialog')
  expect(within(dialog).getByRole('region', { name: 'Frågans text' }).textContent).toBe('Kvar')
  expect(document.querySelectorAll('main img, main script')).toHaveLength(0)
})

test('staff are led to the lobby before anything of the library is asked for', async () => {
  const { requests } = await library({}, '/fragor', false)
  await screen.findByRole('button', { name: 'Nya frågor' })
  expect(requests.filter(({ url }) => url.includes('/Question/all'))).toEqual([])
})

test('a search waits for a pause and is kept in the address, and so is the provider', async () => {
  const { person, asked } = await library()
  await screen.findByText('Svara på ett mejl')
  await person.type(screen.getByRole('searchbox', { name: 'Sök fråga' }), 'mejl')
  expect(asked()).toEqual(['?searchTerm=&size=20&from=0'])
  await waitFor(() => expect(asked().at(-1)).toBe('?searchTerm=mejl&size=20&from=0'))
  await person.selectOptions(screen.getByLabelText('AI-tjänst'), 'Mistral AI')
  await waitFor(() =>
    expect(asked().at(-1)).toBe('?searchTerm=mejl&filterOptions=Mistralai&size=20&from=0'),
  )
  expect(location.search).toBe('?sok=mejl&modul=Mistralai')
})

test('a search that finds nothing says so, and leads back to all', async () => {
  const all = Promise.withResolvers<void>()
  const answer = async ({ url }: Request) => {
    if (url.includes('=xyz')) return pageOfQuestions(url, [])
    await all.promise
    return pageOfQuestions(url, questions)
  }
  const { person } = await library({ [path]: answer }, '/fragor?sok=xyz')
  expect(await screen.findByText(/Ingen fråga passar sökningen/)).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Visa alla' }))
  await waitFor(() => expect(screen.queryByText(/Ingen fråga passar sökningen/)).toBeNull())
  expect(screen.queryByText('Inga frågor än')).toBeNull()
  all.resolve()
  expect(await screen.findByText('Svara på ett mejl')).toBeDefined()
})

test('a library without questions is empty in its own words, and asked for no figures', async () => {
  const { requests } = await library(libraryOf(() => []))
  expect(await screen.findByText('Inga frågor än')).toBeDefined()
  expect(screen.getByText(/Lägg till den första/)).toBeDefined()
  expect(requests.filter(({ url }) => url.includes('/Statistic/'))).toEqual([])
})

test('a library that cannot be read is told in the catalogue’s words, and read at the second try', async () => {
  let isBroken = true
  const { person } = await library({
    [path]: ({ url }) =>
      isBroken ? refusal(500, 'Något gick fel hos oss.') : pageOfQuestions(url, questions),
  })
  expect(await screen.findByText('Frågorna kunde inte hämtas.')).toBeDefined()
  expect(screen.getByText('Frågorna kunde inte hämtas')).toBeDefined()
  isBroken = false
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Svara på ett mejl')).toBeDefined()
})

test('while the providers cannot be read, their names are those of the specification', async () => {
  await library({ 'GET /v1/Question/providers': () => refusal(500, 'Något gick fel hos oss.') })
  await screen.findByText('Svara på ett mejl')
  const choices = within(screen.getByLabelText('AI-tjänst')).getAllByRole('option')
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Alla',
    'ChatGPT',
    'Mistral AI',
    'Claude AI',
    'Perplexity AI',
  ])
})

test('five hundred questions come in pages of twenty, sorted by any column that can be', async () => {
  const { person } = await library(libraryOf(() => crowd(500)))
  expect(await screen.findByText('1–20 av 500')).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(20))
  await person.click(screen.getByRole('button', { name: 'Rubrik' }))
  await person.click(screen.getByRole('button', { name: 'Rubrik' }))
  await waitFor(() => expect(rows()[0]?.[1]).toContain('Fråga 500'))
  await person.click(screen.getByRole('button', { name: 'Skapad' }))
  await waitFor(() => expect(rows()[0]?.[1]).toContain('Fråga 1C'))
  await person.selectOptions(screen.getByLabelText('Rader per sida'), '50')
  expect(await screen.findByText('1–50 av 500')).toBeDefined()
})

test('a question is deleted after a question by its label, and the library is read anew as it is filtered', async () => {
  let left = questions
  const { person, requests, asked } = await library(
    {
      ...libraryOf(() => left),
      'DELETE /v1/Question/delete': () => {
        left = questions.slice(1)
        return json({ results: true, message: 'Frågan har tagit bort.' })
      },
    },
    '/fragor?sok=e&modul=ChatGPT',
  )
  await person.click(await screen.findByRole('button', { name: 'Radera Svara på ett mejl' }))
  expect(screen.getByText('Vill du radera frågan ”Svara på ett mejl”?')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(requests.some(({ method }) => method === 'DELETE')).toBe(false)
  await person.click(screen.getByRole('button', { name: 'Radera Svara på ett mejl' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  expect(await screen.findByText('Frågan är raderad.')).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(asked()).toEqual(Array(2).fill('?searchTerm=e&filterOptions=ChatGPT&size=20&from=0'))
  const sent = requests.find(({ method }) => method === 'DELETE')
  expect(new URL(sent?.url ?? '').searchParams.get('DelQuestion')).toBe('{"id":"q1"}')
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('a question that a colleague has deleted before is told, and leaves the library', async () => {
  let left = questions
  const { person } = await library({
    ...libraryOf(() => left),
    'DELETE /v1/Question/delete': () => {
      left = questions.slice(1)
      return refusal(404, 'Frågan finns inte.', 'not_found')
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Radera Svara på ett mejl' }))
  await person.click(screen.getByRole('button', { name: 'Radera' }))
  const toast = (await screen.findByText('Frågan kunde inte raderas.')).parentElement
  expect(toast?.textContent).toContain('Frågan finns inte.')
  await waitFor(() => expect(rows()).toHaveLength(2))
})

test('a page that is behind the end, since others have deleted, is the last one, with the way back', async () => {
  const { person } = await library(
    libraryOf(() => crowd(25)),
    '/fragor?sida=9',
  )
  expect(await screen.findByText('21–25 av 25')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Föregående sida' }))
  await waitFor(() => expect(rows()).toHaveLength(20))
  expect(location.search).toBe('')
})

test('a question that somebody else has deleted meanwhile is told where it is opened, and leaves the library', async () => {
  let left = questions
  const { person } = await library({ ...libraryOf(() => left) })
  const opener = await screen.findByRole('button', { name: 'Redigera Ärende' })
  left = questions.slice(0, 2)
  await person.click(opener)
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Frågan finns inte längre')).toBeDefined()
  await waitFor(() => expect(rows()).toHaveLength(2))
  await person.click(dialog.getByRole('button', { name: 'Stäng' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a question that cannot be read says why in its dialog, and is read at the second try', async () => {
  let isBroken = true
  const { person } = await library({
    'GET /v1/Question/studio': () =>
      isBroken
        ? refusal(500, 'Något gick fel hos oss.')
        : json({ results: { Question: questions[2], Trials: [] } }),
  })
  await person.click(await screen.findByRole('button', { name: 'Redigera Ärende' }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText('Frågan kunde inte hämtas')).toBeDefined()
  isBroken = false
  await person.click(dialog.getByRole('button', { name: 'Försök igen' }))
  const field = await dialog.findByLabelText<HTMLInputElement>('Rubrik')
  expect(field.value).toBe('Ärende')
  await waitFor(() => expect(document.activeElement).toBe(field))
})
