import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  fetchMFAPreference,
  fetchUserAttributes,
  resetPassword,
  setUpTOTP,
  signIn,
  signOut,
  updateMFAPreference,
  updatePassword,
  verifyTOTPSetup,
} from 'aws-amplify/auth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, startTestPool } from './testPool.ts'

const enter = (username: string, password = goodPassword) => signIn({ username, password })

// Amplify keeps its session in the module: one pool, and one test after the other.
describe('Amplify in the browser', () => {
  let pool: Awaited<ReturnType<typeof startTestPool>>

  beforeAll(async () => {
    pool = await startTestPool({ multiFactor: 'OPTIONAL' })
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId: pool.poolId,
          userPoolClientId: pool.clientId,
          userPoolEndpoint: pool.url,
        },
      },
    })
  })
  afterEach(() => signOut())
  afterAll(() => pool[Symbol.asyncDispose]())

  test('somebody signs in with SRP and reads their attributes', async () => {
    await pool.addUser('anna@portalen.se')
    expect(await enter('anna@portalen.se')).toMatchObject({ isSignedIn: true })
    expect(await fetchUserAttributes()).toMatchObject({ email: 'anna@portalen.se' })
  })

  test('a wrong password and an unknown user fail alike', async () => {
    await pool.addUser('bo@portalen.se')
    const incorrect = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' }
    await expect(enter('bo@portalen.se', 'Vinter2026')).rejects.toMatchObject(incorrect)
    await expect(enter('nobody@portalen.se')).rejects.toMatchObject(incorrect)
  })

  test('wrong proofs lock somebody out', async () => {
    await pool.addUser('cia@portalen.se')
    for (let n = 0; n < 6; n++) {
      pool.clock.ahead += n === 5 ? 1000 : 0
      await expect(enter('cia@portalen.se', 'Vinter2026')).rejects.toThrow('Incorrect')
    }
    await expect(enter('cia@portalen.se')).rejects.toThrow('Password attempts exceeded')
  })

  test('a disabled user is told so', async () => {
    await pool.addUser('dag@portalen.se')
    await pool.client.adminDisableUser({ ...pool.inPool, Username: 'dag@portalen.se' })
    await expect(enter('dag@portalen.se')).rejects.toThrow('User is disabled.')
  })

  test('an invited user chooses a password', async () => {
    await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'eva@portalen.se',
      TemporaryPassword: 'Tillfallig1',
    })
    const { nextStep } = await enter('eva@portalen.se', 'Tillfallig1')
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED')
    await expect(confirmSignIn({ challengeResponse: 'svagt' })).rejects.toThrow('conform')
    const { isSignedIn } = await confirmSignIn({ challengeResponse: goodPassword })
    expect(isSignedIn).toBe(true)
  })

  test('a forgotten password is replaced with the mailed code', async () => {
    await pool.addUser('finn@portalen.se')
    await resetPassword({ username: 'finn@portalen.se' })
    await confirmResetPassword({
      username: 'finn@portalen.se',
      confirmationCode: pool.mailedCode(),
      newPassword: 'Vinter2026',
    })
    expect(await enter('finn@portalen.se', 'Vinter2026')).toMatchObject({ isSignedIn: true })
  })

  test('a session is refreshed, a password changed, and all sessions ended', async () => {
    await pool.addUser('gun@portalen.se')
    await enter('gun@portalen.se')
    const before = await fetchAuthSession()
    const after = await fetchAuthSession({ forceRefresh: true })
    expect(after.tokens?.accessToken.payload.jti).toBeDefined()
    expect(after.tokens?.accessToken.payload.jti).not.toBe(before.tokens?.accessToken.payload.jti)
    await updatePassword({ oldPassword: goodPassword, newPassword: 'Vinter2026' })
    await signOut({ global: true })
    const AccessToken = String(after.tokens?.accessToken)
    await expect(pool.client.getUser({ AccessToken })).rejects.toThrow('has been revoked')
  })

  test('somebody sets up an authenticator app, chooses it, and signs in with its code', async () => {
    await pool.addUser('hans@portalen.se')
    await enter('hans@portalen.se')
    const { sharedSecret } = await setUpTOTP()
    const wrongCode = () => pool.codeOf(sharedSecret, -300)
    await expect(verifyTOTPSetup({ code: wrongCode() })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    })
    await verifyTOTPSetup({ code: pool.codeOf(sharedSecret) })
    expect(await fetchMFAPreference()).toEqual({})
    await updateMFAPreference({ totp: 'PREFERRED' })
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' })
    await signOut()

    pool.clock.ahead += 30_000
    const { nextStep } = await enter('hans@portalen.se')
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE')
    await expect(confirmSignIn({ challengeResponse: wrongCode() })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    })
    const challengeResponse = pool.codeOf(sharedSecret)
    expect(await confirmSignIn({ challengeResponse })).toMatchObject({ isSignedIn: true })
    expect(await fetchUserAttributes()).toMatchObject({ email: 'hans@portalen.se' })
  })
})
