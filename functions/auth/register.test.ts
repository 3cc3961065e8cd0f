import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { users } from '../stores/users.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

const newcomer = { password: 'Valkommen1', Firstname: 'Nils', Lastname: 'Ny' }

const accountOf = (email: string) =>
  poolAdmin().send(
    new AdminGetUserCommand({ UserPoolId: portal().cognito.poolId, Username: email }),
  )

test('makes an account and a profile of role 1 for an address of the allowed domains', async () => {
  const email = 'nils.ny@example.se'
  const { status, body } = await call('auth.register', { ...newcomer, email })
  expect([status, body]).toEqual([200, { result: true, token: null, error: null }])
  const { Username = '', UserStatus } = await accountOf(email)
  expect(UserStatus).toBe('UNCONFIRMED')
  expect(await users.get(Username)).toMatchObject({ Email: email, Firstname: 'Nils', Role: 1 })
})

test('mends a registration that broke off between the account and the profile', async () => {
  const email = 'halv@example.se'
  await call('auth.register', { ...newcomer, email })
  const { Username = '' } = await accountOf(email)
  await table.send(new DeleteCommand({ TableName, Key: keys.user(Username) }))
  expect((await call('auth.register', { ...newcomer, email })).status).toBe(200)
  expect(await users.get(Username)).toMatchObject({ Email: email })
})

test('refuses an address that is taken, and changes nothing', async () => {
  const { Email, id } = await person()
  const { status, body } = await call('auth.register', { ...newcomer, email: Email })
  expect([status, body.error.code]).toEqual([409, 'taken'])
  expect(await users.get(id)).toMatchObject({ Firstname: 'Åsa' })
})

test('refuses every other domain, also straight at the pool', async () => {
  const { status, body } = await call('auth.register', { ...newcomer, email: 'nils@example.com' })
  expect([status, body.error.code]).toEqual([403, 'registration_closed'])
  const response = await fetch(portal().cognito.url, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' },
    body: JSON.stringify({
      ClientId: portal().cognito.clientId,
      Username: 'nils@example.com',
      Password: newcomer.password,
      UserAttributes: [{ Name: 'email', Value: 'nils@example.com' }],
    }),
  })
  expect(response.status).toBe(400)
  await expect(
    poolAdmin().send(
      new AdminDeleteUserCommand({
        UserPoolId: portal().cognito.poolId,
        Username: 'nils@example.com',
      }),
    ),
  ).rejects.toThrow(/does not exist/)
})

test('lists what a password lacks', async () => {
  const { status, body } = await call('auth.register', {
    ...newcomer,
    email: 'lisa@example.se',
    password: 'kort',
  })
  expect(status).toBe(400)
  expect(body.error.fields).toEqual({
    password: 'minst 8 tecken, minst ett stort tecken, minst en siffra',
  })
})
