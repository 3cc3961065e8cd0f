import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { json, karin, refusal, serve } from '../../testing/server.ts'

const counts = { QuestionAntal: 0, InTokenAntal: 90, OutTokenAntal: 0, MikroOre: 0 }

const all = { ...counts, tests: counts, trials: counts, models: [], days: [] }

test('the judgements are of all time whatever period is chosen, and say so', async () => {
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Antal': () => json({ results: all }),
    'GET /v1/Statistic/userList': () => json({ results: [], count: 0 }),
    'GET /v1/Statistic/QuestList': () => json({ results: [], count: 0 }),
    'GET /v1/Statistic/Hjalp': () =>
      json({ results: { questions: [], all: { yes: 300, no: 112 }, noes: [] } }),
  })
  signedIn()
  await open('/Lobby?period=today')
  const card = within(await screen.findByRole('region', { name: 'Svar som hjälpte' }))
  expect(await card.findByText('av 412 omdömen sedan början')).toBeDefined()
})

test('a question that was asked and never answered is not the most asked one', async () => {
  const question = { QuestionId: 'q1', Question: 'Sammanfatta ett möte', ...counts }
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Antal': () => json({ results: all }),
    'GET /v1/Statistic/userList': () => json({ results: [], count: 0 }),
    'GET /v1/Statistic/QuestList': () => json({ results: [question], count: 1 }),
  })
  signedIn()
  await open('/Lobby')
  const card = within(await screen.findByRole('region', { name: 'Mest ställda frågan' }))
  expect(await card.findByText('Ingen än')).toBeDefined()
  expect(card.queryByText('0 svar')).toBeNull()
})

test('a period is asked for and kept in the address, where the search stays', async () => {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Antal': () => json({ results: all }),
    'GET /v1/Statistic/userList': () => json({ results: [], count: 0 }),
    'GET /v1/Statistic/QuestList': () => json({ results: [], count: 0 }),
  })
  signedIn()
  const person = await open('/Lobby?sok=gammal')
  const choice = await screen.findByRole('combobox', { name: 'Period' })
  const asked = () =>
    requests.findLast(({ url }) => url.includes('/Statistic/Antal'))?.url.split('?')[1]
  const places = history.length
  await person.selectOptions(choice, '30 dagar')
  await waitFor(() => expect(asked()).toBe('period=30'))
  expect(location.search).toBe('?sok=gammal&period=30')
  await person.selectOptions(choice, 'Hela tiden')
  expect([choice, location.search]).toMatchObject([{ value: 'all' }, '?sok=gammal'])
  expect(history).toHaveLength(places)
})

test('figures that cannot be read are told of in a toast, and later only on the page', async () => {
  const told = () => screen.queryByText('Statistiken kunde inte hämtas.')
  let isBroken = true
  const read = (body: object) => () =>
    isBroken ? refusal(500, 'Något gick fel hos oss.') : json(body)
  serve({
    'POST /v1/auth/me': () => json({ user: karin }),
    'GET /v1/Statistic/Antal': read({ results: all }),
    'GET /v1/Statistic/userList': read({ results: [], count: 0 }),
    'GET /v1/Statistic/QuestList': read({ results: [], count: 0 }),
    'GET /v1/Statistic/Logg': () => json({ results: { rows: [], page: 0, hasMore: false } }),
  })
  signedIn()
  const person = await open('/Lobby')
  await waitFor(() => expect(told()).not.toBeNull())
  isBroken = false
  await person.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await screen.findByRole('region', { name: 'Mest ställda frågan' })
  await waitFor(() => expect(told()).toBeNull())
  isBroken = true
  await act(async () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await screen.findByText(/^Siffrorna kunde inte uppdateras/)
  // Longer than a failure takes to be told.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(told()).toBeNull()
})
