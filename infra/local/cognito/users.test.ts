import { describe, expect, test } from 'vitest'
import { goodPassword, startTestPool } from './testPool.ts'

const email = (Value: string) => [{ Name: 'email', Value }]

describe.concurrent('users', () => {
  test('an administrator creates, reads, changes and deletes a user', async () => {
    await using pool = await startTestPool()
    const { User } = await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      UserAttributes: [{ Name: 'given_name', Value: 'Anna' }],
      MessageAction: 'SUPPRESS',
    })
    expect(User).toMatchObject({ Enabled: true, UserStatus: 'FORCE_CHANGE_PASSWORD' })
    expect(pool.outbox).toEqual([])
    const anna = { ...pool.inPool, Username: 'anna@portalen.se' }
    await pool.client.adminUpdateUserAttributes({
      ...anna,
      UserAttributes: [{ Name: 'given_name', Value: '' }, ...email('anna.ek@portalen.se')],
    })
    const read = await pool.client.adminGetUser({ ...pool.inPool, Username: 'anna.ek@portalen.se' })
    expect(read.UserCreateDate).toBeInstanceOf(Date)
    expect(read.UserAttributes).toEqual([
      { Name: 'sub', Value: User?.Username },
      { Name: 'email', Value: 'anna.ek@portalen.se' },
      { Name: 'email_verified', Value: 'false' },
    ])
    await expect(pool.client.adminGetUser(anna)).rejects.toMatchObject({
      name: 'UserNotFoundException',
      message: 'User does not exist.',
    })
    await pool.client.adminDeleteUser({ ...pool.inPool, Username: String(User?.Username) })
    expect((await pool.client.listUsers(pool.inPool)).Users).toEqual([])
  })

  test('an address belongs to one user', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await pool.addUser('bo@portalen.se')
    await expect(
      pool.client.adminCreateUser({ ...pool.inPool, Username: 'BO@portalen.se' }),
    ).rejects.toMatchObject({ name: 'UsernameExistsException' })
    await expect(
      pool.client.adminUpdateUserAttributes({
        ...pool.inPool,
        Username: 'anna@portalen.se',
        UserAttributes: email('Bo@portalen.se'),
      }),
    ).rejects.toMatchObject({ name: 'AliasExistsException' })
    await expect(
      pool.client.adminCreateUser({ ...pool.inPool, Username: 'bo' }),
    ).rejects.toMatchObject({ message: 'Username should be an email.' })
  })

  test('an invitation carries a temporary password and can be sent again', async () => {
    await using pool = await startTestPool()
    const anna = { ...pool.inPool, Username: 'anna@portalen.se' }
    await pool.client.adminCreateUser(anna)
    const invitation = /^Your username is anna@portalen\.se and temporary password is (\S+)$/
    const passwords = () => pool.outbox.map(({ html }) => invitation.exec(html)?.[1])
    await pool.client.adminCreateUser({ ...anna, MessageAction: 'RESEND' })
    const [first, second] = passwords()
    await expect(pool.signIn('anna@portalen.se', first)).rejects.toThrow('Incorrect')
    expect((await pool.signIn('anna@portalen.se', second)).ChallengeName).toBeDefined()
    await pool.client.adminSetUserPassword({ ...anna, Password: goodPassword, Permanent: true })
    await expect(
      pool.client.adminCreateUser({ ...anna, MessageAction: 'RESEND' }),
    ).rejects.toMatchObject({ name: 'UnsupportedUserStateException' })
  })

  test.each([
    ['Ab1', 'Password not long enough'],
    ['sommar2026', 'Password must have uppercase characters'],
    ['SOMMAR2026', 'Password must have lowercase characters'],
    ['Sommarlov', 'Password must have numeric characters'],
  ])('the password %s breaks the policy', async (Password, reason) => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await expect(
      pool.client.adminSetUserPassword({ ...pool.inPool, Username: 'anna@portalen.se', Password }),
    ).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${reason}`,
    })
  })

  test('somebody reads and changes their own attributes, but not whether they are verified', async () => {
    await using pool = await startTestPool()
    const sub = await pool.addUser('anna@portalen.se')
    const { AccessToken } = await pool.tokensOf('anna@portalen.se')
    await pool.client.updateUserAttributes({ AccessToken, UserAttributes: email('a@portalen.se') })
    expect(await pool.client.getUser({ AccessToken })).toMatchObject({
      Username: sub,
      UserAttributes: [
        { Name: 'sub', Value: sub },
        { Name: 'email', Value: 'a@portalen.se' },
        { Name: 'email_verified', Value: 'false' },
      ],
    })
    for (const Name of ['email_verified', 'sub']) {
      const UserAttributes = [{ Name, Value: 'true' }]
      await expect(
        pool.client.updateUserAttributes({ AccessToken, UserAttributes }),
      ).rejects.toThrow(/attribute/i)
    }
  })

  test('who changes their password proves the old one', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const { AccessToken } = await pool.tokensOf('anna@portalen.se')
    const change = (PreviousPassword: string) =>
      pool.client.changePassword({ AccessToken, PreviousPassword, ProposedPassword: 'Vinter2026' })
    await expect(change('Fel12345')).rejects.toThrow('Incorrect username or password.')
    await change(goodPassword)
    await expect(pool.signIn('anna@portalen.se', 'Vinter2026')).resolves.toBeDefined()
    for (let n = 0; n < 5; n++) await expect(change('Fel12345')).rejects.toThrow('Incorrect')
    await expect(change('Vinter2026')).rejects.toMatchObject({ name: 'LimitExceededException' })
  })
})
