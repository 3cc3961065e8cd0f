import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { goodPassword, startTestPool } from '../testPool.ts'

const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }

const parameters = z.strictObject({
  SALT: z.string().regex(/^[\da-f]{32}$/),
  SRP_B: z.string().regex(/^[\da-f]{760,768}$/),
  SECRET_BLOCK: z.base64(),
  USERNAME: z.uuidv4(),
  USER_ID_FOR_SRP: z.uuidv4(),
})

describe.concurrent('signing in', () => {
  test('somebody signs in with their address in whatever case', async () => {
    await using pool = await startTestPool()
    await pool.addUser('Anna@portalen.se')
    const { AuthenticationResult } = await pool.signIn('anna@PORTALEN.se')
    expect(AuthenticationResult).toMatchObject({ TokenType: 'Bearer', ExpiresIn: 900 })
  })

  test('a wrong password and an unknown user are told apart by nothing', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    await expect(pool.signIn('anna@portalen.se', 'Vinter2026')).rejects.toMatchObject(incorrect)
    await expect(pool.signIn('nobody@portalen.se')).rejects.toMatchObject(incorrect)
  })

  test('an unknown user gets an SRP challenge with a salt and an id that stay', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const challenge = async (USERNAME: string) => {
      const answer = await pool.client.initiateAuth({
        ...pool.inApp,
        AuthFlow: 'USER_SRP_AUTH',
        AuthParameters: { USERNAME, SRP_A: 'abcdef' },
      })
      return { name: answer.ChallengeName, ...parameters.parse(answer.ChallengeParameters) }
    }
    const [known, unknown, again] = [
      await challenge('anna@portalen.se'),
      await challenge('nobody@portalen.se'),
      await challenge('Nobody@portalen.se'),
    ]
    expect(unknown.name).toBe(known.name)
    expect(again.SALT).toBe(unknown.SALT)
    expect(again.USER_ID_FOR_SRP).toBe(unknown.USER_ID_FOR_SRP)
    expect(again.SRP_B).not.toBe(unknown.SRP_B)
  })

  test('a client value that would fix the session key is refused', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const attempt = pool.client.initiateAuth({
      ...pool.inApp,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: 'anna@portalen.se', SRP_A: '00' },
    })
    await expect(attempt).rejects.toMatchObject(incorrect)
  })

  test('a disabled user learns it from the right password only', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const anna = { ...pool.inPool, Username: 'anna@portalen.se' }
    await pool.client.adminDisableUser(anna)
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User is disabled.',
    })
    await expect(pool.signIn('anna@portalen.se', 'Vinter2026')).rejects.toMatchObject(incorrect)
    await pool.client.adminEnableUser(anna)
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('a server signs somebody in', async () => {
    await using pool = await startTestPool()
    await pool.addUser('anna@portalen.se')
    const answer = await pool.client.adminInitiateAuth({
      ...pool.inPool,
      ...pool.inApp,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: 'anna@portalen.se', PASSWORD: goodPassword },
    })
    expect(answer.AuthenticationResult?.AccessToken).toBeDefined()
  })

  test('an invited user must choose a password that keeps the policy', async () => {
    await using pool = await startTestPool()
    await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      TemporaryPassword: 'Tillfällig1',
    })
    const { ChallengeName, Session } = await pool.signIn('anna@portalen.se', 'Tillfällig1')
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const choose = (NEW_PASSWORD: string) =>
      pool.client.respondToAuthChallenge({
        ...pool.inApp,
        ChallengeName: 'NEW_PASSWORD_REQUIRED',
        Session,
        ChallengeResponses: { USERNAME: 'anna@portalen.se', NEW_PASSWORD },
      })
    await expect(choose('sommar')).rejects.toMatchObject({ name: 'InvalidPasswordException' })
    expect((await choose(goodPassword)).AuthenticationResult?.AccessToken).toBeDefined()
    await expect(choose(goodPassword)).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    })
    await expect(pool.signIn('anna@portalen.se')).resolves.toBeDefined()
  })

  test('a challenge that nobody answered for three minutes is closed', async () => {
    await using pool = await startTestPool()
    await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      TemporaryPassword: 'Tillfallig1',
    })
    const { Session } = await pool.signIn('anna@portalen.se', 'Tillfallig1')
    pool.clock.ahead = 3 * 60_000
    const late = pool.client.adminRespondToAuthChallenge({
      ...pool.inPool,
      ...pool.inApp,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: 'anna@portalen.se', NEW_PASSWORD: goodPassword },
    })
    await expect(late).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  })
})
