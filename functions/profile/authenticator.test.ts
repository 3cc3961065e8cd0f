import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { codeOf } from '../../infra/testing/functions/authenticator.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { users } from '../stores/people/users.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf, until } from '../../infra/testing/functions/records.ts'

usePortal()

const stateOf = async (token: string) => (await call('auth.me', {}, { token })).body.user.SecondStep

/** Begins, and gives the secret that the app reads. */
async function link(token: string) {
  const { body } = await call('profile.linkAuthenticator', {}, { token })
  return new URL(body.results.address).searchParams.get('secret') ?? ''
}

const confirm = (token: string, code: string) =>
  call('profile.confirmAuthenticator', { code }, { token })

const signIn = (email: string) => call('auth.login', { email, password })

/** Somebody whose sign-in asks for a code. */
async function protectedPerson() {
  const made = await person()
  expect((await confirm(made.token, codeOf(await link(made.token)))).status).toBe(200)
  return made
}

test('who confirms a code of the app signs in with one from then on', async () => {
  const { token, id, Email } = await person()
  expect(await stateOf(token)).toBe('off')
  const secret = await link(token)
  expect(await stateOf(token)).toBe('off')
  expect((await signIn(Email)).status).toBe(200)

  const code = codeOf(secret)
  const { status, body } = await confirm(token, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect([status, body]).toEqual([200, { results: true, message: 'Tvåstegsverifieringen är på.' }])
  expect(await stateOf(token)).toBe('on')
  expect((await logOf(id)).at(-1)).toMatchObject({ message: 'Ställde in tvåstegsverifiering' })
  const refused = await signIn(Email)
  expect([refused.status, refused.body.error.error]).toEqual([
    403,
    'Kontot har tvåstegsverifiering. Logga in i portalen.',
  ])
})

test('the app shows for which portal and account its code is', async () => {
  const { token, Email } = await person()
  const { body } = await call('profile.linkAuthenticator', {}, { token })
  const { pathname, searchParams } = new URL(body.results.address)
  expect(decodeURIComponent(pathname)).toMatch(new RegExp(`/Portalen:${Email}$`))
  expect(searchParams.get('issuer')).toBe('Portalen')
})

test('a code of another secret, or without one that waits for it, changes nothing', async () => {
  const { token, Email } = await person()
  const other = await link((await person()).token)
  const early = await confirm(token, codeOf(other))
  expect([early.status, early.body.error.code]).toEqual([409, 'not_begun'])
  await link(token)
  const { status, body } = await confirm(token, codeOf(other))
  expect([status, Object.keys(body.error.fields)]).toEqual([400, ['code']])
  expect(await stateOf(token)).toBe('off')
  expect((await signIn(Email)).status).toBe(200)
})

test.each(['', '12345', '1234567', 'abcdef', '12 34 5'])('“%s” is no code', async (code) => {
  const { token } = await person()
  const { status, body } = await confirm(token, code)
  expect([status, body.error.fields]).toEqual([
    400,
    { code: 'Skriv de sex siffrorna som appen visar.' },
  ])
})

test('a new app takes the place of the old one only once it is confirmed', async () => {
  const { token, id, Email } = await protectedPerson()
  const secret = await link(token)
  expect((await signIn(Email)).status).toBe(403)
  expect((await confirm(token, codeOf(secret))).status).toBe(200)
  expect((await users.latest(id))?.SecondStep).toBe('on')
  // Whoever has the old app may be somebody else by now.
  expect((await call('auth.me', {}, { token })).status).toBe(401)
})

test('who turns it off signs in with the password alone', async () => {
  const { token, id, Email } = await protectedPerson()
  const { body } = await call('profile.removeAuthenticator', {}, { token })
  expect(body).toEqual({ results: true, message: 'Tvåstegsverifieringen är av.' })
  expect((await call('auth.me', {}, { token })).status).toBe(401)
  const again = await signIn(Email)
  expect(await stateOf(again.body.token.access_token)).toBe('off')
  expect((await logOf(id)).map(({ message }) => message)).toContain(
    'Stängde av tvåstegsverifieringen',
  )
})

test('an administrator helps somebody whose phone is lost, who is told of it', async () => {
  const admin = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Berg' })
  const { id, Email } = await protectedPerson()
  const removed = await call('profile.removeAuthenticator', { userid: id }, { token: admin.token })
  expect(removed.status).toBe(200)
  const again = await signIn(Email)
  expect(again.status).toBe(200)
  expect((await logOf(admin.id)).at(-1)).toMatchObject({
    message: `Stängde av tvåstegsverifieringen för ${Email}`,
  })
  const token = again.body.token.access_token
  const notices = () => call('notifications.all', {}, { token })
  const told = await until(notices, ({ body }) => body.results.length > 0)
  expect(told.body.results).toMatchObject([
    { Name: 'Karin Berg', message: 'Stängde av din tvåstegsverifiering' },
  ])
})

test('a token of somebody who has signed out everywhere links no app', async () => {
  const { token } = await person()
  await call('auth.logout', { everywhere: true }, { token })
  const tries = await Promise.all([
    call('profile.linkAuthenticator', {}, { token }),
    confirm(token, '123456'),
  ])
  expect(tries.map(({ status }) => status)).toEqual([401, 401])
})

test('a stranger has none, and Outlook’s accounts have theirs there', async () => {
  const admin = await person({ Role: ADMIN })
  const about = { userid: 'borta' }
  expect((await call('profile.removeAuthenticator', about, { token: admin.token })).status).toBe(
    404,
  )

  const { token } = await person({ PoolName: 'entraid_1', SecondStep: 'outlook' })
  expect(await stateOf(token)).toBe('outlook')
  const tries = await Promise.all([
    call('profile.linkAuthenticator', {}, { token }),
    confirm(token, '123456'),
    call('profile.removeAuthenticator', {}, { token }),
  ])
  expect(tries.map(({ status, body }) => [status, body.error.code])).toEqual(
    tries.map(() => [409, 'outlook']),
  )
})
