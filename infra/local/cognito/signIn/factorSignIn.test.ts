import { describe, expect, test } from 'vitest'
import { goodPassword, startTestPool } from '../testPool.ts'

const anna = 'anna@portalen.se'
const mismatch = { name: 'CodeMismatchException', message: 'Invalid code received for user' }
const spent = {
  name: 'ExpiredCodeException',
  message: 'Your software token has already been used once.',
}
const exceeded = { name: 'NotAuthorizedException', message: 'Password attempts exceeded' }
const notAuthorized = { name: 'NotAuthorizedException' }

/** Anna, with an authenticator app, in a pool where that is optional. */
async function startWithAnna() {
  const pool = await startTestPool({ multiFactor: 'OPTIONAL' })
  const sub = await pool.addUser(anna)
  const secret = await pool.addAuthenticator(anna)
  return {
    ...pool,
    sub,
    secret,
    named: { ...pool.inPool, Username: anna },
    code: () => pool.codeOf(secret),
    wrongCode: () => pool.codeOf(secret, -300),
    session: async () => (await pool.signIn(anna)).Session,
  }
}

describe.concurrent('a sign-in with a second factor', () => {
  test('takes the password and a code, and a refresh asks for nothing', async () => {
    await using pool = await startWithAnna()
    const asked = await pool.signIn(anna)
    expect(asked).toMatchObject({
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      ChallengeParameters: { USER_ID_FOR_SRP: pool.sub },
    })
    expect(asked.ChallengeParameters).not.toHaveProperty('FRIENDLY_DEVICE_NAME')
    expect(asked.AuthenticationResult).toBeUndefined()
    const { AuthenticationResult } = await pool.enterCode(asked.Session, pool.code())
    const RefreshToken = String(AuthenticationResult?.RefreshToken)
    await expect(
      pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken }),
    ).resolves.toMatchObject({ AuthenticationResult: { TokenType: 'Bearer' } })
  })

  test('a server asks for the code too, and sees the name of the device', async () => {
    await using pool = await startWithAnna()
    const { AuthenticationResult } = await pool.enterCode(await pool.session(), pool.code())
    const AccessToken = String(AuthenticationResult?.AccessToken)
    const { SecretCode } = await pool.client.associateSoftwareToken({ AccessToken })
    const UserCode = pool.codeOf(String(SecretCode))
    const FriendlyDeviceName = 'Annas telefon'
    await pool.client.verifySoftwareToken({ AccessToken, UserCode, FriendlyDeviceName })
    pool.clock.ahead += 30_000
    const named = { ...pool.inPool, ...pool.inApp }
    const { ChallengeName, ChallengeParameters, Session } = await pool.client.adminInitiateAuth({
      ...named,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: anna, PASSWORD: goodPassword },
    })
    expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    expect(ChallengeParameters).toHaveProperty('FRIENDLY_DEVICE_NAME', FriendlyDeviceName)
    const SOFTWARE_TOKEN_MFA_CODE = pool.codeOf(String(SecretCode))
    const answer = await pool.client.adminRespondToAuthChallenge({
      ...named,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: anna, SOFTWARE_TOKEN_MFA_CODE },
    })
    expect(answer.AuthenticationResult?.AccessToken).toBeDefined()
  })

  test('a wrong code is refused, and the right one then taken, once', async () => {
    await using pool = await startWithAnna()
    const Session = await pool.session()
    for (const wrong of [pool.wrongCode(), '12345', 'abcdef']) {
      await expect(pool.enterCode(Session, wrong)).rejects.toMatchObject(mismatch)
    }
    await pool.enterCode(Session, pool.code())
    await expect(pool.enterCode(Session, pool.code())).rejects.toMatchObject(notAuthorized)
  })

  test('a code that was used is refused, and the next one taken', async () => {
    await using pool = await startWithAnna()
    const used = pool.code()
    await pool.enterCode(await pool.session(), used)
    const Session = await pool.session()
    await expect(pool.enterCode(Session, used)).rejects.toMatchObject(spent)
    pool.clock.ahead += 30_000
    await expect(pool.enterCode(Session, pool.code())).resolves.toBeDefined()
  })

  test('of two who enter one code at once, one gets in', async () => {
    await using pool = await startWithAnna()
    const sessions = [await pool.session(), await pool.session()]
    const code = pool.code()
    const answers = await Promise.allSettled(sessions.map((one) => pool.enterCode(one, code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const refused = answers.find(({ status }) => status === 'rejected')
    expect(refused).toMatchObject({ reason: spent })
  })

  test('wrong codes lock somebody out, whom a password does not free', async () => {
    await using pool = await startWithAnna()
    const Session = await pool.session()
    for (let n = 0; n < 4; n++) {
      await expect(pool.enterCode(Session, pool.wrongCode())).rejects.toMatchObject(mismatch)
    }
    const again = await pool.session()
    await expect(pool.enterCode(again, pool.wrongCode())).rejects.toMatchObject(mismatch)
    await expect(pool.enterCode(again, pool.code())).rejects.toMatchObject(exceeded)
    await expect(pool.signIn(anna)).rejects.toMatchObject(exceeded)
    pool.clock.ahead += 1000
    await pool.enterCode(again, pool.code())
    pool.clock.ahead += 30_000
    const fresh = await pool.session()
    for (let n = 0; n < 4; n++) {
      await expect(pool.enterCode(fresh, pool.wrongCode())).rejects.toMatchObject(mismatch)
    }
    await expect(pool.enterCode(fresh, pool.code())).resolves.toBeDefined()
  })

  test('wrong passwords keep somebody from entering a code', async () => {
    await using pool = await startWithAnna()
    const Session = await pool.session()
    for (let n = 0; n < 5; n++) {
      await expect(pool.signIn(anna, 'Vinter2026')).rejects.toThrow('Incorrect')
    }
    await expect(pool.enterCode(Session, pool.code())).rejects.toMatchObject(exceeded)
  })

  test('who was disabled, made to choose a password or deleted meanwhile is refused', async () => {
    await using pool = await startWithAnna()
    const Session = await pool.session()
    await pool.client.adminDisableUser(pool.named)
    await expect(pool.enterCode(Session, pool.code())).rejects.toThrow('User is disabled.')
    await pool.client.adminEnableUser(pool.named)
    await pool.client.adminResetUserPassword(pool.named)
    await expect(pool.enterCode(Session, pool.code())).rejects.toMatchObject(notAuthorized)
    await pool.client.adminDeleteUser(pool.named)
    await expect(pool.enterCode(Session, pool.code())).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
  })

  test('the session of another challenge takes no code, and that of this one no password', async () => {
    await using pool = await startWithAnna()
    const { ChallengeParameters } = await pool.client.initiateAuth({
      ...pool.inApp,
      AuthFlow: 'USER_SRP_AUTH',
      AuthParameters: { USERNAME: anna, SRP_A: 'abcdef' },
    })
    const unproven = ChallengeParameters?.['SECRET_BLOCK']
    await expect(pool.enterCode(unproven, pool.code())).rejects.toMatchObject(notAuthorized)
    const Session = await pool.session()
    await pool.client.adminSetUserPassword({ ...pool.named, Password: 'Tillfallig1' })
    const choice = pool.client.respondToAuthChallenge({
      ...pool.inApp,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      Session,
      ChallengeResponses: { USERNAME: anna, NEW_PASSWORD: goodPassword },
    })
    await expect(choice).rejects.toMatchObject(notAuthorized)
  })

  test('a code that nobody entered for three minutes is not asked for any more', async () => {
    await using pool = await startWithAnna()
    const Session = await pool.session()
    pool.clock.ahead += 3 * 60_000
    await expect(pool.enterCode(Session, pool.code())).rejects.toMatchObject(notAuthorized)
  })

  test('who must choose a password is asked for the code after that', async () => {
    await using pool = await startWithAnna()
    await pool.client.adminSetUserPassword({ ...pool.named, Password: 'Tillfallig1' })
    const { ChallengeName, Session } = await pool.signIn(anna, 'Tillfallig1')
    expect(ChallengeName).toBe('NEW_PASSWORD_REQUIRED')
    const next = await pool.client.respondToAuthChallenge({
      ...pool.inApp,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: anna, NEW_PASSWORD: goodPassword },
    })
    expect(next.ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
    await expect(pool.enterCode(next.Session, pool.code())).resolves.toBeDefined()
  })
})
