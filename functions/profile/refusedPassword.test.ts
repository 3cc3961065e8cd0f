import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  InvalidPasswordException,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test, vi } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal()

test('whoever chooses a password that the pool does not take is told so, and keeps the one before', async () => {
  const { token, Email } = await person()
  const { prototype }: any = CognitoIdentityProviderClient
  const { send } = prototype
  using refusing = vi.spyOn(prototype, 'send')
  refusing.mockImplementation(async function (this: any, command: any) {
    if (command instanceof AdminSetUserPasswordCommand)
      throw new InvalidPasswordException({ message: 'no', $metadata: {} })
    return send.call(this, command)
  } as any)
  const user = { Password: 'Nyttlosen2' }
  const { status, body } = await call('profile.update', { user }, { token })
  expect([status, body.error]).toEqual([
    400,
    { code: 'invalid', error: 'Lösenordet uppfyller inte kraven.' },
  ])
  refusing.mockRestore()
  expect((await call('auth.login', { email: Email, password })).status).toBe(200)
})
