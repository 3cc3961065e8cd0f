import { describe, expect, test } from 'vitest'
import { askedOfThePool } from '../../../shared/contract/stage/poolOperations.ts'
import { writableAttributes } from '../../delivery/poolSettings.ts'
import { synthesised } from '../../testing/stack/synthesised.ts'
import { withEverything } from '../../testing/stack/variants.ts'
import { startTestPool } from './testPool.ts'

describe.concurrent('a pool behind a firewall', () => {
  test('answers nobody what is not asked of it, and whoever signs as before', async () => {
    await using pool = await startTestPool({ asked: askedOfThePool })
    await pool.addUser('anna@portalen.se')
    const { AccessToken } = await pool.tokensOf('anna@portalen.se')
    const blocked = { name: 'ForbiddenException' }
    await expect(pool.client.deleteUser({ AccessToken })).rejects.toMatchObject(blocked)
    await expect(pool.client.getUser({ AccessToken })).rejects.toMatchObject(blocked)
    await expect(
      pool.client.resendConfirmationCode({ ...pool.inApp, Username: 'anna@portalen.se' }),
    ).rejects.toMatchObject(blocked)
    const forgot = { ...pool.inApp, Username: 'anna@portalen.se' }
    await expect(pool.client.forgotPassword(forgot)).resolves.toBeDefined()
  })

  test('without one, lets people end their own account', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { AccessToken } = await pool.tokensOf('anna@portalen.se')
    await pool.client.deleteUser({ AccessToken })
    await expect(pool.signIn('anna@portalen.se')).rejects.toThrow('Incorrect')
  })

  test('lets its client write what the stack’s may, and no more', async () => {
    for (const [stack, hasOutlook] of [
      [synthesised('dev'), false],
      [synthesised('dev', withEverything), true],
    ] as const) {
      const { WriteAttributes } = stack.one('AWS::Cognito::UserPoolClient')[1].Properties
      expect(WriteAttributes.toSorted()).toEqual(writableAttributes(hasOutlook).toSorted())
    }
    await using pool = await startTestPool({ writeAttributes: writableAttributes(false) })
    await pool.addUser('anna@portalen.se')
    const { AccessToken } = await pool.tokensOf('anna@portalen.se')
    const UserAttributes = [{ Name: 'custom:groups', Value: 'administrators' }]
    await expect(
      pool.client.updateUserAttributes({ AccessToken, UserAttributes }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})
