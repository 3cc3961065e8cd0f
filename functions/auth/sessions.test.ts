import {
  AdminUserGlobalSignOutCommand,
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, test } from 'vitest'
import { users } from '../stores/people/users.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

const ClientId = () => portal().cognito.clientId

type Tokens = { access_token: string; id_token: string; refresh_token: string }

const signIn = async (email: string, secret = password): Promise<Tokens> =>
  (await call('auth.login', { email, password: secret })).body.token

/** Somebody with a session on two devices, and an administrator. */
async function everybody(Role: number) {
  const owner = await person({ Role })
  return {
    owner,
    desk: await signIn(owner.Email),
    phone: await signIn(owner.Email),
    admin: (await person({ Role: ADMIN })).token,
  }
}

type Everybody = Awaited<ReturnType<typeof everybody>>

/** The code of the mail to somebody. */
const codeFor = (email: string) =>
  /\b\d{6}\b/.exec(
    portal()
      .outbox.mails()
      .find(({ to }) => to === email)?.html ?? '',
  )?.[0] ?? ''

async function forgot({ owner }: Everybody) {
  const account = { ClientId: ClientId(), Username: owner.Email }
  await poolAdmin().send(new ForgotPasswordCommand(account))
  const reset = { ConfirmationCode: codeFor(owner.Email), Password: 'Portalen9' }
  await poolAdmin().send(new ConfirmForgotPasswordCommand({ ...account, ...reset }))
}

const changedBy =
  (who: 'desk' | 'admin', changes: object) =>
  async ({ owner, desk, admin }: Everybody) => {
    const token = who === 'desk' ? desk.access_token : admin
    return call('profile.update', { user: { id: owner.id, ...changes } }, { token })
  }

// What ends sessions, whose role it is about, and whether it ends those of other devices, too.
const events: [string, (all: Everybody) => Promise<unknown>, { other: boolean; Role?: number }][] =
  [
    [
      'a sign-out here',
      ({ desk }) => call('auth.logout', { everywhere: false }, { token: desk.access_token }),
      { other: false },
    ],
    [
      'a sign-out everywhere',
      ({ desk }) => call('auth.logout', {}, { token: desk.access_token }),
      { other: true },
    ],
    ['one’s own new password', changedBy('desk', { Password: 'Portalen9' }), { other: true }],
    [
      'an administrator’s new password',
      changedBy('admin', { Password: 'Portalen9' }),
      { other: true },
    ],
    ['a forgotten password', forgot, { other: true }],
    [
      'a second step that is turned off',
      ({ owner, admin }) =>
        call('profile.removeAuthenticator', { userid: owner.id }, { token: admin }),
      { other: true },
    ],
    ['being deactivated', changedBy('admin', { InAktiv: true }), { other: true }],
    [
      'being deleted',
      ({ owner, admin }) => call('users.delete', { id: [owner.id] }, { token: admin }),
      { other: true },
    ],
    ['losing the role', changedBy('admin', { Role: STAFF }), { other: true, Role: ADMIN }],
  ]

/** What the tokens of a session still do: a read, a write and a change of the password by status, and a refresh. */
async function doneWith({ access_token, refresh_token }: Tokens) {
  const token = access_token
  const statuses = [
    await call('auth.me', {}, { token }),
    await call('profile.closeTour', {}, { token }),
    await call('profile.update', { user: { Ort: 'Umeå', Password: 'Portalen8' } }, { token }),
  ].map(({ status }) => status)
  const refreshed = await poolAdmin()
    .send(
      new GetTokensFromRefreshTokenCommand({ ClientId: ClientId(), RefreshToken: refresh_token }),
    )
    .then(
      () => true,
      () => false,
    )
  return { statuses, refreshed }
}

const over = { statuses: [401, 401, 401], refreshed: false }

