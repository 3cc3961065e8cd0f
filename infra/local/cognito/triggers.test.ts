import { describe, expect, test } from 'vitest'
import type { CognitoTriggers } from './server.ts'
import { goodPassword, startTestPool } from './testPool.ts'

type Events = Record<string, unknown>[]

/** Triggers that write down what they were sent. */
const recording = (events: Events): CognitoTriggers => ({
  async customMessage(event) {
    events.push(structuredClone({ ...event }))
    event.response.emailSubject = `${event.triggerSource} till {username}`
    event.response.emailMessage = `<b>${event.request.codeParameter}</b>`
    return event
  },
  async postAuthentication(event) {
    events.push({ ...event })
    return event
  },
  async postConfirmation(event) {
    events.push({ ...event })
    return event
  },
})

describe.concurrent('triggers', () => {
  test('a pre sign-up that throws keeps an account from being made', async () => {
    await using pool = await startTestPool({
      selfSignUp: true,
      triggers: {
        async preSignUp(event) {
          if (event.request.userAttributes['email']?.endsWith('@portalen.se')) return event
          throw new Error('Not here')
        },
      },
    })
    const signUp = (Username: string) =>
      pool.client.signUp({ ...pool.inApp, Username, Password: goodPassword })
    await expect(signUp('anna@annan.se')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error Not here.',
    })
    await signUp('anna@portalen.se')
    const { Users } = await pool.client.listUsers(pool.inPool)
    expect(Users).toHaveLength(1)
  })

  test('a custom message writes the invitation and the recovery mail', async () => {
    const events: Events = []
    await using pool = await startTestPool({ triggers: recording(events) })
    const { User } = await pool.client.adminCreateUser({
      ...pool.inPool,
      Username: 'anna@portalen.se',
      TemporaryPassword: 'Abc$&123',
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    })
    expect(pool.outbox[0]).toMatchObject({
      subject: 'CustomMessage_AdminCreateUser till anna@portalen.se',
      html: '<b>Abc$&123</b>',
    })
    expect(events[0]).toEqual({
      version: '1',
      region: 'eu-north-1',
      userPoolId: 'eu-north-1_LocalPool',
      userName: User?.Username,
      callerContext: {
        awsSdkVersion: 'aws-sdk-unknown-unknown',
        clientId: 'CLIENT_ID_NOT_APPLICABLE',
      },
      triggerSource: 'CustomMessage_AdminCreateUser',
      request: {
        userAttributes: {
          sub: User?.Username,
          email: 'anna@portalen.se',
          email_verified: 'true',
          'cognito:user_status': 'FORCE_CHANGE_PASSWORD',
        },
        codeParameter: '{####}',
        linkParameter: '{##Click Here##}',
        usernameParameter: '{username}',
      },
      response: { smsMessage: null, emailMessage: null, emailSubject: null },
    })
    await pool.addUser('bo@portalen.se')
    await pool.client.forgotPassword({ ...pool.inApp, Username: 'bo@portalen.se' })
    expect(pool.outbox[1]?.html).toMatch(/^<b>\d{6}<\/b>$/)
  })

  test('each step of a life calls the trigger that AWS calls', async () => {
    const events: Events = []
    await using pool = await startTestPool({ selfSignUp: true, triggers: recording(events) })
    const anna = { ...pool.inApp, Username: 'anna@portalen.se' }
    await pool.client.signUp({ ...anna, Password: goodPassword })
    await pool.client.resendConfirmationCode(anna)
    await pool.client.confirmSignUp({ ...anna, ConfirmationCode: pool.mailedCode() })
    const { RefreshToken } = await pool.tokensOf('anna@portalen.se')
    await pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken })
    await pool.client.forgotPassword(anna)
    const ConfirmationCode = pool.mailedCode()
    await pool.client.confirmForgotPassword({ ...anna, ConfirmationCode, Password: 'Vinter2026' })
    expect(events.map(({ triggerSource }) => triggerSource)).toEqual([
      'CustomMessage_SignUp',
      'CustomMessage_ResendCode',
      'PostConfirmation_ConfirmSignUp',
      'PostAuthentication_Authentication',
      'CustomMessage_ForgotPassword',
      'PostConfirmation_ConfirmForgotPassword',
    ])
  })

  test('a sign-in with a second factor is told when the code is proven, not before', async () => {
    const events: Events = []
    await using pool = await startTestPool({ multiFactor: 'OPTIONAL', triggers: recording(events) })
    await pool.addUser('anna@portalen.se')
    const secret = await pool.addAuthenticator('anna@portalen.se')
    events.length = 0
    const { ChallengeName, Session } = await pool.signIn('anna@portalen.se')
    expect(events).toEqual([])
    const SOFTWARE_TOKEN_MFA_CODE = pool.codeOf(secret)
    await pool.client.respondToAuthChallenge({
      ...pool.inApp,
      ChallengeName,
      Session,
      ChallengeResponses: { USERNAME: 'anna@portalen.se', SOFTWARE_TOKEN_MFA_CODE },
      ClientMetadata: { from: 'phone' },
    })
    expect(events).toMatchObject([
      {
        triggerSource: 'PostAuthentication_Authentication',
        request: { clientMetadata: { from: 'phone' } },
      },
    ])
  })

  test('a trigger that fails stops the sign-in', async () => {
    await using pool = await startTestPool({
      triggers: { postAuthentication: () => Promise.reject(new Error('the log is full')) },
    })
    await pool.addUser('anna@portalen.se')
    await expect(pool.signIn('anna@portalen.se')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostAuthentication failed with error the log is full.',
    })
  })
})
