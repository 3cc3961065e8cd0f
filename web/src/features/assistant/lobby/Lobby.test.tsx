import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { lobby } from '../../../testing/lobby.ts'
import { open, signedIn } from '../../../testing/open.tsx'
import { cardOf, json, refusal, serve } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'
import { showTexts } from '../../../texts/inBoth.ts'

const library = 'GET /v1/Question/Uall'
const labels = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

const several = {
  [library]: () =>
    json({
      results: [
        cardOf('q1', 'Svara på ett mejl', { Category: 'Skriva', subtext: 'Klistra in mejlet.' }),
        cardOf('q2', 'Sammanfatta ett möte', { Category: 'Möten', Ordering: 2 }),
        cardOf('q3', 'Skriv om till klarspråk', { Category: 'Skriva', Ordering: 3 }),
        cardOf('q4', 'Åka till Öland', { Ordering: 4 }),
      ],
    }),
}

test('questions are chosen by category, and the address keeps it', async () => {
  serve(several)
  const person = await lobby()
  const chips = within(screen.getByRole('group', { name: 'Kategorier' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Alla 4',
    'Möten',
    'Skriva',
  ])
  await person.click(chips.getByRole('button', { name: 'Skriva' }))
  expect(labels()).toEqual(['Svara på ett mejl', 'Skriv om till klarspråk'])
  expect(globalThis.location.search).toBe('?kategori=Skriva')
  await person.click(chips.getByRole('button', { name: 'Alla 4' }))
  expect(labels()).toHaveLength(4)
})

test('many categories stand behind a button, but for the one that is chosen', async () => {
  const many = Array.from({ length: 12 }, (_, n) => `Ämne ${String(n + 1).padStart(2, '0')}`)
  const cards = many.map((Category) => cardOf(Category, `Fråga om ${Category}`, { Category }))
  serve({ [library]: () => json({ results: [cardOf('q1', 'Svara på ett mejl'), ...cards] }) })
  const person = await lobby()
  const chips = within(screen.getByRole('group', { name: 'Kategorier' }))
  const chip = (name: string) => chips.queryByRole('button', { name })
  expect(chip('Ämne 08')).not.toBeNull()
  expect(chip('Ämne 12')).toBeNull()
  const more = chips.getByRole('button', { name: 'Alla 12 kategorier', expanded: false })
  await person.click(more)
  await person.click(chips.getByRole('button', { name: 'Ämne 12' }))
  expect(labels()).toEqual(['Fråga om Ämne 12'])
  await person.click(chips.getByRole('button', { name: 'Färre kategorier', expanded: true }))
  expect(chip('Ämne 12')).not.toBeNull()
  expect(chip('Ämne 11')).toBeNull()
})

test('the arrow down goes from the search into what it has found, however quickly', async () => {
  serve(several)
  const person = await lobby()
  const field = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  // Whoever dictates types signs by themselves.
  await person.keyboard('/k')
  expect(document.activeElement).not.toBe(field)
  await person.keyboard('{Control>}k{/Control}')
  expect(document.activeElement).toBe(field)
  await person.type(field, 'öland{ArrowDown}')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Åka till Öland' })),
  )
  expect(labels()).toEqual(['Åka till Öland'])
  await person.click(field)
  await person.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Åka till Öland' }))
  await person.clear(field)
  await waitFor(() => expect(labels()).toHaveLength(4))
  expect(document.activeElement).toBe(field)
})