describe.each(events)('%s', (_, end, { other, Role = STAFF }) => {
  test('ends what it should, at the next call, and an ID token never counts', async () => {
    const all = await everybody(Role)
    await end(all)
    const { status } = await call('auth.me', {}, { token: all.desk.id_token })
    expect(status).toBe(401)
    if (other) expect(await doneWith(all.phone)).toEqual(over)
    else expect((await call('auth.me', {}, { token: all.phone.access_token })).status).toBe(200)
    // A sign-out of one device leaves its refresh token to the browser, which revokes it itself.
    const here = await doneWith(all.desk)
    expect(here.statuses).toEqual(over.statuses)
    if (other) expect(here.refreshed).toBe(false)
  })
})

test('who signs in at once after sessions were ended is let in', async () => {
  const { owner, desk } = await everybody(STAFF)
  await call('auth.logout', {}, { token: desk.access_token })
  const { access_token } = await signIn(owner.Email)
  expect((await call('auth.me', {}, { token: access_token })).status).toBe(200)
})

test('a session that was refreshed ends with the one that it came from', async () => {
  const { desk } = await everybody(STAFF)
  const { AuthenticationResult } = await poolAdmin().send(
    new GetTokensFromRefreshTokenCommand({
      ClientId: ClientId(),
      RefreshToken: desk.refresh_token,
    }),
  )
  await call('auth.logout', { everywhere: false }, { token: desk.access_token })
  const { status } = await call('auth.me', {}, { token: AuthenticationResult?.AccessToken ?? '' })
  expect(status).toBe(401)
})

test('of two devices that sign out at the same moment, neither stays signed in', async () => {
  const { desk, phone } = await everybody(STAFF)
  const tokens = [desk.access_token, phone.access_token]
  await Promise.all(tokens.map((token) => call('auth.logout', { everywhere: false }, { token })))
  for (const token of tokens) expect((await call('auth.me', {}, { token })).status).toBe(401)
})

test('who ends more sessions one by one than a profile can name ends all', async () => {
  const { owner, phone } = await everybody(STAFF)
  const before = await users.latest(owner.id)
  const entry = { userid: owner.id, userName: '', message: '', address: '', at: new Date() }
  const until = Math.floor(Date.now() / 1000) + 3600
  const SessionsEnded = Array.from({ length: 49 }, (_, n) => ({ id: `ended-${n}`, until }))
  await users.change(before ?? owner, { SessionsEnded }, entry)
  const isIn = async () => (await call('auth.me', {}, { token: phone.access_token })).status
  for (const expected of [200, 401]) {
    const { access_token } = await signIn(owner.Email)
    await call('auth.logout', { everywhere: false }, { token: access_token })
    expect(await isIn()).toBe(expected)
  }
})

test('a profile with as many ended sessions as it names is still a small read', async () => {
  const { owner } = await everybody(STAFF)
  const until = Math.floor(Date.now() / 1000) + 3600
  const SessionsEnded = Array.from({ length: 50 }, () => ({ id: 'a'.repeat(13), until }))
  const texts = { Adress: 'å'.repeat(100), Ort: 'å'.repeat(50) }
  expect(JSON.stringify({ ...owner, ...texts, SessionsEnded }).length).toBeLessThan(4096)
})

test('what the pool alone revokes is found out at the next refresh', async () => {
  const { owner, desk } = await everybody(STAFF)
  const account = { UserPoolId: portal().cognito.poolId, Username: owner.Email }
  await poolAdmin().send(new AdminUserGlobalSignOutCommand(account))
  expect((await doneWith(desk)).refreshed).toBe(false)
})

test('a sign-out on one device that read its profile before all sessions ended opens none of them again', async () => {
  const { id } = await person()
  const before = await users.latest(id)
  if (!before) throw new Error('Nobody was stored')
  const entry = { userid: id, userName: 'Åsa', message: 'Prov', address: '', at: new Date() }
  const ended = await users.endSessions(id, {}, entry)
  await users.endSession(before, { id: 'session', since: 1 }, entry)
  expect((await users.latest(id))?.SessionsFrom).toBe(ended?.SessionsFrom)
})
