import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open, signedIn } from '../../testing/open.tsx'
import { newToken, poolSays, verifier } from '../../testing/pool.ts'
import { anna, json, refusal, serve } from '../../testing/server.ts'

const refusedBy = (name: string, message: string) => ({
  'POST /': () =>
    new Response(JSON.stringify({ __type: name, message }), {
      status: 400,
      headers: { 'x-amzn-errortype': name },
    }),
})

async function signIn() {
  const person = await open('/signin')
  await person.type(screen.getByLabelText('E-post'), 'anna@example.se')
  await person.type(screen.getByLabelText('Lösenord'), 'Portalen1')
  await person.click(screen.getByRole('button', { name: 'Logga in' }))
  return person
}

test('a form that is not filled in is told at once, in the words of the catalogue and in Swedish', async () => {
  const requests = serve({})
  const person = await open('/signin')
  await person.click(screen.getByRole('button', { name: 'Logga in' }))
  expect(await screen.findByText(/^Skriv en e-postadress/)).toBeDefined()
  expect(screen.getByText('Fyll i ditt lösenord.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('E-post')))
  expect(requests).toEqual([])
})

test.each([
  ['NotAuthorizedException', 'Incorrect username or password.', 'Fel e-postadress eller lösenord.'],
  ['NotAuthorizedException', 'Password attempts exceeded', 'Kontot är låst en stund.'],
  ['NotAuthorizedException', 'User is disabled.', 'Kontot är inaktiverat.'],
  ['UserNotFoundException', 'User does not exist.', 'Fel e-postadress eller lösenord.'],
  ['TooManyRequestsException', 'Too many requests', 'För många försök på kort tid.'],
  ['InternalErrorException', 'Oh no', 'Något gick fel.'],
])('the pool’s %s “%s” is told as “%s”', async (name, message, shown) => {
  serve(refusedBy(name, message))
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain(shown)
  expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toBe('anna@example.se')
})

test('while a sign-in is on its way the button takes no other press, and does again once it is refused', async () => {
  const reply = Promise.withResolvers<Response>()
  serve({ 'POST /': () => reply.promise })
  await signIn()
  const button = screen.getByRole('button', { name: 'Logga in' })
  expect(button.ariaDisabled).toBe('true')
  const refused = refusedBy('NotAuthorizedException', 'Incorrect username or password.')
  reply.resolve(refused['POST /']())
  await screen.findByRole('alert')
  await waitFor(() => expect(button.ariaDisabled).toBe('false'))
})

test('a pool that cannot be reached is told', async () => {
  serve({ 'POST /': () => Promise.reject(new TypeError('Failed to fetch')) })
  await signIn()
  expect((await screen.findByRole('alert')).textContent).toContain('Ingen kontakt med servern.')
})

test('the password is shown and hidden again', async () => {
  serve({ 'POST /': () => json({}) })
  const person = await open('/signin')
  await person.click(screen.getByRole('button', { name: 'Visa lösenord' }))
  expect(screen.getByLabelText('Lösenord').getAttribute('type')).toBe('text')
  await person.click(screen.getByRole('button', { name: 'Dölj lösenord' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Lösenord').getAttribute('type')).toBe('password'),
  )
})

test('Outlook is offered only where the stage has it', async () => {
  serve({})
  await open('/signin')
  expect(screen.queryByText('Logga in med Outlook')).toBeNull()
})

test.each([
  ['#email=anna%40example.se&code=123456', 'Nytt lösenord'],
  ['?email=anna%40example.se&code=', 'Kod från mejlet'],
  ['?email=&code=', 'E-post'],
])('whoever comes to choose a new password with %s begins in %s', async (given, label) => {
  serve({})
  await open(`/forgot-password${given}`)
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(document.activeElement).toBe(field))
})

test.each([
  ['?email=&code=', 'E-post'],
  ['?email=anna%40example.se&code=', 'Kod från mejlet'],
  ['#email=anna%40example.se&code=123456', 'Nytt lösenord'],
])('whoever chooses a new password with %s and is refused stands in %s', async (given, label) => {
  serve({})
  const person = await open(`/forgot-password${given}`)
  const button = await screen.findByRole('button', { name: 'Spara lösenordet' })
  await person.click(button)
  const field = screen.getByLabelText(label)
  expect(document.activeElement).toBe(field)
  expect(field.ariaInvalid ?? field.getAttribute('aria-invalid')).toBe('true')
})

test('whose invitation is over is led from there to the sign-in page, which mails another', async () => {
  serve(refusedBy('NotAuthorizedException', 'Incorrect username or password.'))
  const person = await open('/forgot-password#email=anna%40example.se&first=Forsta1-losen')
  await person.type(await screen.findByLabelText('Nytt lösenord'), 'Portalen1')
  await person.click(screen.getByRole('button', { name: 'Spara och logga in' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Länken gäller inte längre.')
  await person.click(screen.getByRole('link', { name: 'Till inloggningen' }))
  expect(await screen.findByRole('link', { name: 'Glömt mitt lösenord' })).toBeDefined()
})

test('an account that cannot be read at the second try either is told anew', async () => {
  const second = Promise.withResolvers<Response>()
  const answers = [() => refusal(503, 'Försök igen om en stund.'), () => second.promise]
  serve({ 'POST /v1/auth/me': () => answers.shift()?.() ?? json({}) })
  signedIn()
  const person = await open('/Lobby')
  const told = () => screen.getByRole('alert').textContent
  await person.click(await screen.findByRole('button', { name: 'Försök igen' }))
  await waitFor(() => expect(told()).toContain('Laddar …'))
  second.resolve(refusal(503, 'Försök igen om en stund.'))
  await waitFor(() => expect(told()).toContain('Ditt konto kunde inte hämtas just nu.'))
})

/** A pool that asks for a second step by this name, and takes whatever answers it. */
const poolAskingFor = (ChallengeName: string, parameters: object = {}) => {
  const AccessToken = newToken(anna.id)
  const AuthenticationResult = {
    AccessToken,
    IdToken: AccessToken,
    RefreshToken: 'r',
    ExpiresIn: 3600,
  }
  const asks = { ChallengeName, Session: 's1', ChallengeParameters: parameters }
  const answers = [verifier, asks, { AuthenticationResult, ChallengeParameters: {} }]
  return { 'POST /': () => poolSays(answers.shift() ?? {}) }
}

test.each([
  ['code', 'SOFTWARE_TOKEN_MFA', 'Engångskod', '123456'],
  ['first password', 'NEW_PASSWORD_REQUIRED', 'Nytt lösenord', 'Portalen2'],
])(
  'whose account cannot be read after their %s is told so, with another try',
  async (_, challenge, label, typed) => {
    serve({
      ...poolAskingFor(challenge, { userAttributes: '{}', requiredAttributes: '[]' }),
      'POST /v1/auth/me': () => refusal(503, 'Försök igen om en stund.'),
    })
    const person = await signIn()
    await person.type(await screen.findByLabelText(label), `${typed}{Enter}`)
    await screen.findByRole('button', { name: 'Försök igen' })
    expect(screen.getByRole('alert').textContent).toContain('Ditt konto kunde inte hämtas just nu.')
  },
)