test('whoever hears the lobby is told what a search or a category has found', async () => {
  serve(several)
  const person = await lobby()
  const told = (text: string) => screen.findByText(text, { selector: 'output' })
  expect(screen.queryByText(/hittades$/)).toBeNull()
  const field = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(field, 'öland{Enter}')
  expect(await told('1 fråga hittades')).toBeDefined()
  await person.clear(field)
  await person.type(field, 'oland{Enter}')
  expect(await told('Inga frågor hittades')).toBeDefined()
  await person.clear(field)
  await waitFor(() => expect(screen.queryByText(/hittades$/)).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Skriva' }))
  expect(await told('2 frågor hittades')).toBeDefined()
})

test('a search looks at label, help text and category, and knows å, ä and ö', async () => {
  serve(several)
  const person = await lobby()
  const field = screen.getByRole('searchbox', { name: 'Sök bland frågorna' })
  await person.type(field, 'öland{Enter}')
  expect(labels()).toEqual(['Åka till Öland'])
  await person.clear(field)
  await person.type(field, 'möten{Enter}')
  expect(labels()).toEqual(['Sammanfatta ett möte'])
  await person.clear(field)
  await person.type(field, 'oland{Enter}')
  expect(await screen.findByText('Ingen fråga passar')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Visa alla frågor' }))
  expect(labels()).toHaveLength(4)
})

test('a star shows at once, is told to the server, and goes again when that fails', async () => {
  const requests = serve({
    ...several,
    'PUT /v1/user/favourite': () =>
      refusal(409, 'Du kan ha högst 60 favoriter.', 'too_many_favourites'),
  })
  const person = await lobby()
  await person.click(screen.getByRole('button', { name: 'Gör ”Åka till Öland” till favorit' }))
  expect(await screen.findByText('Du kan ha högst 60 favoriter.')).toBeDefined()
  await waitFor(() => expect(labels()[0]).toBe('Svara på ett mejl'))
  const sent = requests.find(({ method }) => method === 'PUT')
  expect(await sent?.json()).toEqual({ QuestionId: 'q4', Favourite: true })
})

const star = (label: string) => screen.getByRole('button', { name: `Gör ”${label}” till favorit` })
const unstar = (label: string) =>
  screen.queryByRole('button', { name: `Ta bort ”${label}” från favoriterna` })

/** Somebody stars two questions one after the other; gives what lets the server answer of the first. */
async function twoStars() {
  const first = Promise.withResolvers<Response>()
  const second = Promise.withResolvers<Response>()
  serve({
    ...several,
    'PUT /v1/user/favourite': async (request) => {
      const { QuestionId } = await request.json()
      return QuestionId === 'q4' ? first.promise : second.promise
    },
  })
  const person = await lobby()
  await person.click(star('Åka till Öland'))
  await person.click(star('Sammanfatta ett möte'))
  return { first, second }
}

test('the answer to one star leaves the other where it is', async () => {
  const { first } = await twoStars()
  await act(async () => first.resolve(json({ results: { Favourites: ['q4'] } })))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(unstar('Sammanfatta ett möte')).not.toBeNull()
  expect(unstar('Åka till Öland')).not.toBeNull()
})

test('a star that fails takes no other one with it', async () => {
  const { first, second } = await twoStars()
  await act(async () => second.resolve(json({ results: { Favourites: ['q2'] } })))
  await act(async () => first.resolve(refusal(409, 'Du kan ha högst 60 favoriter.', 'full')))
  expect(await screen.findByText('Du kan ha högst 60 favoriter.')).toBeDefined()
  expect(unstar('Åka till Öland')).toBeNull()
  expect(unstar('Sammanfatta ett möte')).not.toBeNull()
})

test('“Nya frågor” forgets what was typed, and “Ångra” brings it back', async () => {
  serve(several)
  const at = Date.now()
  localStorage.setItem('draft.u1.card.q1', JSON.stringify({ at, value: 'Något' }))
  const person = await lobby()
  expect(screen.getByText('Påbörjad')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  expect(localStorage.getItem('draft.u1.card.q1')).toBeNull()
  expect(screen.queryByText('Påbörjad')).toBeNull()
  const [first] = await screen.findAllByRole('button', { name: 'Ångra' })
  await person.click(first ?? document.body)
  expect(localStorage.getItem('draft.u1.card.q1')).not.toBeNull()
  expect(await screen.findByText('Dina texter och svar är tillbaka.')).toBeDefined()
  expect(screen.getByText('Påbörjad')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Ångra' })).toBeNull()
})

test('“Ångra” brings back what was typed into a question that has been opened since', async () => {
  serve(several)
  const at = Date.now()
  localStorage.setItem('draft.u1.card.q1', JSON.stringify({ at, value: 'Något långt' }))
  const person = await lobby()
  await person.click(screen.getByRole('button', { name: 'Nya frågor' }))
  await person.click(screen.getByRole('link', { name: 'Svara på ett mejl' }))
  expect(await screen.findByLabelText(/Dina uppgifter/)).toHaveProperty('value', '')
  await person.click(screen.getByRole('button', { name: 'Ångra' }))
  const box = screen.getByLabelText(/Dina uppgifter/)
  expect(box).toHaveProperty('value', 'Något långt')
  await person.type(box, '!')
  expect(localStorage.getItem('draft.u1.card.q1')).toContain('Något långt!')
})

test('a library that is empty, and one that cannot be read, each say so', async () => {
  let answer = refusal(500, 'Något gick fel hos oss. Försök igen om en stund.')
  serve({ [library]: () => answer })
  signedIn()
  const person = await open('/Lobby')
  expect(await screen.findByText('Frågorna kunde inte hämtas')).toBeDefined()
  answer = json({ results: [] })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByText('Här finns inga frågor än')).toBeDefined()
})

test('with the owner’s own texts the lobby says their error where it cannot be read', async () => {
  stageWith({ texts: 'specification' })
  showTexts('specification')
  onTestFinished(() => showTexts('klarsprak'))
  serve({ [library]: () => refusal(500, 'Något gick fel hos oss.') })
  signedIn()
  await open('/Lobby')
  expect(await screen.findByText('Error: 1020: fel i server')).toBeDefined()
})

test('a question that is gone says so, and leads back', async () => {
  serve(several)
  signedIn()
  const person = await open('/Lobby?fraga=borta')
  expect(await screen.findByRole('heading', { name: 'Frågan finns inte längre' })).toBeDefined()
  await person.click(screen.getByRole('link', { name: 'Alla frågor' }))
  expect(await screen.findByRole('link', { name: 'Svara på ett mejl' })).toBeDefined()
})

test('a long library is there whole, in its order, behind its first cards', async () => {
  const all = Array.from({ length: 40 }, (_, at) =>
    cardOf(`q${at}`, `Fråga ${at + 1}`, { Ordering: at }),
  )
  serve({ [library]: () => json({ results: all }) })
  signedIn()
  await open('/Lobby')
  await screen.findByRole('heading', { name: 'Fråga 40' })
  expect(labels()).toEqual(all.map(({ QuestionLabel }) => QuestionLabel))
})
