import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { DatabaseSync } from 'node:sqlite'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { expect, test } from 'vitest'
import { codeOf, connect, goodPassword, startTestPool, temporaryFile } from './testPool.ts'

const program = `
  const { startCognito } = await import(process.argv[1])
  const deliver = ({ html }) => console.log(html)
  const options = { port: 0, file: process.argv[2], deliver, multiFactor: 'OPTIONAL' }
  const { url } = await startCognito(options)
  console.log(url)
`

/** The emulator in a process of its own; its lines are its address, then what it mails. */
async function startChild(file: string) {
  const server = new URL('server.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, server, file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    nextLine: async () => String((await lines.next()).value),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

const anna = 'anna@portalen.se'

/** A pool without factors that was stopped after Anna had signed in. */
async function poolWithAnna(cleanUp: AsyncDisposableStack) {
  const file = await temporaryFile(cleanUp)
  await using pool = await startTestPool({ file })
  await pool.addUser(anna)
  const { AccessToken } = await pool.tokensOf(anna)
  return { file, AccessToken }
}

test('users, keys, tokens, codes, revocations and lockouts survive a kill -9', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const file = await temporaryFile(cleanUp)
  const child = cleanUp.use(await startChild(file))
  const client = connect(await child.nextLine())
  const inPool = { UserPoolId: 'eu-north-1_LocalPool' }
  const inApp = { ClientId: '1localwebclient23456789012' }
  const signIn = async (PASSWORD: string) => {
    const AuthParameters = { USERNAME: anna, PASSWORD }
    const flow = { AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' as const, AuthParameters }
    const { AuthenticationResult } = await client.adminInitiateAuth({
      ...inPool,
      ...inApp,
      ...flow,
    })
    return {
      AccessToken: String(AuthenticationResult?.AccessToken),
      RefreshToken: String(AuthenticationResult?.RefreshToken),
    }
  }
  await client.adminCreateUser({
    ...inPool,
    Username: anna,
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    MessageAction: 'SUPPRESS',
  })
  const named = { ...inPool, Username: anna }
  await client.adminSetUserPassword({ ...named, Password: goodPassword, Permanent: true })
  const kept = await signIn(goodPassword)
  const ended = await signIn(goodPassword)
  await client.revokeToken({ ...inApp, Token: ended.RefreshToken })
  await client.forgotPassword({ ...inApp, Username: anna })
  const code = (await child.nextLine()).slice(-6)
  // A lock lasts a second: a busy machine starts more slowly.
  const before = Date.now()
  for (let n = 0; n < 9; n++) {
    await signIn('Fel12345').catch(() => undefined)
  }
  await child[Symbol.asyncDispose]()

  await using pool = await startTestPool({ file, now: () => before })
  const verifier = CognitoJwtVerifier.create({
    userPoolId: pool.poolId,
    clientId: pool.clientId,
    tokenUse: 'access',
  })
  verifier.cacheJwks(pool.jwks)
  await expect(verifier.verify(kept.AccessToken)).resolves.toBeDefined()
  await expect(pool.client.getUser(kept)).resolves.toBeDefined()
  await expect(pool.client.getUser(ended)).rejects.toThrow('Access Token has been revoked')
  const { RefreshToken } = kept
  await expect(
    pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken }),
  ).resolves.toBeDefined()
  await expect(pool.signIn(anna)).rejects.toThrow('Password attempts exceeded')
  await pool.client.confirmForgotPassword({
    ...pool.inApp,
    Username: anna,
    ConfirmationCode: code,
    Password: 'Vinter2026',
  })
  await expect(pool.signIn(anna, 'Vinter2026')).resolves.toBeDefined()
})

test('an authenticator app, the next one and which codes were used survive a kill -9', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const { file, AccessToken } = await poolWithAnna(cleanUp)
  const child = cleanUp.use(await startChild(file))
  const client = connect(await child.nextLine())
  const associate = async () =>
    String((await client.associateSoftwareToken({ AccessToken })).SecretCode)
  const secret = await associate()
  const used = codeOf(secret)
  await client.verifySoftwareToken({ AccessToken, UserCode: used })
  await client.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
  const next = await associate()
  await child[Symbol.asyncDispose]()

  await using pool = await startTestPool({ file, multiFactor: 'OPTIONAL' })
  const { Session } = await pool.signIn(anna)
  await expect(pool.enterCode(Session, used)).rejects.toThrow('already been used once')
  pool.clock.ahead = 30_000
  await expect(pool.enterCode(Session, pool.codeOf(secret))).resolves.toBeDefined()
  const verify = pool.client.verifySoftwareToken({ AccessToken, UserCode: pool.codeOf(next) })
  await expect(verify).resolves.toMatchObject({ Status: 'SUCCESS' })
})

test('a folder from before there were factors goes on, and one whose pool gave them up', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const { file } = await poolWithAnna(cleanUp)
  const database = new DatabaseSync(file)
  database.exec('DROP TABLE softwareTokens')
  database.close()
  const upgraded = await startTestPool({ file, multiFactor: 'OPTIONAL' })
  await upgraded.addAuthenticator(anna)
  expect((await upgraded.signIn(anna)).ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  await upgraded[Symbol.asyncDispose]()
  await using off = await startTestPool({ file })
  expect((await off.signIn(anna)).AuthenticationResult).toBeDefined()
})
