import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { arrive, colleague, useOutlook } from '../../infra/testing/functions/outlook.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { AssociateSoftwareTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { ADMIN } from '../../shared/rules/permissions.ts'

useOutlook()

test('whoever asks for an address before its owner comes does not get them into an account of theirs', async () => {
  const attacker = await person({ Role: ADMIN })
  const owner = colleague()
  await call('profile.update', { user: { Email: owner.email } }, { token: attacker.token })
  const { user } = await arrive(owner)
  expect(user.id).not.toBe(attacker.id)
  const signIn = await call('auth.login', { email: owner.email, password })
  expect(signIn.status).toBe(401)
})

test('whoever registers an address after its owner came with Outlook gets no account with it', async () => {
  const owner = colleague()
  await arrive(owner)
  const names = { Firstname: 'Falsk', Lastname: 'Person' }
  const given = { email: owner.email, password: 'Framlingens1', ...names }
  await call('auth.register', given)
  const confirmed = await call('auth.confirmRegistration', { ...given, code: '000000' })
  expect(confirmed.status).toBe(400)
  const signIn = await call('auth.login', { email: owner.email, password: 'Framlingens1' })
  expect(signIn.status).not.toBe(200)
})

test('a thief’s token is worth nothing once an administrator has set another password', async () => {
  const admin = await person({ Role: ADMIN })
  const { id, token } = await person()
  const user = { id, Password: 'Raddningen1' }
  expect((await call('profile.update', { user }, { token: admin.token })).status).toBe(200)
  const changes = { Password: 'Tjuvens123', Email: 'tjuven@example.se' }
  const theft = await call('profile.update', { user: changes }, { token })
  expect([theft.status, theft.body.error.code]).toEqual([401, 'session_over'])
  await expect(
    poolAdmin().send(new AssociateSoftwareTokenCommand({ AccessToken: token })),
  ).rejects.toThrow('revoked')
})
