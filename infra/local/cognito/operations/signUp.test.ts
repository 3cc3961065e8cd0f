import { describe, expect, test } from 'vitest'
import { goodPassword, startTestPool } from '../testPool.ts'

const anna = { Username: 'anna@portalen.se' }
const signUp = { ...anna, Password: goodPassword }

describe.concurrent('signing up', () => {
  test('nobody signs themselves up unless the pool allows it', async () => {
    await using pool = await startTestPool()
    await expect(pool.client.signUp({ ...pool.inApp, ...signUp })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'SignUp is not permitted for this user pool',
    })
  })

  test('somebody signs up, confirms the mailed code and signs in', async () => {
    await using pool = await startTestPool({ selfSignUp: true })
    const created = await pool.client.signUp({ ...pool.inApp, ...signUp })
    expect(created).toMatchObject({
      UserConfirmed: false,
      CodeDeliveryDetails: { Destination: 'a***@p***', DeliveryMedium: 'EMAIL' },
    })
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    })
    await expect(pool.signIn('anna@portalen.se', 'Fel12345')).rejects.toThrow('Incorrect')
    const confirm = (ConfirmationCode: string) =>
      pool.client.confirmSignUp({ ...pool.inApp, ...anna, ConfirmationCode })
    await expect(confirm('no')).rejects.toMatchObject({ name: 'CodeMismatchException' })
    await pool.client.resendConfirmationCode({ ...pool.inApp, ...anna })
    expect(pool.outbox).toHaveLength(2)
    await confirm(pool.mailedCode())
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
    await expect(confirm(pool.mailedCode())).rejects.toMatchObject({
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    })
  })

  test('an address is taken once, whatever its case', async () => {
    await using pool = await startTestPool({ selfSignUp: true })
    await pool.addUser('Anna@Portalen.se')
    await expect(pool.client.signUp({ ...pool.inApp, ...signUp })).rejects.toMatchObject({
      name: 'UsernameExistsException',
    })
  })

  test('nobody verifies their own address by saying so', async () => {
    await using pool = await startTestPool({ selfSignUp: true })
    const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
    await expect(
      pool.client.signUp({ ...pool.inApp, ...signUp, UserAttributes }),
    ).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })

  test('a code is resent to nobody without a word about it', async () => {
    await using pool = await startTestPool({ selfSignUp: true })
    const { CodeDeliveryDetails } = await pool.client.resendConfirmationCode({
      ...pool.inApp,
      ...anna,
    })
    expect(CodeDeliveryDetails).toMatchObject({ Destination: 'a***@p***' })
    expect(pool.outbox).toEqual([])
  })
})
