import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { users } from '../stores/people/users.ts'

usePortal()

const minutes = 60_000

/** Turns the clock on, for the portal and its pool alike; tokens live for a quarter of an hour. */
const later = (by: number) => vi.setSystemTime(Date.now() + by)

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const needed = [403, 'proof_needed']

describe('eleven minutes after the sign-in', () => {
  test.each([
    ['one’s own password', { Password: 'Portalen9' }],
    ['one’s own address', { Email: 'helt.ny@example.se' }],
  ])('%s is not changed', async (_, changes) => {
    const { token, id, Email } = await person()
    later(11 * minutes)
    const { status, body } = await call('profile.update', { user: changes }, { token })
    expect([status, body.error.code]).toEqual(needed)
    expect((await users.latest(id))?.Email).toBe(Email)
    expect((await call('auth.login', { email: Email, password })).status).toBe(200)
  })

  test.each([
    ['password', { Password: 'Portalen9' }],
    ['role', { Role: ADMIN }],
    ['address', { Email: 'annan.ny@example.se' }],
  ])('an administrator does not change somebody’s %s', async (_, changes) => {
    const admin = await person({ Role: ADMIN })
    const { id } = await person()
    later(11 * minutes)
    const user = { id, ...changes }
    const { status, body } = await call('profile.update', { user }, { token: admin.token })
    expect([status, body.error.code]).toEqual(needed)
    expect((await users.latest(id))?.Role).toBe(STAFF)
  })

  test('no app is linked, confirmed or removed', async () => {
    const { token } = await person()
    later(11 * minutes)
    const answers = [
      await call('profile.linkAuthenticator', {}, { token }),
      await call('profile.confirmAuthenticator', { code: '123456' }, { token }),
      await call('profile.removeAuthenticator', {}, { token }),
    ]
    expect(answers.map(({ status, body }) => [status, body.error.code])).toEqual(
      answers.map(() => needed),
    )
  })

  test('an app is linked with the current password, and confirmed with it', async () => {
    const { token } = await person()
    later(11 * minutes)
    const proof = { currentPassword: password }
    expect((await call('profile.linkAuthenticator', proof, { token })).status).toBe(200)
    const wrong = { ...proof, code: '000000' }
    const { status, body } = await call('profile.confirmAuthenticator', wrong, { token })
    expect([status, body.error.fields.code]).toEqual([400, expect.stringMatching(/^Koden stämmer/)])
  })

  test('the rest of a profile is changed as before', async () => {
    const { token } = await person()
    later(11 * minutes)
    expect((await call('profile.update', { user: { Ort: 'Umeå' } }, { token })).status).toBe(200)
  })

  test('a name, an address as it was and a new town need no proof', async () => {
    const { token, Email } = await person()
    later(11 * minutes)
    const user = { Email, Firstname: 'Ny', Ort: 'Umeå', Password: '' }
    expect((await call('profile.update', { user }, { token })).status).toBe(200)
  })
})

test('the current password is proof enough, a wrong one is refused at its field', async () => {
  const { token, Email } = await person()
  later(11 * minutes)
  const user = { Password: 'Portalen9' }
  const wrong = await call('profile.update', { user, currentPassword: 'Fel12345' }, { token })
  expect([wrong.status, wrong.body.error.fields]).toEqual([
    400,
    { currentPassword: 'Lösenordet stämmer inte.' },
  ])
  const right = await call('profile.update', { user, currentPassword: password }, { token })
  expect(right.status).toBe(200)
  expect((await call('auth.login', { email: Email, password: 'Portalen9' })).status).toBe(200)
})

test('who guesses the current password with a found session is locked out like anybody', async () => {
  const { token } = await person()
  later(11 * minutes)
  const user = { Password: 'Portalen9' }
  const statuses: number[] = []
  for (let n = 0; n < 7; n++) {
    const { status } = await call(
      'profile.update',
      { user, currentPassword: `Fel${n}234` },
      { token },
    )
    statuses.push(status)
  }
  expect(statuses.at(-1)).toBe(429)
})
