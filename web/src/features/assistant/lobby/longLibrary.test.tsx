import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { searchFor } from '../../../../../shared/rules/search.ts'
import { ownAnswerRow } from '../../../testing/answers.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { anna, cardOf, json, refusal, serve } from '../../../testing/server.ts'

const library = 'GET /v1/Question/Uall'
const labels = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

// Seven questions, of which the server gives three at once: 6 is of a category of its own.
const all = Array.from({ length: 7 }, (_, at) =>
  cardOf(`q${at}`, `Fråga ${at}`, { Ordering: at, Category: at === 6 ? 'Sällan' : 'Ofta' }),
)

/** The server's pages (functions/assistant/questions.ts), three cards each. */
function page(url: string) {
  const { searchParams } = new URL(url)
  const isSought = searchFor(searchParams.get('searchTerm') ?? '')
  const category = searchParams.get('Category') ?? ''
  const ids = searchParams.getAll('ids')
  const from = Number(searchParams.get('from') ?? 0)
  const found = all
    .filter(({ Category }) => category === '' || Category === category)
    .filter(({ id }) => ids.length === 0 || ids.includes(id))
    .filter(({ QuestionLabel }) => isSought(QuestionLabel))
  return {
    results: found.slice(from, from + 3),
    page: { total: found.length, from, all: all.length, categories: ['Ofta', 'Sällan'] },
  }
}

const long = { [library]: ({ url }: Request) => json(page(url)) }

async function lobby() {
  signedIn()
  const person = await open('/Lobby')
  await screen.findByRole('link', { name: 'Fråga 0' })
  return person
}

test('of a library that does not fit, the first questions show, and the next at a press', async () => {
  serve(long)
  const person = await lobby()
  expect(labels()).toEqual(['Fråga 0', 'Fråga 1', 'Fråga 2'])
  expect(screen.getByRole('button', { name: 'Alla 7', pressed: true })).toBeDefined()
  const readOut = screen.getAllByRole('status')
  await person.click(screen.getByRole('button', { name: 'Visa fler frågor, 4 kvar' }))
  await screen.findByRole('heading', { name: 'Fråga 5' })
  expect(readOut).toContain(await screen.findByText('3 till visas.'))
  await person.click(screen.getByRole('button', { name: 'Visa fler frågor, 1 kvar' }))
  await screen.findByRole('heading', { name: 'Fråga 6' })
  expect(labels()).toEqual(all.map(({ QuestionLabel }) => QuestionLabel))
  expect(screen.queryByRole('button', { name: /^Visa fler frågor/ })).toBeNull()
})

test('what is being proposed stays while the library changes behind it', async () => {
  const next = Promise.withResolvers<Response>()
  serve({
    [library]: ({ url }: Request) => (url.includes('from=3') ? next.promise : json(page(url))),
    'GET /v1/Question/proposals': () => json({ results: [] }),
  })
  const person = await lobby()
  await person.click(screen.getByRole('button', { name: 'Visa fler frågor, 4 kvar' }))
  await person.click(screen.getByRole('button', { name: 'Föreslå en fråga' }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByLabelText(/^Vad gäller frågan/)
  await person.type(field, 'Remissvar')
  next.resolve(json(page('http://x/?from=3')))
  await waitFor(() => expect(labels()).toContain('Fråga 5'))
  expect(field.isConnected).toBe(true)
  expect(field).toHaveProperty('value', 'Remissvar')
})

test('a search and a category find what the first page has not', async () => {
  const requests = serve(long)
  const person = await lobby()
  const field = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(field, 'fråga 5{Enter}')
  await waitFor(() => expect(labels()).toEqual(['Fråga 5']))
  expect(screen.getByText('1 fråga hittades', { selector: 'output' })).toBeDefined()
  await person.clear(field)
  await waitFor(() => expect(labels()).toHaveLength(3))
  const chips = within(screen.getByRole('group', { name: 'Kategorier' }))
  await person.click(chips.getByRole('button', { name: 'Sällan' }))
  await waitFor(() => expect(labels()).toEqual(['Fråga 6']))
  await person.type(field, 'öland{Enter}')
  expect(await screen.findByText('Ingen fråga passar')).toBeDefined()
  const asked = requests
    .filter(({ url }) => url.includes('Uall'))
    .map(({ url }) => new URL(url).search)
  expect(asked).toEqual([
    '?size=300',
    '?size=300&searchTerm=fr%C3%A5ga+5&Category=',
    '?size=300&searchTerm=&Category=S%C3%A4llan',
    '?size=300&searchTerm=%C3%B6land&Category=S%C3%A4llan',
  ])
})

test('the arrow down goes into what the server has found', async () => {
  serve(long)
  const person = await lobby()
  const field = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(field, 'fråga 6{ArrowDown}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Fråga 6' })),
  )
})

