import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { startTestPool, temporaryFile } from '../testPool.ts'

const anna = 'anna@portalen.se'
const preferred = { SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true } }
const notFound = { name: 'SoftwareTokenMFANotFoundException' }
const invalid = { name: 'InvalidParameterException' }
const notAuthorized = { name: 'NotAuthorizedException' }
const notVerified = { ...invalid, message: 'User has not verified software token mfa' }

/** A pool with factors for those who want them, and Anna signed in. */
async function startWithAnna(multiFactor: 'OFF' | 'OPTIONAL' = 'OPTIONAL') {
  const pool = await startTestPool({ multiFactor })
  await pool.addUser(anna)
  const { AccessToken } = await pool.tokensOf(anna)
  const named = { ...pool.inPool, Username: anna }
  return {
    ...pool,
    AccessToken,
    named,
    associate: async () =>
      String((await pool.client.associateSoftwareToken({ AccessToken })).SecretCode),
    verify: (UserCode: string) => pool.client.verifySoftwareToken({ AccessToken, UserCode }),
    prefer: (settings: object) => pool.client.setUserMFAPreference({ AccessToken, ...settings }),
    /** What the account says of its factor, to its owner and to a server alike. */
    async factor() {
      const own = await pool.client.getUser({ AccessToken })
      const read = await pool.client.adminGetUser(named)
      expect(read.UserMFASettingList).toEqual(own.UserMFASettingList)
      expect(read.PreferredMfaSetting).toEqual(own.PreferredMfaSetting)
      return [own.UserMFASettingList, own.PreferredMfaSetting]
    },
  }
}

const none = [undefined, undefined]
const chosen = [['SOFTWARE_TOKEN_MFA'], 'SOFTWARE_TOKEN_MFA']

