import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CognitoIdentityProvider } from '@aws-sdk/client-cognito-identity-provider'
import { Secret, TOTP } from 'otpauth'
import { startCognito, type CognitoOptions, type Mail } from './server.ts'

export const goodPassword = 'Sommar2026'

/** A pool in memory with a clock that can be turned, the real SDK, and what it mailed. */
export async function startTestPool(options: Partial<CognitoOptions> = {}) {
  const outbox: Mail[] = []
  const clock = { ahead: 0 }
  const now = options.now ?? (() => Date.now() + clock.ahead)
  const cognito = await startCognito({
    port: 0,
    file: ':memory:',
    deliver: (mail) => void outbox.push(mail),
    ...options,
    now,
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
      client.adminInitiateAuth({
        ...inPool,
        ...inApp,
        AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
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

    /** What an authenticator app shows now, or so many seconds later. */
    codeOf: (secret: string, seconds = 0) => codeAt(secret, now() + seconds * 1000),

    /** Sets up somebody's authenticator app, and turns the clock to its next code. Gives its secret. */
    async addAuthenticator(email: string) {
      const { AccessToken } = await this.tokensOf(email)
      const secret = String((await client.associateSoftwareToken({ AccessToken })).SecretCode)
      await client.verifySoftwareToken({ AccessToken, UserCode: this.codeOf(secret) })
      const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
      await client.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings })
      clock.ahead += 30_000
      return secret
    },

    /** Answers the challenge of a sign-in with the code of an authenticator app. */
    enterCode: (Session: string | undefined, SOFTWARE_TOKEN_MFA_CODE: string) =>
      client.respondToAuthChallenge({
        ...inApp,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session,
        ChallengeResponses: { USERNAME: 'anna@portalen.se', SOFTWARE_TOKEN_MFA_CODE },
      }),

    /** The six digits of the newest mail. */
    mailedCode: () => /\d{6}/.exec(outbox.at(-1)?.html ?? '')?.[0] ?? '',

    async [Symbol.asyncDispose]() {
      client.destroy()
      await cognito.stop()
    },
  }
}

/** Where a pool outlives its process. */
export async function temporaryFile(cleanUp: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'))
  cleanUp.defer(() => rm(folder, { recursive: true }))
  return join(folder, 'pool.sqlite')
}

/** What an authenticator app shows at that time. */
const codeAt = (secret: string, timestamp: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp })

/** What an authenticator app shows now, or so many seconds later. */
export const codeOf = (secret: string, seconds = 0) => codeAt(secret, Date.now() + seconds * 1000)

export const connect = (endpoint: string) =>
  new CognitoIdentityProvider({
    region: 'eu-north-1',
    endpoint,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
