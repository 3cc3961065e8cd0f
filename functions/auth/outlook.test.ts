import {
  AdminCreateUserCommand,
  AdminGetUserCommand,
  AdminUpdateUserAttributesCommand,
  ListUsersCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { users } from '../stores/people/users.ts'
import { call } from '../../infra/testing/functions/call.ts'
import {
  administrators,
  arrive,
  colleague,
  refreshed,
  useOutlook,
} from '../../infra/testing/functions/outlook.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal } from '../../infra/testing/functions/portal.ts'
import { logOf, signInsOf, until } from '../../infra/testing/functions/records.ts'

useOutlook()

const deactivate = (id: string) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: keys.user(id),
      UpdateExpression: 'SET InAktiv = :yes',
      ExpressionAttributeValues: { ':yes': true },
    }),
  )

const poolUsers = async (email: string) => {
  const { Users = [] } = await poolAdmin().send(
    new ListUsersCommand({
      UserPoolId: portal().cognito.poolId,
      Filter: `email = "${email.toLowerCase()}"`,
    }),
  )
  return Users
}

describe('whoever signs in with Outlook for the first time', () => {
  test('gets a profile with name and address, and is noted once', async () => {
    const nils = colleague()
    const { user } = await arrive(nils)
    expect(user).toMatchObject({
      Firstname: 'Nils',
      Lastname: 'Ny',
      Email: nils.email.toLowerCase(),
      Role: STAFF,
      Lastlogin: expect.stringMatching(/^\d{4}-/),
    })
    const entries = await logOf(user.id)
    expect(entries).toMatchObject([
      { message: 'Skapade sitt konto', userName: 'Nils Ny' },
      { message: 'Loggade in', userName: 'Nils Ny' },
    ])
    const [account] = await poolUsers(user.Email)
    expect(await users.get(user.id)).toMatchObject({ PoolName: account?.Username })
  })

  test('is called what the address says when Entra ID tells no name', async () => {
    const { sub } = colleague()
    const { user } = await arrive({ sub, email: 'Namnlos@example.se' })
    expect(user).toMatchObject({ Firstname: 'namnlos', Lastname: '' })
  })

  test.each([
    ['a list', [administrators.toUpperCase(), 'f00']],
    ['JSON', JSON.stringify(['f00', administrators])],
  ])('is an administrator with the group for that, told as %s', async (_, groups) => {
    expect((await arrive(colleague({ groups }))).user.Role).toBe(ADMIN)
  })

  test('is staff with other groups', async () => {
    expect((await arrive(colleague({ groups: [`${administrators}0`] }))).user.Role).toBe(STAFF)
  })
})

describe('whoever signs in with Outlook again', () => {
  test('is the same person, noted once each time', async () => {
    const nils = colleague()
    const first = await arrive(nils)
    const second = await arrive(nils)
    expect(second.user.id).toBe(first.user.id)
    expect(second.user.Lastlogin > first.user.Lastlogin).toBe(true)
    expect(await signInsOf(first.user.id)).toHaveLength(2)
  })

  test('keeps the role and the name that the portal knows', async () => {
    const nils = colleague()
    await arrive(nils)
    const later = await arrive({ ...nils, given_name: 'Nisse', groups: [administrators] })
    expect(later.user).toMatchObject({ Role: STAFF, Firstname: 'Nils' })
  })

  test('is listed by the address that their organisation has given them since', async () => {
    const nils = colleague()
    const { user } = await arrive(nils)
    const email = `flyttad.${crypto.randomUUID()}@${nils.email.split('@')[1]?.toLowerCase()}`
    const later = await arrive({ ...nils, email })
    expect(later.user).toMatchObject({ id: user.id, Email: email })
    const { token } = await person({ Role: ADMIN })
    const { body } = await call('users.all', { size: 20, searchTerm: email }, { token })
    expect(body.results).toMatchObject([{ id: user.id, Email: email }])
  })

  test('is not noted when tokens are refreshed', async () => {
    const { user, refresh_token } = await arrive(colleague())
    expect((await refreshed(refresh_token)).status).toBe(200)
    expect(await signInsOf(user.id)).toHaveLength(1)
  })

  test('can sign out everywhere', async () => {
    const { access_token, refresh_token } = await arrive(colleague())
    expect((await call('auth.logout', {}, { token: access_token })).status).toBe(200)
    expect((await refreshed(refresh_token)).status).toBe(400)
  })

  test('gets no tokens when deactivated, and that is no sign-in', async () => {
    const nils = colleague()
    const { user } = await arrive(nils)
    await deactivate(user.id)
    await expect(arrive(nils)).rejects.toThrow(
      'PreTokenGeneration failed with error User is disabled.',
    )
    expect(await signInsOf(user.id)).toHaveLength(1)
  })
})

