import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { anna, json, karin, refusal, serve } from '../../testing/server.ts'

const moving = { ...anna, NewEmail: 'ny@example.se' }
const saved = (user: object) => () => json({ results: { user }, message: 'Sparas.' })

async function account(answers: Parameters<typeof serve>[0], user = moving) {
  const requests = serve({
    'POST /v1/auth/me': () => json({ user }),
    'GET /v1/user/profile': () => json({ results: user }),
    ...answers,
  })
  signedIn()
  const person = await open('/Konto')
  await screen.findByRole('region', { name: 'Profilbild' })
  return { person, sent: () => requests.filter(({ method }) => method === 'PUT') }
}

const card = () => within(screen.getByRole('region', { name: 'Ny e-postadress' }))

test('where no address waits, none shows', async () => {
  await account({}, anna)
  expect(screen.queryByRole('region', { name: 'Ny e-postadress' })).toBeNull()
})

test('an address that waits is taken into use with its code', async () => {
  const { person, sent } = await account({
    'PUT /v1/user/email/confirm': saved({ ...anna, Email: 'ny@example.se' }),
  })
  expect(card().getByText(/Vi har mejlat en kod till ny@example.se/)).toBeDefined()
  await person.type(card().getByLabelText('Kod från mejlet'), '123456')
  await person.click(card().getByRole('button', { name: 'Bekräfta adressen' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ny e-postadress' })).toBeNull())
  expect(await sent()[0]?.json()).toEqual({ code: '123456' })
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})

test('whoever pastes more than the code is told so in Swedish, and nothing is sent', async () => {
  const { person, sent } = await account({})
  await person.click(card().getByLabelText('Kod från mejlet'))
  await person.paste('Koden som bekräftar din nya e-postadress är 123456')
  await person.click(card().getByRole('button', { name: 'Bekräfta adressen' }))
  expect(await card().findByText('Skriv bara koden ur mejlet.')).toBeDefined()
  expect(sent()).toEqual([])
})

test('an address that another tab has taken into use, or whose reply was lost, is read that it is', async () => {
  let user: typeof moving = moving
  const { person } = await account({
    'GET /v1/user/profile': () => json({ results: user }),
    'PUT /v1/user/email/confirm': () =>
      refusal(409, 'Det finns ingen ny adress att bekräfta.', 'no_new_address'),
  })
  user = { ...anna, Email: 'ny@example.se' }
  await person.type(card().getByLabelText('Kod från mejlet'), '123456')
  await person.click(card().getByRole('button', { name: 'Bekräfta adressen' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ny e-postadress' })).toBeNull())
})

test.each([
  ['their account', '/Konto'],
  ['their own card', `/Userkort?userid=${karin.id}`],
])(
  'whoever writes another address into %s is told of the code, and where it goes',
  async (_, at) => {
    const user = { ...karin, NewEmail: 'ny@example.se' }
    serve({
      'POST /v1/auth/me': () => json({ user: karin }),
      'GET /v1/user/profile': () => json({ results: karin }),
      'GET /v1/users/logg/get': () => json({ results: { rows: [], page: 0, hasMore: false } }),
      'PUT /v1/user/profile/update': saved(user),
    })
    signedIn()
    const person = await open(at)
    const email = await screen.findByLabelText('E-post')
    await person.clear(email)
    await person.type(email, 'ny@example.se')
    await person.click(screen.getByRole('button', { name: 'Spara' }))
    expect(
      await screen.findByText(/Skriv in koden som vi har mejlat till ny@example.se/),
    ).toBeDefined()
    expect(card().getByLabelText('Kod från mejlet')).toBeDefined()
  },
)

test('a wrong code is told at its field', async () => {
  const { person } = await account({
    'PUT /v1/user/email/confirm': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', { code: 'Koden stämmer inte.' }),
  })
  const field = card().getByLabelText('Kod från mejlet')
  await person.type(field, '000000')
  await person.click(card().getByRole('button', { name: 'Bekräfta adressen' }))
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
})

test.each([
  ['Skicka koden igen', 'ny@example.se', moving],
  ['Avbryt bytet', 'anna@example.se', anna],
])('%s asks for the address %s', async (name, Email, user) => {
  const { person, sent } = await account({ 'PUT /v1/user/profile/update': saved(user) })
  await person.click(card().getByRole('button', { name }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await sent()[0]?.json()).toEqual({ user: { Email } })
  expect(screen.queryByRole('region', { name: 'Ny e-postadress' }) !== null).toBe(user === moving)
})

test('a code that was typed for one address does not stand there for the next', async () => {
  const users = [anna, { ...anna, NewEmail: 'annan@example.se' }]
  const { person } = await account({
    'PUT /v1/user/profile/update': () =>
      json({ results: { user: users.shift() }, message: 'Sparas.' }),
  })
  await person.type(card().getByLabelText('Kod från mejlet'), '123')
  await person.click(card().getByRole('button', { name: 'Avbryt bytet' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ny e-postadress' })).toBeNull())
  const email = await screen.findByLabelText('E-post')
  await person.clear(email)
  await person.type(email, 'annan@example.se')
  await person.click(screen.getByRole('button', { name: 'Spara' }))
  await screen.findByRole('region', { name: 'Ny e-postadress' })
  expect(card().getByText(/annan@example\.se/)).toBeDefined()
  expect(card().getByLabelText('Kod från mejlet')).toHaveProperty('value', '')
})

test('a code that is being typed is kept nowhere in the browser', async () => {
  const { person } = await account({})
  await person.type(card().getByLabelText('Kod från mejlet'), '654321')
  globalThis.dispatchEvent(new Event('pagehide'))
  expect(JSON.stringify(localStorage)).not.toContain('654321')
})

test('whoever presses twice has one code sent', async () => {
  const reply = Promise.withResolvers<Response>()
  const { person, sent } = await account({ 'PUT /v1/user/profile/update': () => reply.promise })
  await person.dblClick(card().getByRole('button', { name: 'Skicka koden igen' }))
  // Long enough for a second one to be asked for.
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(sent()).toHaveLength(1)
  reply.resolve(saved(moving)())
  expect(await screen.findByText('En ny kod har skickats.')).toBeDefined()
})

test('whoever has called the change off elsewhere reads that nothing waits', async () => {
  let user: typeof moving = moving
  const none = 'Det finns ingen ny adress att bekräfta. Din adress är anna@example.se.'
  const { person } = await account({
    'GET /v1/user/profile': () => json({ results: user }),
    'PUT /v1/user/email/confirm': () => refusal(409, none, 'no_new_address'),
  })
  user = anna
  await person.type(card().getByLabelText('Kod från mejlet'), '123456')
  await person.click(card().getByRole('button', { name: 'Bekräfta adressen' }))
  const toast = await screen.findByText('Adressen kunde inte bekräftas')
  expect(toast.parentElement?.textContent).toContain(none)
  const title = screen.getByRole('heading', { level: 1 })
  await waitFor(() => expect(document.activeElement).toBe(title))
})
