import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anna, json, refusal } from '../../testing/server.ts'
import { entry, field, logPage, stored, userCard } from '../../testing/userCard.tsx'

const get = 'GET /v1/users/get'
const update = 'PUT /v1/user/profile/update'
const log = 'GET /v1/users/logg/get'

test('the way from the list to a card is a link that carries whom it selects', async () => {
  const { person } = await userCard({}, '/users')
  await person.click(await screen.findByRole('link', { name: 'Anna Bergström' }))
  expect(await screen.findByRole('heading', { name: 'Anna Bergström', level: 1 })).toBeDefined()
  expect(location.pathname + location.search).toBe('/Userkort?userid=u1')
  expect(history.state).toMatchObject({ usr: { userid: 'u1' } })
  expect(await screen.findByDisplayValue('Björkvägen 8')).toBeDefined()
  expect(screen.getByText('anna@example.se')).toBeDefined()
  expect(screen.queryByText('Inaktiv')).toBeNull()
})

test.each(['Anna Bergström', 'Redigera Anna Bergström'])(
  'the link back from a card opened by %s leads to the list as it was',
  async (name) => {
    const { person } = await userCard({}, '/users?sok=anna&sortera=-email')
    await person.click(await screen.findByRole('link', { name }))
    await person.click(await screen.findByRole('link', { name: 'Till användarna' }))
    expect(await screen.findByRole('heading', { name: 'Användare', level: 1 })).toBeDefined()
    expect(location.pathname + location.search).toBe('/users?sok=anna&sortera=-email')
  },
)

test('a card of nobody leads administrators to the list, and staff to the lobby', async () => {
  await userCard({}, '/Userkort')
  expect(await screen.findByRole('heading', { name: 'Användare' })).toBeDefined()
})

test.each(['/Userkort', '/Userkort?userid=u2'])(
  'staff who open %s stand in the lobby',
  async (address) => {
    const { requests } = await userCard({ 'POST /v1/auth/me': () => json({ user: anna }) }, address)
    expect(await screen.findByRole('button', { name: 'Nya frågor' })).toBeDefined()
    expect(requests.filter(({ url }) => /users|profile/.test(url))).toEqual([])
  },
)

test('staff see their own card, without the role and what only administrators do', async () => {
  await userCard({
    'POST /v1/auth/me': () => json({ user: anna }),
    'GET /v1/user/profile': () => json({ results: stored }),
    [get]: () => refusal(403, 'Du har inte behörighet till detta.'),
  })
  expect(await screen.findByDisplayValue('Björkvägen 8')).toBeDefined()
  expect(screen.queryByLabelText('Roll')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Rensa loggen' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Inaktivera kontot' })).toBeNull()
  expect(screen.queryByRole('link', { name: 'Till användarna' })).toBeNull()
})

test('an account is taken out of use after a question, and put back without one', async () => {
  let InAktiv = false
  const { person, sent } = await userCard({
    [update]: () => {
      InAktiv = !InAktiv
      return json({ results: { user: { ...stored, InAktiv } }, message: 'Sparas.' })
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Inaktivera kontot' }))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Inaktivera kontot?' }))
  await person.click(dialog.getByRole('button', { name: 'Avbryt' }))
  expect(await sent()).toEqual([])
  await person.click(screen.getByRole('button', { name: 'Inaktivera kontot' }))
  await person.click(screen.getByRole('button', { name: 'Inaktivera' }))
  expect(await screen.findByText('Inaktiv')).toBeDefined()
  expect(await screen.findByText('Kontot är inaktiverat.')).toBeDefined()
  await person.click(screen.getByRole('button', { name: 'Aktivera kontot' }))
  expect(await screen.findByText('Kontot är aktiverat.')).toBeDefined()
  await waitFor(() => expect(screen.queryByText('Inaktiv')).toBeNull())
  expect((await sent()).map(({ user }) => user)).toEqual([
    { id: 'u1', InAktiv: true },
    { id: 'u1', InAktiv: false },
  ])
})

test('a person who is gone is told, with the way back to the list', async () => {
  await userCard({ [get]: () => refusal(404, 'Användaren finns inte.', 'not_found') })
  await screen.findByRole('heading', { level: 1, name: 'Kontot finns inte längre' })
  expect(screen.queryByText('Användarkort')).toBeNull()
  expect(screen.getByRole('link', { name: 'Till användarna' })).toBeDefined()
})

test('a profile that cannot be read is told in the catalogue’s words, and read at the second try', async () => {
  let answer = refusal(500, 'Något gick fel hos oss.')
  const { person } = await userCard({ [get]: () => answer })
  expect(await screen.findByText('Profilen kunde inte hämtas')).toBeDefined()
  expect(screen.getByText('Personen kunde inte hämtas.')).toBeDefined()
  answer = json({ results: stored })
  await person.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(await screen.findByDisplayValue('Björkvägen 8')).toBeDefined()
})

