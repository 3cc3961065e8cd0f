import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { startCognito, type CognitoOptions, type Mail } from './server.ts'

export const goodPassword = 'Sommar2026'

/** A pool in memory with a clock that can be turned, the real SDK, and what it mailed. */
export async function startTestPool(options: Partial<CognitoOptions> = {}) {
  const outbox: Mail[] = []
  const clock = { ahead: 0 }
  const cognito = await startCognito({
    port: 0,
    file: ':memory:',
    deliver: (mail) => void outbox.push(mail),
    now: () => Date.now() + clock.ahead,
    ...options,
  })
  const client = connect(cognito.url)
  const inPool = { UserPoolId: cognito.poolId }
  const inApp = { ClientId: cognito.clientId }

  return {
    ...cognito,
    client,
    outbox,
    clock,
    inPool,
    inApp,

    /** A confirmed user with a verified address and goodPassword. */
    async addUser(email: string) {
      const { User } = await client.adminCreateUser({
        ...inPool,
        Username: email,
        UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
        MessageAction: 'SUPPRESS',
      })
      const user = { ...inPool, Username: email }
      await client.adminSetUserPassword({ ...user, Password: goodPassword, Permanent: true })
      return String(User?.Username)
    },

    signIn: (USERNAME: string, PASSWORD = goodPassword) =>
      client.initiateAuth({
        ...inApp,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME, PASSWORD },
      }),

    /** The tokens of a signed-in user. */
    async tokensOf(email: string) {
      const { AuthenticationResult } = await this.signIn(email)
      return {
        AccessToken: String(AuthenticationResult?.AccessToken),
        IdToken: String(AuthenticationResult?.IdToken),
        RefreshToken: String(AuthenticationResult?.RefreshToken),
      }
    },

    /** The six digits of the newest mail. */
    mailedCode: () => /\d{6}/.exec(outbox.at(-1)?.html ?? '')?.[0] ?? '',

    async [Symbol.asyncDispose]() {
      client.destroy()
      await cognito.stop()
    },
  }
}

export const connect = (endpoint: string) =>
  new CognitoIdentityProvider({
    region: 'eu-north-1',
    endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