describe('whoever has an account of the portal’s own', () => {
  test('comes to it with Outlook, and every other way into it ends, of which they are told', async () => {
    const { id, Email, token } = await person({ Firstname: 'Åsa' })
    const { user, access_token } = await arrive(colleague({ email: Email.toUpperCase() }))
    expect(user).toMatchObject({ id, Firstname: 'Åsa' })
    const messages = (await logOf(id)).map(({ message }) => message)
    expect(messages).toEqual(['Loggade in', 'Kopplade kontot till Outlook', 'Loggade in'])
    expect(await poolUsers(Email)).toHaveLength(1)
    expect((await call('auth.login', { email: Email, password })).status).toBe(401)
    const before = await call('auth.me', {}, { token })
    expect([before.status, before.body.error.code]).toEqual([401, 'session_over'])
    const told = await until(
      () => call('notifications.all', {}, { token: access_token }),
      ({ body }) => body.results.length > 0,
    )
    expect(told.body.results[0]).toMatchObject({
      Name: 'Portalen',
      message: expect.stringContaining('kopplat till Outlook'),
    })
  })

  test('comes to it the second time without losing anything', async () => {
    const { Email } = await person()
    // As Entra ID likes to write it.
    const nils = colleague({ email: Email.toUpperCase() })
    const { access_token } = await arrive(nils)
    expect((await arrive(nils)).user.Email).toBe(Email)
    expect((await call('auth.me', {}, { token: access_token })).status).toBe(200)
  })

  test('can still be mailed a new password', async () => {
    const { Email } = await person()
    await arrive(colleague({ email: Email }))
    await call('auth.forgetPass', { email: Email })
    expect(portal().outbox.mails()[0]).toMatchObject({ to: Email })
  })

  test('gets no tokens when deactivated, and that is no sign-in', async () => {
    const { id, Email } = await person()
    await deactivate(id)
    await expect(arrive(colleague({ email: Email }))).rejects.toThrow('User is disabled.')
    expect((await logOf(id)).map(({ message }) => message)).toEqual([
      'Loggade in',
      'Kopplade kontot till Outlook',
    ])
  })

  test('but no profile yet, gets one as staff whatever the groups, and is noted once', async () => {
    const UserPoolId = portal().cognito.poolId
    const Username = 'halvvags@example.se'
    const attributes = { email: Username, email_verified: 'true', 'custom:groups': administrators }
    const UserAttributes = Object.entries(attributes).map(([Name, Value]) => ({ Name, Value }))
    const create = { UserPoolId, Username, UserAttributes, MessageAction: 'SUPPRESS' as const }
    await poolAdmin().send(new AdminCreateUserCommand(create))
    const { user } = await arrive(colleague({ email: Username, groups: [administrators] }))
    expect(user.Role).toBe(STAFF)
    expect(await signInsOf(user.id)).toHaveLength(1)
  })

  test('cannot be prepared one by a colleague, who would keep the password', async () => {
    const [staff, newcomer] = [await person(), colleague()]
    const change = (token: string, Email: string) =>
      call('profile.update', { user: { id: staff.id, Email } }, { token })
    const refused = await change(staff.token, newcomer.email)
    expect([refused.status, refused.body.error.fields]).toEqual([
      400,
      { 'user.Email': 'Be en administratör ändra din e-postadress.' },
    ])
    expect((await arrive(newcomer)).user.id).not.toBe(staff.id)
    const admin = await person({ Role: ADMIN })
    expect((await change(admin.token, `ny.${staff.Email}`)).status).toBe(200)
  })

  test('and gives it an address that is not theirs, is not known by it', async () => {
    const { id, Email } = await person()
    const stolen = `chefen.${Email}`
    const UserPoolId = portal().cognito.poolId
    const UserAttributes = [{ Name: 'email', Value: stolen }]
    await poolAdmin().send(
      new AdminUpdateUserAttributesCommand({ UserPoolId, Username: id, UserAttributes }),
    )
    expect((await call('auth.login', { email: stolen, password })).status).toBe(401)
    expect((await call('auth.login', { email: Email, password })).status).toBe(200)
    expect((await users.get(id))?.Email).toBe(Email)
  })

  test('that somebody else began to register in their name, is not led into it', async () => {
    const Username = 'utan-bevis@example.se'
    const { clientId: ClientId, poolId: UserPoolId } = portal().cognito
    await poolAdmin().send(new SignUpCommand({ ClientId, Username, Password: password }))
    const { user } = await arrive(colleague({ email: Username }))
    const begun = await poolAdmin().send(new AdminGetUserCommand({ UserPoolId, Username }))
    expect(begun.UserStatus).toBe('UNCONFIRMED')
    expect(user.id).not.toBe(begun.Username)
  })
})

describe('a guest of the directory, with an address of another domain', () => {
  test('comes to nobody’s account, and gets none', async () => {
    const { id, Email } = await person({ Email: 'konsult@example.com' })
    await expect(arrive(colleague({ email: Email }))).rejects.toThrow('not allowed here')
    await expect(arrive(colleague({ email: 'gast@example.com' }))).rejects.toThrow('not allowed')
    expect((await call('auth.login', { email: Email, password })).status).toBe(200)
    expect(await logOf(id)).toHaveLength(2)
    expect(await poolUsers('gast@example.com')).toEqual([])
  })

  test('cannot take one later, by writing it in their own directory', async () => {
    const nils = colleague()
    const { user } = await arrive(nils)
    await expect(arrive({ ...nils, email: 'chefen@example.com' })).rejects.toThrow('not allowed')
    expect(await users.get(user.id)).toMatchObject({ Email: user.Email })
  })
})