test('a starred question comes first wherever it stands, and is among one’s own', async () => {
  serve({
    ...long,
    'POST /v1/auth/me': () => json({ user: { ...anna, Favourites: ['q6', 'q1'] } }),
    'PUT /v1/user/favourite': () => json({ results: { Favourites: ['q1'] } }),
  })
  const person = await lobby()
  await waitFor(() => expect(labels()).toEqual(['Fråga 1', 'Fråga 6', 'Fråga 0', 'Fråga 2']))
  await person.click(screen.getByRole('button', { name: 'Mina vanligaste' }))
  expect(labels()).toEqual(['Fråga 1', 'Fråga 6'])
  expect(screen.queryByRole('button', { name: /^Visa fler frågor/ })).toBeNull()
  // One that loses its star goes, and the focus with it.
  await person.click(screen.getByRole('button', { name: /Fråga 6/ }))
  await waitFor(() => expect(labels()).toEqual(['Fråga 1']))
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('a search that fails says so, and finds at the second try', async () => {
  let isDown = true
  serve({
    [library]: ({ url }) =>
      isDown && url.includes('searchTerm')
        ? refusal(500, 'Något gick fel hos oss.')
        : json(page(url)),
  })
  const person = await lobby()
  await person.type(screen.getByRole('searchbox', { name: 'Sök bland frågorna' }), 'fråga 4{Enter}')
  expect(await screen.findByText('Frågorna kunde inte hämtas')).toBeDefined()
  isDown = false
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(labels()).toEqual(['Fråga 4']))
})

test('more that cannot be read leaves what there is, says so, and comes at the second try', async () => {
  let isDown = true
  serve({
    [library]: ({ url }) =>
      isDown && url.includes('from=3') ? refusal(400, 'Något gick fel hos oss.') : json(page(url)),
  })
  const person = await lobby()
  await person.click(screen.getByRole('button', { name: 'Visa fler frågor, 4 kvar' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Fler frågor kunde inte hämtas.')
  expect(labels()).toHaveLength(3)
  // That says it already.
  expect(screen.queryByText('Frågorna kunde inte hämtas.')).toBeNull()
  isDown = false
  await person.click(screen.getByRole('button', { name: 'Visa fler frågor, 4 kvar' }))
  await waitFor(() => expect(labels()).toHaveLength(6))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a question opens by its address also where it is on no page that has come', async () => {
  const requests = serve(long)
  signedIn()
  await open('/Lobby?fraga=q6')
  expect(await screen.findByRole('heading', { name: 'Fråga 6' })).toBeDefined()
  expect(requests.filter(({ url }) => url.includes('ids=q6'))).toHaveLength(1)
})

test('one that nobody has any more is gone', async () => {
  serve(long)
  signedIn()
  await open('/Lobby?fraga=borta')
  expect(await screen.findByRole('heading', { name: 'Frågan finns inte längre' })).toBeDefined()
})

test('nothing is told of what is found before the server has looked', async () => {
  const later = Promise.withResolvers<Response>()
  serve({
    [library]: ({ url }: Request) => (url.includes('searchTerm') ? later.promise : json(page(url))),
  })
  const person = await lobby()
  const box = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(box, 'fråga 5{Enter}')
  await waitFor(() => expect(location.search).toContain('sok='))
  expect(screen.queryByText(/hittades$/)).toBeNull()
  later.resolve(json(page('http://x/?searchTerm=fr%C3%A5ga+5')))
  expect(await screen.findByText('1 fråga hittades', { selector: 'output' })).toBeDefined()
})

test('a question that the first page has is not asked for once more', async () => {
  const requests = serve(long)
  signedIn()
  await open('/Lobby?fraga=q1')
  expect(await screen.findByRole('heading', { name: 'Fråga 1' })).toBeDefined()
  expect(requests.filter(({ url }) => url.includes('ids='))).toEqual([])
})

test('a library that has come whole is searched without asking for anything more', async () => {
  const requests = serve({ [library]: () => json({ results: all }) })
  const person = await lobby()
  const box = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(box, 'fråga 5{Enter}')
  await waitFor(() => expect(labels()).toEqual(['Fråga 5']))
  expect(requests.filter(({ url }) => url.includes('/Question/Uall'))).toHaveLength(1)
})

test('of one’s own questions those are asked for that the first page has not', async () => {
  const rows = ['q1', 'q6'].map((QuestionId) =>
    ownAnswerRow(`answer to ${QuestionId}`, { QuestionId }),
  )
  const requests = serve({ ...long, 'GET /v1/Svar/all': () => json({ results: { rows } }) })
  await lobby()
  const named = () =>
    requests
      .map(({ url }) => new URL(url).searchParams.getAll('ids'))
      .filter(({ length }) => length > 0)
  await waitFor(() => expect(named()).toEqual([['q6']]))
})

test('more that cannot be read at the second try either is told anew', async () => {
  const second = Promise.withResolvers<Response>()
  const fails = () => refusal(400, 'Något gick fel hos oss.')
  const further = [fails, () => second.promise]
  serve({
    [library]: ({ url }) =>
      url.includes('from=3') ? (further.shift() ?? fails)() : json(page(url)),
  })
  const person = await lobby()
  const more = screen.getByRole('button', { name: 'Visa fler frågor, 4 kvar' })
  await person.click(more)
  await screen.findByRole('alert')
  await person.click(more)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  second.resolve(fails())
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Fler frågor kunde inte hämtas. Försök igen.',
  )
})
