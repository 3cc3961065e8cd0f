import { describe, expect, test } from 'vitest'
import { startTestPool } from '../testPool.ts'

type TestPool = Awaited<ReturnType<typeof startTestPool>>

const mismatch = {
  name: 'CodeMismatchException',
  message: 'Invalid verification code provided, please try again.',
}
const expired = {
  name: 'ExpiredCodeException',
  message: 'Invalid code provided, please request a code again.',
}
const limited = {
  name: 'LimitExceededException',
  message: 'Attempt limit exceeded, please try after some time.',
}

const forget = ({ client, inApp }: TestPool, Username: string) =>
  client.forgotPassword({ ...inApp, Username })

const choose = (pool: TestPool, ConfirmationCode: string, Username = 'anna@portalen.se') =>
  pool.client.confirmForgotPassword({
    ...pool.inApp,
    Username,
    ConfirmationCode,
    Password: 'Vinter2026',
  })

const wrong = (code: string) => (code === '123456' ? '654321' : '123456')

describe.concurrent('a forgotten password', () => {
  test('a mailed code lets somebody choose a new password, once, and lifts a lockout', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { RefreshToken } = await pool.tokensOf('anna@portalen.se')
    for (let n = 0; n < 5; n++) {
      await expect(pool.signIn('anna@portalen.se', 'Fel12345')).rejects.toThrow('Incorrect')
    }
    await forget(pool, 'ANNA@portalen.se')
    expect(pool.outbox).toEqual([
      {
        to: 'anna@portalen.se',
        subject: 'Your verification code',
        html: expect.stringMatching(/^Your password reset code is \d{6}$/),
        sentAt: expect.any(String),
      },
    ])
    await choose(pool, pool.mailedCode())
    await expect(pool.signIn('anna@portalen.se', 'Vinter2026')).resolves.toBeDefined()
    await expect(
      pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken }),
    ).resolves.toBeDefined()
    await expect(choose(pool, pool.mailedCode())).rejects.toMatchObject(expired)
  })

  test('a code of another hour has expired', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await forget(pool, 'anna@portalen.se')
    pool.clock.ahead = 60 * 60_000
    await expect(choose(pool, pool.mailedCode())).rejects.toMatchObject(expired)
  })

  test('a newer code replaces the older one', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await forget(pool, 'anna@portalen.se')
    const older = pool.mailedCode()
    await forget(pool, 'anna@portalen.se')
    await expect(choose(pool, older)).rejects.toMatchObject(mismatch)
    await expect(choose(pool, pool.mailedCode())).resolves.toBeDefined()
  })

  test('five wrong codes end the guessing, even for the right one', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await forget(pool, 'anna@portalen.se')
    const code = pool.mailedCode()
    for (let n = 0; n < 5; n++) {
      await expect(choose(pool, wrong(code))).rejects.toMatchObject(mismatch)
    }
    await expect(choose(pool, code)).rejects.toMatchObject(limited)
  })

  test('a password that breaks the policy does not spend the code', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await forget(pool, 'anna@portalen.se')
    const weak = pool.client.confirmForgotPassword({
      ...pool.inApp,
      Username: 'anna@portalen.se',
      ConfirmationCode: pool.mailedCode(),
      Password: 'vinter',
    })
    await expect(weak).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    await expect(choose(pool, pool.mailedCode())).resolves.toBeDefined()
  })

  test('five mails an hour are enough', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    for (let n = 0; n < 5; n++) await forget(pool, 'anna@portalen.se')
    await expect(forget(pool, 'anna@portalen.se')).rejects.toMatchObject(limited)
    expect(pool.outbox).toHaveLength(5)
    pool.clock.ahead = 60 * 60_000
    await expect(forget(pool, 'anna@portalen.se')).resolves.toBeDefined()
  })

  test('unknown and disabled users get the same answers and no mail', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await pool.addUser('arne@portalen.se')
    await pool.client.adminDisableUser({ ...pool.inPool, Username: 'arne@portalen.se' })
    const known = await forget(pool, 'anna@portalen.se')
    pool.outbox.length = 0
    for (const email of ['annan@portalen.se', 'arne@portalen.se']) {
      const { CodeDeliveryDetails } = await forget(pool, email)
      expect(CodeDeliveryDetails).toEqual(known.CodeDeliveryDetails)
      for (let n = 0; n < 5; n++) {
        await expect(choose(pool, '123456', email)).rejects.toMatchObject(mismatch)
      }
      await expect(choose(pool, '123456', email)).rejects.toMatchObject(limited)
    }
    expect(pool.outbox).toEqual([])
  })

  test('who never chose a password of their own cannot reset it', async () => {
    await using pool = await startTestPool()
    await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    })
    await expect(forget(pool, 'anna@portalen.se')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User password cannot be reset in the current state.',
    })
  })

  test('an administrator makes somebody choose a new password', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const anna = { ...pool.inPool, Username: 'anna@portalen.se' }
    await pool.client.adminResetUserPassword(anna)
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject({
      name: 'PasswordResetRequiredException',
    })
    await expect(pool.signIn('anna@portalen.se', 'Fel12345')).rejects.toThrow('Incorrect')
    await choose(pool, pool.mailedCode())
    await expect(pool.signIn('anna@portalen.se', 'Vinter2026')).resolves.toBeDefined()
  })
})
