import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  CognitoIdentityProviderClient,
  type SoftwareTokenMfaSettingsType,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { users } from '../stores/people/users.ts'
import { codeOf } from '../../infra/testing/functions/authenticator.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal(async () => ({ settings: { multiFactor: 'required' } }))

/** What somebody with this token gets who wants to use the portal. */
const use = async (token: string) => {
  const { status, body } = await call('assistant.questions', {}, { token })
  return [status, body.error?.code]
}

async function setUp(token: string) {
  const { body } = await call('profile.linkAuthenticator', {}, { token })
  const secret = new URL(body.results.address).searchParams.get('secret') ?? ''
  const { status } = await call('profile.confirmAuthenticator', { code: codeOf(secret) }, { token })
  expect(status).toBe(200)
}

test('where the stage requires a second step, nobody gets further without it', async () => {
  const { token } = await person()
  expect(await use(token)).toEqual([403, 'second_step'])
  expect((await call('auth.me', {}, { token })).body.user.SecondStep).toBe('off')
  await setUp(token)
  expect(await use(token)).toEqual([200, undefined])
})

test('administrators need it too, and whoever signs in with Outlook does not', async () => {
  const admin = await person({ Role: ADMIN })
  const { status, body } = await call('users.all', {}, { token: admin.token })
  expect([status, body.error.code]).toEqual([403, 'second_step'])
  const outlook = await person({ PoolName: 'entraid_2', SecondStep: 'outlook' })
  expect(await use(outlook.token)).toEqual([200, undefined])
})

test('whoever has not set it up can sign out', async () => {
  const { token } = await person()
  expect((await call('auth.logout', {}, { token })).status).toBe(200)
})

test('whoever lost the app, and was helped, sets up another one before anything else', async () => {
  const admin = await person({ Role: ADMIN })
  await setUp(admin.token)
  const { token, id, Email } = await person()
  await setUp(token)
  await call('profile.removeAuthenticator', { userid: id }, { token: admin.token })
  const { body } = await call('auth.login', { email: Email, password })
  expect(await use(body.token.access_token)).toEqual([403, 'second_step'])
})

test('whoever turns it off at the pool itself is asked for it again after the next sign-in', async () => {
  const { token, id, Email } = await person()
  await setUp(token)
  const off: SoftwareTokenMfaSettingsType = { Enabled: false }
  const account = { UserPoolId: portal().cognito.poolId, Username: id }
  await poolAdmin().send(
    new AdminSetUserMFAPreferenceCommand({ ...account, SoftwareTokenMfaSettings: off }),
  )
  const { body } = await call('auth.login', { email: Email, password })
  expect((await users.latest(id))?.SecondStep).toBe('off')
  expect(await use(body.token.access_token)).toEqual([403, 'second_step'])
})

test('a sign-in is noted also when the pool cannot say whether it asks for a code', async () => {
  const { id, Email } = await person()
  const { prototype }: any = CognitoIdentityProviderClient
  const { send } = prototype
  const failing = vi.spyOn(prototype, 'send')
  failing.mockImplementation(async function (this: any, command: any) {
    if (command instanceof AdminGetUserCommand) throw new Error('no answer')
    return send.call(this, command)
  } as any)
  await call('auth.login', { email: Email, password })
  failing.mockRestore()
  expect((await logOf(id)).map(({ message }) => message)).toEqual(['Loggade in', 'Loggade in'])
  expect((await users.latest(id))?.SecondStep).toBe('off')
})
