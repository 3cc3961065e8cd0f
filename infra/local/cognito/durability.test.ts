import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { expect, test } from 'vitest'
import { connect, goodPassword, startTestPool } from './testPool.ts'

const program = `
  const { startCognito } = await import(process.argv[1])
  const deliver = ({ html }) => console.log(html)
  const { url } = await startCognito({ port: 0, file: process.argv[2], deliver })
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

test('users, keys, tokens, codes, revocations and lockouts survive a kill -9', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(folder, { recursive: true }))
  const file = join(folder, 'pool.sqlite')

  const child = cleanUp.use(await startChild(file))
  const client = connect(await child.nextLine())
  const inPool = { UserPoolId: 'eu-north-1_LocalPool' }
  const inApp = { ClientId: 'localwebclient' }
  const email = 'anna@portalen.se'
  const signIn = async (PASSWORD: string) => {
    const AuthParameters = { USERNAME: email, PASSWORD }
    const auth = { ...inApp, AuthFlow: 'USER_PASSWORD_AUTH' as const, AuthParameters }
    const { AuthenticationResult } = await client.initiateAuth(auth)
    return {
      AccessToken: String(AuthenticationResult?.AccessToken),
      RefreshToken: String(AuthenticationResult?.RefreshToken),
    }
  }
  await client.adminCreateUser({
    ...inPool,
    Username: email,
    UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
    MessageAction: 'SUPPRESS',
  })
  const anna = { ...inPool, Username: email }
  await client.adminSetUserPassword({ ...anna, Password: goodPassword, Permanent: true })
  const kept = await signIn(goodPassword)
  const ended = await signIn(goodPassword)
  await client.revokeToken({ ...inApp, Token: ended.RefreshToken })
  await client.forgotPassword({ ...inApp, Username: email })
  const code = (await child.nextLine()).slice(-6)
  for (let n = 0; n < 9; n++) {
    await signIn('Fel12345').catch(() => undefined)
  }
  await child[Symbol.asyncDispose]()

  await using pool = await startTestPool({ file })
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
  await expect(pool.signIn(email)).rejects.toThrow('Password attempts exceeded')
  await pool.client.confirmForgotPassword({
    ...pool.inApp,
    Username: email,
    ConfirmationCode: code,
    Password: 'Vinter2026',
  })
  await expect(pool.signIn(email, 'Vinter2026')).resolves.toBeDefined()
})
