import {
  ConfirmSignUpCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { users } from '../stores/people/users.ts'

usePortal(async () => ({ settings: { allowedEmailDomains: ['example.se'] } }))

const names = { Firstname: 'Nils', Lastname: 'Ny' }
const newcomer = { password: 'Valkommen1', ...names }

const mailsTo = (email: string) =>
  portal()
    .outbox.mails()
    .filter(({ to }) => to === email)

/** The outbox shows the newest mail first. */
const codeFor = (email: string) => /<strong>(\d+)</.exec(mailsTo(email)[0]?.html ?? '')?.[1] ?? ''

const begin = (email: string, given = newcomer) => call('auth.register', { ...given, email })
const confirm = (email: string, code: string, given = newcomer) =>
  call('auth.confirmRegistration', { ...given, email, code })

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

afterEach(() => {
  vi.useRealTimers()
})

/** Begins a registration at the pool itself, with a password of the beginner's. */
const beginAtThePool = (email: string) =>
  poolAdmin().send(
    new SignUpCommand({
      ClientId: portal().cognito.clientId,
      Username: email,
      Password: 'Framlingens1',
      UserAttributes: [{ Name: 'email', Value: email }],
    }),
  )

describe('somebody with an address of the allowed domains', () => {
  test('gets a code, and with it a profile of role 1 and a sign-in', async () => {
    const email = 'nils.ny@example.se'
    const begun = await begin(email)
    expect([begun.status, begun.body]).toEqual([200, { result: true, token: null, error: null }])
    const { status } = await confirm(email, codeFor(email))
    expect(status).toBe(200)
    const account = await accountOf(email)
    expect(account?.status).toBe('CONFIRMED')
    expect(await users.get(account?.id ?? '')).toMatchObject({
      Email: email,
      Role: STAFF,
      ...names,
    })
    const made = (await logOf(account?.id ?? '')).map(({ message }) => message)
    expect(made).toEqual(['Skapade sitt konto'])
    const signIn = await call('auth.login', { email, password: newcomer.password })
    const me = await call('auth.me', {}, { token: signIn.body.token.access_token })
    expect(me.body.user.Email).toBe(email)
  })

  test('has no profile, no row in the list and one mail until then', async () => {
    const email = 'obekraftad@example.se'
    await begin(email)
    const account = await accountOf(email)
    expect(account?.status).toBe('UNCONFIRMED')
    expect(await everywhere(account?.id ?? '')).toMatchObject({
      table: undefined,
      list: undefined,
    })
    await call('auth.forgetPass', { email })
    expect(mailsTo(email)).toHaveLength(1)
  })

  test('is mailed another code after a minute, and the first one is void', async () => {
    const email = 'igen@example.se'
    await begin(email)
    const first = codeFor(email)
    const again = await begin(email)
    expect([again.status, again.body.error]).toEqual([
      429,
      {
        code: 'too_soon',
        error:
          'En kod skickades nyss. Titta i inkorgen och skräpposten, eller försök igen om en minut.',
      },
    ])
    later(61)
    expect((await begin(email)).status).toBe(200)
    expect(codeFor(email)).not.toBe(first)
    expect((await confirm(email, first)).status).toBe(400)
    expect((await confirm(email, codeFor(email))).status).toBe(200)
  })

  test('is mailed five codes in an hour, whoever asks for them', async () => {
    const email = 'ofta@example.se'
    const hour = 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(Date.now() / hour) * hour })
    for (let time = 0; time < 5; time++) {
      expect((await begin(email)).status).toBe(200)
      later(61)
    }
    const { status, body } = await begin(email)
    expect([status, body.error.code]).toEqual([429, 'throttled'])
    expect(mailsTo(email)).toHaveLength(5)
    expect((await confirm(email, codeFor(email))).status).toBe(200)
  })

  test('may type the code in two groups', async () => {
    const email = 'grupper@example.se'
    await begin(email)
    expect((await confirm(email, codeFor(email).replace(/^.../, '$& '))).status).toBe(200)
  })

  test('registers anew what broke off between the code and the profile', async () => {
    const email = 'halv@example.se'
    await begin(email)
    const { clientId: ClientId } = portal().cognito
    const code = codeFor(email)
    await poolAdmin().send(
      new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }),
    )
    expect((await begin(email)).status).toBe(200)
    expect((await confirm(email, codeFor(email))).status).toBe(200)
  })
})

