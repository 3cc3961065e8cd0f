import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../../testing/open.tsx'
import { openPool } from '../../../testing/pool.ts'
import { json, refusal, serve } from '../../../testing/server.ts'
import { stageWith } from '../../../testing/settings.ts'

const registers = () => stageWith({ registers: ['example.se'] })

async function fillIn(person: Awaited<ReturnType<typeof open>>) {
  await person.type(await screen.findByLabelText('Förnamn'), 'Nils')
  await person.type(screen.getByLabelText('Efternamn'), 'Ny')
  await person.type(screen.getByLabelText('E-post'), 'nils@example.se')
  await person.type(screen.getByLabelText('Nytt lösenord'), 'Portalen1')
}

test('the way to an account of one’s own shows only where the stage has it', async () => {
  serve({})
  await open('/signin')
  expect(screen.queryByRole('link', { name: 'Skapa konto' })).toBeNull()
})

test('elsewhere its address leads to the sign-in', async () => {
  serve({})
  await open('/register')
  expect(await screen.findByRole('button', { name: 'Logga in' })).toBeDefined()
})

test('somebody fills in who they are, then only the code, and both are sent together', async () => {
  registers()
  const requests = serve({
    'POST /v1/auth/register': () => json({ result: true, token: null, error: null }),
    'POST /v1/auth/register/confirm': () =>
      refusal(400, 'Uppgifterna är inte giltiga.', 'invalid', { code: 'Koden stämmer inte.' }),
  })
  const person = await open('/signin')
  await person.click(screen.getByRole('link', { name: 'Skapa konto' }))
  const first = await screen.findByLabelText('Förnamn')
  await waitFor(() => expect(document.activeElement).toBe(first))
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  const code = await screen.findByLabelText('Kod från mejlet')
  await waitFor(() => expect(document.activeElement).toBe(code))
  expect(screen.queryByLabelText('Nytt lösenord')).toBeNull()
  await person.type(code, '123456')
  await person.click(screen.getByRole('button', { name: 'Skapa kontot' }))
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(await requests.at(-1)?.json()).toMatchObject({
    email: 'nils@example.se',
    code: '123456',
    password: 'Portalen1',
    Firstname: 'Nils',
    Lastname: 'Ny',
  })
})

test('that a new code was mailed is told where it is asked for, and not beside another address', async () => {
  registers()
  serve({
    'POST /v1/auth/register': () => json({ result: true, token: null, error: null }),
  })
  const person = await open('/register')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await person.click(await screen.findByRole('button', { name: 'Skicka koden igen' }))
  await screen.findByText(/^En ny kod har skickats/)
  await person.click(screen.getByRole('button', { name: 'Ändra uppgifterna' }))
  expect(screen.queryByText(/^En ny kod har skickats/)).toBeNull()
  await person.type(screen.getByLabelText('E-post'), '{Home}a')
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await screen.findByLabelText('Kod från mejlet')
  expect(screen.queryByText(/^En ny kod har skickats/)).toBeNull()
})

test('what is missing is told, and nothing is sent', async () => {
  registers()
  const requests = serve({})
  const person = await open('/register')
  await person.click(await screen.findByRole('button', { name: 'Fortsätt' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Förnamn').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(screen.getAllByText(/namn@exempel\.se/).length).toBeGreaterThan(0)
  expect(requests).toEqual([])
})

test('a code that came before is asked for beside everything else', async () => {
  registers()
  serve({})
  const person = await open('/register')
  await person.click(await screen.findByRole('button', { name: 'Jag har redan en kod' }))
  expect(await screen.findByLabelText('Kod från mejlet')).toBeDefined()
  expect(screen.getByLabelText('Nytt lösenord')).toBeDefined()
})

test('whoever has an account that could not be signed in to by itself is told that it is there', async () => {
  registers()
  serve({
    'POST /v1/auth/register': () => json({ result: true, token: null, error: null }),
    'POST /v1/auth/register/confirm': () => json({ results: true, message: '' }),
    'POST /': () => json({ __type: 'NotAuthorizedException', message: 'No.' }, 400),
  })
  const person = await open('/register')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await person.type(await screen.findByLabelText('Kod från mejlet'), '123456{Enter}')
  expect(await screen.findByText('Ditt konto är klart. Nu kan du logga in.')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Logga in' })).toBeDefined()
})

test('whoever confirms their account is signed in, by the address as the pool has it', async () => {
  registers()
  const { names, pool } = openPool()
  serve({
    'POST /v1/auth/register': () => json({ result: true, token: null, error: null }),
    'POST /v1/auth/register/confirm': () => json({ results: true, message: '' }),
    'POST /': pool,
  })
  const person = await open('/register')
  await fillIn(person)
  await person.clear(screen.getByLabelText('E-post'))
  await person.type(screen.getByLabelText('E-post'), 'Nils@Example.se')
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await person.type(await screen.findByLabelText('Kod från mejlet'), '123456{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/Lobby'))
  expect(names).toEqual(['nils@example.se'])
})

test('a code that could not be mailed once more is not told as mailed', async () => {
  registers()
  const answers = [1, 2].map(() => json({ result: true, token: null, error: null }))
  serve({
    'POST /v1/auth/register': () => answers.shift() ?? refusal(429, 'Vänta en stund.', 'throttled'),
  })
  const person = await open('/register')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await person.click(await screen.findByRole('button', { name: 'Skicka koden igen' }))
  await screen.findByText(/^En ny kod har skickats/)
  await person.click(screen.getByRole('button', { name: 'Skicka koden igen' }))
  await screen.findByText('Vänta en stund.')
  expect(screen.queryByText(/^En ny kod har skickats/)).toBeNull()
})

test('what is typed while the code is being mailed is not taken: the page names where it went', async () => {
  registers()
  const reply = Promise.withResolvers<Response>()
  serve({ 'POST /v1/auth/register': () => reply.promise })
  const person = await open('/register')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await person.type(screen.getByLabelText('E-post'), 'x')
  reply.resolve(json({ result: true, token: null, error: null }))
  expect(await screen.findByText(/^Vi har mejlat en kod till nils@example\.se\. /)).toBeDefined()
})

test('a code that is typed while another one is being mailed stays', async () => {
  registers()
  const replies = [json({ result: true, token: null, error: null })]
  serve({
    'POST /v1/auth/register': () => replies.shift() ?? new Promise(() => undefined),
  })
  const person = await open('/register')
  await fillIn(person)
  await person.click(screen.getByRole('button', { name: 'Fortsätt' }))
  const code = await screen.findByLabelText<HTMLInputElement>('Kod från mejlet')
  await person.click(screen.getByRole('button', { name: 'Skicka koden igen' }))
  await person.type(code, '123456')
  expect(code.value).toBe('123456')
})
