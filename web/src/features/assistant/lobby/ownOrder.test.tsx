import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { lobby, path, questionPage } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, cardOf, json, refusal, serve, stream } from '../../../testing/server.ts'

const own = 'GET /v1/Svar/all'
const labels = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const oftenChip = () => screen.queryByRole('button', { name: 'Mina vanligaste' })

const library = {
  'GET /v1/Question/Uall': () =>
    json({
      results: [
        cardOf('q1', 'Svara på ett mejl', { Category: 'Skriva' }),
        cardOf('q2', 'Sammanfatta ett möte', { Category: 'Möten', Ordering: 2 }),
        cardOf('q3', 'Skriv om till klarspråk', { Category: 'Skriva', Ordering: 3 }),
        cardOf('q4', 'Åka till Öland', { Ordering: 4 }),
      ],
    }),
}
const inOrder = [
  'Svara på ett mejl',
  'Sammanfatta ett möte',
  'Skriv om till klarspråk',
  'Åka till Öland',
]
const byUse = [
  'Skriv om till klarspråk',
  'Sammanfatta ett möte',
  'Svara på ett mejl',
  'Åka till Öland',
]

const asked = (id: string, QuestionId: string) => ({
  id,
  QuestionId,
  Question: 'Fråga',
  asked: '',
  begins: 'Svar',
  ending: 'answered',
  turns: 1,
  Pinned: false,
  sdate: '2026-11-20T08:00:00.000Z',
  until: '2026-12-20T08:00:00.000Z',
})
const answers = () =>
  json({ results: { rows: [asked('a1', 'q3'), asked('a2', 'q3'), asked('a3', 'q2')] } })

/** An answer that comes when a test wants it to. */
function later() {
  const { promise, resolve } = Promise.withResolvers<Response>()
  return { promise, come: () => act(() => resolve(answers())) }
}

const whenRead = () => screen.findByRole('link', { name: 'Alla mina svar' })

test('starred questions come first, then those that one asks most', async () => {
  serve({
    ...library,
    [own]: answers,
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q4'] } }),
  })
  await lobby()
  expect(labels()).toEqual([
    'Åka till Öland',
    ...byUse.filter((label) => label !== 'Åka till Öland'),
  ])
})

test('cards wait for one’s latest answers: nothing that is drawn changes places', async () => {
  const { promise, come } = later()
  const requests = serve({ ...library, [own]: () => promise })
  signedIn()
  await open('/Lobby')
  await waitFor(() => expect(requests.some(({ url }) => url.includes('Svar/all'))).toBe(true))
  // The cards have come by then.
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect([labels(), oftenChip()]).toEqual([[], null])
  come()
  await whenRead()
  expect(labels()).toEqual(byUse)
  expect(oftenChip()).not.toBeNull()
})

test('answers that do not come hold no card back for longer than a second, and move none later', async () => {
  const { promise, come } = later()
  serve({ ...library, [own]: () => promise })
  signedIn()
  await open('/Lobby')
  await screen.findByRole('link', { name: 'Svara på ett mejl' })
  expect(labels()).toEqual(inOrder)
  come()
  await whenRead()
  expect([labels(), oftenChip()]).toEqual([inOrder, null])
})

test('answers that cannot be read leave the library’s order', async () => {
  serve({ ...library, [own]: () => refusal(500, 'Något gick fel hos oss.') })
  await lobby()
  expect(labels()).toEqual(inOrder)
})

test('one’s own most used questions are waited for where only they are wanted', async () => {
  const { promise, come } = later()
  serve({ ...library, [own]: () => promise })
  signedIn()
  await open('/Lobby?kategori=mina')
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect(screen.queryByText('Ingen fråga passar')).toBeNull()
  expect(screen.queryByText(/hittades$/)).toBeNull()
  come()
  await whenRead()
  expect(labels()).toEqual(byUse.slice(0, 2))
})

test('whoever comes back from a question finds the answer among their last ones, and the cards where they were', async () => {
  let rows = [asked('a1', 'q2')]
  serve({ ...library, [own]: () => json({ results: { rows } }) })
  const person = await lobby()
  const before = labels()
  expect(before[0]).toBe('Sammanfatta ett möte')
  await person.click(screen.getByRole('link', { name: 'Svara på ett mejl' }))
  await screen.findByLabelText(/Dina uppgifter/)
  rows = [asked('a2', 'q3'), asked('a3', 'q3'), ...rows]
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Fråga' })).toHaveLength(3))
  expect(labels()).toEqual(before)
})

test('an answer that comes while its person is in the lobby joins their last ones', async () => {
  let rows = [asked('a1', 'q2')]
  const answer = stream()
  serve({
    ...library,
    [own]: () => json({ results: { rows } }),
    [path]: () => answer.response,
  })
  const { person, card, input } = await questionPage()
  await person.type(input, 'Min text')
  await person.click(card.getByRole('button', { name: 'Skicka' }))
  await answer.text('Hej')
  await person.click(await screen.findByRole('link', { name: 'Alla frågor' }))
  await whenRead()
  expect(screen.getAllByRole('link', { name: 'Fråga' })).toHaveLength(1)
  rows = [asked('a2', 'q1'), ...rows]
  await answer.result('Hej!')
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Fråga' })).toHaveLength(2))
})

test('a library that comes late itself waits for one’s latest answers all the same', async () => {
  const cards = Promise.withResolvers<Response>()
  const { promise, come } = later()
  serve({ 'GET /v1/Question/Uall': () => cards.promise, [own]: () => promise })
  signedIn()
  await open('/Lobby')
  // Longer than cards wait for the answers.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  await act(async () => cards.resolve(library['GET /v1/Question/Uall']()))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(labels()).toEqual([])
  come()
  await whenRead()
  expect(labels()).toEqual(byUse)
})

test('last answers that cannot be read come at the second try', async () => {
  let answer = () => refusal(500, 'Något gick fel hos oss.')
  serve({ ...library, [own]: () => answer() })
  const person = await lobby()
  const last = within(await screen.findByRole('region', { name: 'Dina senaste svar' }))
  const again = await last.findByRole('button', { name: 'Försök igen' })
  answer = answers
  await person.click(again)
  expect(await last.findAllByRole('link', { name: 'Fråga' })).toHaveLength(3)
})