describe.concurrent('an authenticator app', () => {
  test('somebody sets one up and chooses it', async () => {
    await using pool = await startWithAnna()
    expect(await pool.factor()).toEqual(none)
    const secret = await pool.associate()
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await pool.verify(pool.codeOf(secret))).toMatchObject({ Status: 'SUCCESS' })
    expect(await pool.factor()).toEqual(none)
    await pool.prefer(preferred)
    expect(await pool.factor()).toEqual(chosen)
    const { UserPool } = await pool.client.describeUserPool(pool.inPool)
    expect(UserPool?.MfaConfiguration).toBe('OPTIONAL')
  })

  test('a pool without factors lets nobody set one up', async () => {
    await using pool = await startWithAnna('OFF')
    const off = { ...notFound, message: 'Software Token MFA has not been enabled by the userPool' }
    await expect(pool.associate()).rejects.toMatchObject(off)
    await expect(pool.verify('123456')).rejects.toMatchObject(off)
    const { UserPool } = await pool.client.describeUserPool(pool.inPool)
    expect(UserPool?.MfaConfiguration).toBe('OFF')
  })

  test('a wrong code sets nothing up, and somebody may try again', async () => {
    await using pool = await startWithAnna()
    await expect(pool.verify('123456')).rejects.toMatchObject(notFound)
    const secret = await pool.associate()
    await expect(pool.verify(pool.codeOf(secret, 300))).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
      message: 'Code mismatch and fail enable Software Token MFA',
    })
    await expect(pool.prefer(preferred)).rejects.toMatchObject(notVerified)
    await expect(pool.verify(pool.codeOf(secret))).resolves.toMatchObject({ Status: 'SUCCESS' })
    await expect(pool.verify(pool.codeOf(secret))).rejects.toMatchObject(notFound)
  })

  test.each(['12345', '1234567', '12345a', ' 123456', ''])('"%s" is no code', async (code) => {
    await using pool = await startWithAnna()
    await pool.associate()
    await expect(pool.verify(code)).rejects.toMatchObject(invalid)
  })

  test('a new one takes the place of the old one only when it is verified', async () => {
    await using pool = await startWithAnna()
    const old = await pool.addAuthenticator(anna)
    const abandoned = await pool.associate()
    const { Session } = await pool.signIn(anna)
    await expect(pool.enterCode(Session, pool.codeOf(abandoned))).rejects.toThrow('Invalid code')
    await pool.enterCode(Session, pool.codeOf(old))
    const next = await pool.associate()
    await expect(pool.verify(pool.codeOf(abandoned))).rejects.toThrow('Code mismatch')
    await pool.verify(pool.codeOf(next))
    expect(await pool.factor()).toEqual(chosen)
    pool.clock.ahead += 30_000
    const second = await pool.signIn(anna)
    await expect(pool.enterCode(second.Session, pool.codeOf(old))).rejects.toThrow('Invalid code')
    await expect(pool.enterCode(second.Session, pool.codeOf(next))).resolves.toBeDefined()
  })

  test('nobody sets one up before they are signed in', async () => {
    await using pool = await startWithAnna()
    const { AccessToken } = pool
    await pool.addAuthenticator(anna)
    const { Session } = await pool.signIn(anna)
    const associate = (by: object) => pool.client.associateSoftwareToken(by)
    await expect(associate({})).rejects.toMatchObject(invalid)
    await expect(associate({ AccessToken, Session })).rejects.toMatchObject(invalid)
    await expect(associate({ AccessToken: 'made up' })).rejects.toMatchObject(notAuthorized)
    await expect(associate({ Session })).rejects.toMatchObject(invalid)
    const secret = await pool.associate()
    const verify = (by: object) =>
      pool.client.verifySoftwareToken({ ...by, UserCode: pool.codeOf(secret) })
    await expect(verify({ Session })).rejects.toMatchObject(invalid)
    await expect(verify({ AccessToken, Session })).rejects.toMatchObject(invalid)
    await expect(verify({ AccessToken })).resolves.toMatchObject({ Status: 'SUCCESS' })
  })

  test('nobody chooses what they have not got', async () => {
    await using pool = await startWithAnna()
    await expect(pool.prefer(preferred)).rejects.toMatchObject(notVerified)
    await pool.associate()
    await expect(pool.prefer(preferred)).rejects.toMatchObject(notVerified)
    const server = pool.client.adminSetUserMFAPreference({ ...pool.named, ...preferred })
    await expect(server).rejects.toMatchObject(notVerified)
    for (const kind of ['SMSMfaSettings', 'EmailMfaSettings', 'WebAuthnMfaSettings']) {
      await expect(pool.prefer({ [kind]: { Enabled: true } })).rejects.toMatchObject(invalid)
    }
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: true }
    await expect(pool.prefer({ SoftwareTokenMfaSettings })).rejects.toMatchObject(invalid)
    expect(await pool.factor()).toEqual(none)
  })

  test('what somebody does not mention stays as it is', async () => {
    await using pool = await startWithAnna()
    await pool.addAuthenticator(anna)
    await pool.prefer({})
    await pool.prefer({ SoftwareTokenMfaSettings: { Enabled: true } })
    expect(await pool.factor()).toEqual(chosen)
    await pool.prefer({ SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: false } })
    expect(await pool.factor()).toEqual([['SOFTWARE_TOKEN_MFA'], undefined])
    await expect(pool.signIn(anna)).resolves.toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' })
    await pool.prefer({ SoftwareTokenMfaSettings: { Enabled: false } })
    expect(await pool.factor()).toEqual(none)
    expect((await pool.signIn(anna)).AuthenticationResult).toBeDefined()
  })

  test('an administrator turns off the one that somebody lost, and on what they have', async () => {
    await using pool = await startWithAnna()
    const set = (settings: object) =>
      pool.client.adminSetUserMFAPreference({ ...pool.named, ...settings })
    await pool.addAuthenticator(anna)
    await set({ SoftwareTokenMfaSettings: { Enabled: false } })
    expect((await pool.signIn(anna)).AuthenticationResult).toBeDefined()
    await set(preferred)
    expect(await pool.factor()).toEqual(chosen)
    const nobody = { ...pool.inPool, ...preferred, Username: 'nobody@portalen.se' }
    await expect(pool.client.adminSetUserMFAPreference(nobody)).rejects.toMatchObject({
      name: 'UserNotFoundException',
    })
    await expect(set({ SMSMfaSettings: { Enabled: true } })).rejects.toMatchObject(invalid)
  })

  test('a server without the right does not touch it', async () => {
    const asked: string[] = []
    await using pool = await startTestPool({
      multiFactor: 'OPTIONAL',
      judge: (_headers, calls) => {
        asked.push(...calls.map(({ action }) => action))
        return 'You may not.'
      },
    })
    await expect(
      pool.client.adminSetUserMFAPreference({ ...pool.inPool, ...preferred, Username: anna }),
    ).rejects.toMatchObject({ name: 'AccessDeniedException', message: 'You may not.' })
    expect(asked).toEqual(['cognito-idp:AdminSetUserMFAPreference'])
  })

  test('who is deleted leaves no secret behind', async () => {
    await using cleanUp = new AsyncDisposableStack()
    const file = await temporaryFile(cleanUp)
    const pool = cleanUp.use(await startTestPool({ file, multiFactor: 'OPTIONAL' }))
    using database = new DatabaseSync(file)
    const secrets = () => database.prepare('SELECT * FROM softwareTokens').all()
    await pool.addUser(anna)
    await pool.addAuthenticator(anna)
    expect(secrets()).toHaveLength(1)
    await pool.client.adminDeleteUser({ ...pool.inPool, Username: anna })
    expect(secrets()).toEqual([])
  })
})
