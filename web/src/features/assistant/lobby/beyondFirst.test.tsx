import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ownAnswerRow } from '../../../testing/answers.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, cardOf, json, refusal, serve } from '../../../testing/server.ts'

const library = 'GET /v1/Question/Uall'

const [beyond, ...cards] = [6, 0, 1, 2].map((at) =>
  cardOf(`q${at}`, `Fråga ${at}`, { Ordering: at }),
)
const page = { total: 7, from: 0, all: 7, categories: [] }
const first = () => json({ results: cards, page })
/** What the first page has not, asked for by its id. */
const named = () => json({ results: [beyond], page: { ...page, total: 1 } })
const isNamed = ({ url }: Request) => url.includes('ids=q6')

const labels = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('cards wait for a starred question that is not on the first page', async () => {
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

test('an answer to a question that is gone has nobody asked for it where the library has come whole', async () => {
  const rows = [ownAnswerRow('a1', { QuestionId: 'borta' })]
  const requests = serve({
    [library]: () => json({ results: cards }),
    'GET /v1/Svar/all': () => json({ results: { rows } }),
  })
  signedIn()
  await open('/Lobby')
  await screen.findByRole('link', { name: 'Alla mina svar' })
  await screen.findByRole('link', { name: 'Fråga 0' })
  expect(requests.filter(({ url }) => url.includes('ids='))).toEqual([])
})

test('whoever takes a star off a question that they have asked, too, has nothing asked for anew', async () => {
  const two = [cardOf('q5', 'Fråga 5', { Ordering: 5 }), beyond]
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q5', 'q6'] } }),
    'GET /v1/Svar/all': () =>
      json({ results: { rows: [ownAnswerRow('a1', { QuestionId: 'q5' })] } }),
    'PUT /v1/user/favourite': () => json({ results: { Favourites: ['q6'] } }),
    [library]: ({ url }) =>
      url.includes('ids=') ? json({ results: two, page: { ...page, total: 2 } }) : first(),
  })
  signedIn()
  const person = await open('/Lobby')
  const unstar = { name: 'Ta bort ”Fråga 5” från favoriterna' }
  await person.click(await screen.findByRole('button', unstar))
  await screen.findByRole('button', { name: 'Gör ”Fråga 5” till favorit' })
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true))
  // Longer than it takes to ask.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(requests.filter(({ url }) => url.includes('ids='))).toHaveLength(1)
})

test('a search among one’s own most used questions asks the server for nothing', async () => {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q1', 'q6'] } }),
    [library]: (request) => (isNamed(request) ? named() : first()),
  })
  signedIn()
  const person = await open('/Lobby?kategori=mina')
  await screen.findByRole('link', { name: 'Fråga 6' })
  await person.type(screen.getByRole('searchbox', { name: 'Sök bland frågorna' }), 'fråga 6{Enter}')
  await waitFor(() => expect(labels()).toEqual(['Fråga 6']))
  // Longer than it takes to ask.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(requests.filter(({ url }) => url.includes('searchTerm='))).toEqual([])
})

test('whoever opens a search by its address is told of nothing found before the library has come', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  serve({ [library]: () => promise })
  signedIn()
  await open('/Lobby?sok=fr%C3%A5ga+2')
  await screen.findByRole('searchbox', { name: 'Sök bland frågorna' })
  expect(screen.queryByText(/hittades$/)).toBeNull()
  resolve(json({ results: cards }))
  expect(await screen.findByText('1 fråga hittades', { selector: 'output' })).toBeDefined()
})

test('one’s own most used questions are drawn once the last of them has come', async () => {
  const answers = Promise.withResolvers<Response>()
  const both = Promise.withResolvers<Response>()
  const isOfBoth = ({ url }: Request) => url.includes('ids=q5')
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q6'] } }),
    'GET /v1/Svar/all': () => answers.promise,
    [library]: (request) => {
      if (isOfBoth(request)) return both.promise
      return isNamed(request) ? named() : first()
    },
  })
  signedIn()
  await open('/Lobby?kategori=mina')
  await waitFor(() => expect(requests.some(isNamed)).toBe(true))
  // The starred one has come by then.
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  answers.resolve(json({ results: { rows: [ownAnswerRow('a1', { QuestionId: 'q5' })] } }))
  await waitFor(() => expect(requests.some(isOfBoth)).toBe(true))
  expect(labels()).toEqual([])
  both.resolve(json({ results: [cardOf('q5', 'Fråga 5'), beyond], page: { ...page, total: 2 } }))
  await screen.findByRole('link', { name: 'Fråga 5' })
  expect(labels()).toEqual(['Fråga 6', 'Fråga 5'])
})

test('one’s own most used questions are waited for, too, where the library comes after one’s answers', async () => {
  const slow = Promise.withResolvers<Response>()
  const own = Promise.withResolvers<Response>()
  const requests = serve({
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q6'] } }),
    [library]: (request) => (isNamed(request) ? own.promise : slow.promise),
  })
  signedIn()
  await open('/Lobby?kategori=mina')
  await screen.findByText(/^När du har ställt en fråga/)
  slow.resolve(first())
  await waitFor(() => expect(requests.some(isNamed)).toBe(true))
  expect(screen.queryByText('Ingen fråga passar')).toBeNull()
  own.resolve(named())
  expect(await screen.findByRole('link', { name: 'Fråga 6' })).toBeDefined()
})
