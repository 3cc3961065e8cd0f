import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, cardOf, json, refusal, serve } from '../../../testing/server.ts'

const library = 'GET /v1/Question/Uall'

const [last, ...cards] = [6, 0, 1, 2].map((at) => cardOf(`q${at}`, `Fråga ${at}`, { Ordering: at }))
const page = { total: 7, from: 0, all: 7, categories: [] }
const first = () => json({ results: cards, page })
/** What the first page has not, asked for by its id. */
const named = () => json({ results: [last], page: { ...page, total: 1 } })
const isNamed = ({ url }: Request) => url.includes('ids=q6')

const labels = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('cards wait for a starred question that the first page has not, which is among one’s own', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q6'] } }),
    [library]: (request) => (isNamed(request) ? promise : first()),
  })
  signedIn()
  await open('/Lobby')
  await waitFor(() => expect(requests.some(isNamed)).toBe(true))
  // The others would be drawn by then.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(labels()).toEqual([])
  await act(async () => resolve(named()))
  await screen.findByRole('link', { name: 'Fråga 6' })
  expect(labels()).toEqual(['Fråga 6', 'Fråga 0', 'Fråga 1', 'Fråga 2'])
  expect(screen.getByRole('button', { name: 'Mina vanligaste' })).toBeDefined()
})

test('a question that the first page has not, and that cannot be read, is not told as gone', async () => {
  let isDown = true
  serve({
    [library]: (request) => {
      if (!isNamed(request)) return first()
      return isDown ? refusal(500, 'Något gick fel hos oss.') : named()
    },
  })
  signedIn()
  const person = await open('/Lobby?fraga=q6')
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  expect(screen.queryByText('Frågan finns inte längre')).toBeNull()
  isDown = false
  await person.click(again)
  expect(await screen.findByRole('heading', { name: 'Fråga 6', level: 1 })).toBeDefined()
})
