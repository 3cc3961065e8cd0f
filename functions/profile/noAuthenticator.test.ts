import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'

usePortal(async () => ({ settings: { multiFactor: 'off' } }))

test('where the stage has no second step, nobody can set one up', async () => {
  const { token } = await person()
  const { status, body } = await call('profile.linkAuthenticator', {}, { token })
  expect([status, body.error]).toEqual([
    409,
    { error: 'Tvåstegsverifiering används inte i den här portalen.', code: 'no_multi_factor' },
  ])
})