test('a card with unsaved changes is left only by whoever agrees to lose them', async () => {
  const { person } = await userCard({}, '/users')
  await person.click(await screen.findByRole('link', { name: 'Anna Bergström' }))
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(screen.getByRole('link', { name: 'Till användarna' }))
  await person.click(screen.getByRole('button', { name: 'Stanna kvar' }))
  expect(field('Ort').value).toBe('Sala')

  await act(async () => history.back())
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Lämna sidan?' }))
  await waitFor(() => expect(location.pathname).toBe('/Userkort'))
  expect(field('Ort').value).toBe('Sala')
  const closing = new Event('beforeunload', { cancelable: true })
  globalThis.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
  await person.click(dialog.getByRole('button', { name: 'Lämna utan att spara' }))
  expect(await screen.findByRole('heading', { name: 'Användare', level: 1 })).toBeDefined()
})

test('another person’s card begins with nothing of the last one', async () => {
  const erik = { ...stored, id: 'u3', Firstname: 'Erik', Adress: 'Hamngatan 2' }
  const later = Promise.withResolvers<Response>()
  const { person } = await userCard(
    {
      'GET /v1/users/all': () => json({ results: [stored, erik] }),
      [get]: ({ url }) => (url.includes('u3') ? later.promise : json({ results: stored })),
      [log]: ({ url }) => logPage(url.includes('u3') ? [entry(7)] : [entry(1)]),
    },
    '/users',
  )
  await person.click(await screen.findByRole('link', { name: 'Anna Bergström' }))
  await screen.findByDisplayValue('Björkvägen 8')
  await screen.findByText('Händelse 1')
  await act(async () => history.back())
  await person.click(await screen.findByRole('link', { name: 'Erik Bergström' }))
  expect(await screen.findByText('Händelse 7')).toBeDefined()
  expect(screen.queryByText('Händelse 1')).toBeNull()
  expect(screen.queryByDisplayValue('Björkvägen 8')).toBeNull()
  await act(async () => later.resolve(json({ results: erik })))
  expect(await screen.findByDisplayValue('Hamngatan 2')).toBeDefined()
})

test('an account that somebody else has changed is not taken out of use, which is told, and its card shows what it is now', async () => {
  let now = stored
  const { person } = await userCard({
    [get]: () => json({ results: now }),
    [update]: () => {
      now = { ...stored, Ort: 'Köping', DaytoUpdate: '2026-11-21T10:00:00.000Z' }
      return refusal(409, 'Uppgifterna har ändrats av någon annan.', 'changed')
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Inaktivera kontot' }))
  await person.click(screen.getByRole('button', { name: 'Inaktivera' }))
  const toast = await screen.findByText('Uppgifterna kunde inte sparas.')
  expect(toast.parentElement?.textContent).toContain('Uppgifterna har ändrats av någon annan.')
  expect(await screen.findByDisplayValue('Köping')).toBeDefined()
  expect(screen.queryByText('Inaktiv')).toBeNull()
})

test('whoever was overtaken keeps the card and what they typed, where it cannot be read anew', async () => {
  const reads = [json({ results: stored })]
  const { person } = await userCard({
    [get]: () => reads.shift() ?? refusal(500, 'Något gick fel hos oss.'),
    [update]: () => refusal(409, 'Uppgifterna har ändrats av någon annan.', 'changed'),
  })
  await screen.findByDisplayValue('Björkvägen 8')
  await person.type(field('Ort'), 'Sala')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Personen kunde inte hämtas.')).toBeDefined()
  const told = await screen.findByText('Uppgifterna kunde inte sparas.')
  expect(told.closest('[role=alert]')?.textContent).toContain('Något gick fel hos oss.')
  expect(screen.queryByText('Profilen har ändrats av någon annan')).toBeNull()
  expect(field('Ort').value).toBe('Sala')
})

test('an account that cannot be taken out of use is read anew only where somebody else has changed it', async () => {
  const { person, requests } = await userCard({
    [update]: () => refusal(500, 'Något gick fel hos oss.'),
  })
  const reads = () => requests.filter(({ url }) => url.includes('/users/get')).length
  await person.click(await screen.findByRole('button', { name: 'Inaktivera kontot' }))
  const before = reads()
  await person.click(screen.getByRole('button', { name: 'Inaktivera' }))
  await screen.findByText('Uppgifterna kunde inte sparas.')
  // Longer than it takes to ask.
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(reads()).toBe(before)
})