describe('whoever begins a registration in somebody else’s name', () => {
  test('gets nothing of the account: its owner’s password and name count', async () => {
    const email = 'agare@example.se'
    await beginAtThePool(email)
    const owner = { ...newcomer, Firstname: 'Rätt' }
    expect((await confirm(email, codeFor(email), owner)).status).toBe(200)
    const stranger = await call('auth.login', { email, password: 'Framlingens1' })
    expect([stranger.status, stranger.body.error.code]).toEqual([401, 'wrong_password'])
    expect((await call('auth.login', { email, password: owner.password })).status).toBe(200)
    const account = await accountOf(email)
    expect(await users.get(account?.id ?? '')).toMatchObject({ Firstname: 'Rätt' })
  })

  test('keeps no administrator from adding its owner', async () => {
    const email = 'ockuperad@example.se'
    await beginAtThePool(email)
    const squatted = await accountOf(email)
    const { token } = await person({ Role: ADMIN })
    const user = JSON.stringify({ ...names, email, password })
    expect((await call('users.add', { user }, { token })).status).toBe(200)
    const added = await accountOf(email)
    expect(added?.status).toBe('CONFIRMED')
    expect(added?.id).not.toBe(squatted?.id)
  })

  test('keeps no administrator from giving it to somebody who has an account', async () => {
    const email = 'nygift@example.se'
    await begin(email)
    const { token } = await person({ Role: ADMIN })
    const { id } = await person()
    const { status } = await call('profile.update', { user: { id, Email: email } }, { token })
    expect(status).toBe(200)
    const same = { Email: email }
    expect(await everywhere(id)).toMatchObject({ pool: same, table: same, list: same })
    expect((await call('auth.login', { email, password })).status).toBe(200)
  })

  test('loses it to whoever registers it later', async () => {
    const email = 'foregangen@example.se'
    await beginAtThePool(email)
    const squatted = await accountOf(email)
    later(61)
    expect((await begin(email)).status).toBe(200)
    expect((await accountOf(email))?.id).not.toBe(squatted?.id)
  })
})

describe('refused, and nothing is changed:', () => {
  test('an address that is taken', async () => {
    const { Email, id } = await person()
    const { status, body } = await begin(Email)
    expect([status, body.error.code]).toEqual([409, 'taken'])
    expect(await users.get(id)).toMatchObject({ Firstname: 'Åsa' })
  })

  test('a wrong code, told as for an address that nobody has registered or somebody has', async () => {
    const email = 'felkod@example.se'
    await begin(email)
    const wrong = codeFor(email) === '000000' ? '111111' : '000000'
    const { Email } = await person()
    for (const address of [email, 'ingen@example.se', Email]) {
      const { status, body } = await confirm(address, wrong)
      expect([status, body.error.fields]).toEqual([
        400,
        {
          code: 'Koden stämmer inte eller gäller inte längre. Om du redan har bekräftat kontot kan du logga in.',
        },
      ])
    }
    expect((await accountOf(email))?.status).toBe('UNCONFIRMED')
  })

  test('every other domain, also straight at the pool', async () => {
    const { status, body } = await begin('nils@example.com')
    expect([status, body.error.code]).toEqual([403, 'registration_closed'])
    expect((await confirm('nils@example.com', '123456')).status).toBe(403)
    await expect(beginAtThePool('nils@example.com')).rejects.toThrow(/not open/)
    expect(await accountOf('nils@example.com')).toBeUndefined()
  })

  test('a password that lacks something', async () => {
    const { status, body } = await begin('lisa@example.se', { ...newcomer, password: 'kort' })
    expect(status).toBe(400)
    expect(body.error.fields).toEqual({
      password: 'minst 8 tecken, minst ett stort tecken, minst en siffra',
    })
  })
})

test('what nobody confirms is gone after a day, and nothing else', async () => {
  const waiting = 'vantar@example.se'
  const { Email } = await person()
  await begin(waiting)
  later(23 * 3600)
  await invoke('auth.sweepRegistrations', {})
  expect(await accountOf(waiting)).toBeDefined()
  later(2 * 3600)
  await invoke('auth.sweepRegistrations', {})
  expect(await accountOf(waiting)).toBeUndefined()
  expect(await accountOf(Email)).toBeDefined()
  const { Users } = await poolAdmin().send(
    new ListUsersCommand({
      UserPoolId: portal().cognito.poolId,
      Filter: 'cognito:user_status = "UNCONFIRMED"',
    }),
  )
  expect(Users).toEqual([])
})
