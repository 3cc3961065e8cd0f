import { expect, test } from 'vitest'
import { goodPassword, temporaryFile } from '../testPool.ts'
import { anna, startHosted } from './testHosted.ts'

type Hosted = Awaited<ReturnType<typeof startHosted>>

/** Links an account to its owner's identity at a provider. */
const link = (pool: Hosted, account: string, subject = anna.sub, ProviderName = 'EntraID') =>
  pool.client.adminLinkProviderForUser({
    ...pool.inPool,
    DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: account },
    SourceUser: {
      ProviderName,
      ProviderAttributeName: 'Cognito_Subject',
      ProviderAttributeValue: subject,
    },
  })

test('a sign-in that is under way goes on after a restart', async () => {
  await using cleanUp = new AsyncDisposableStack()
  const file = await temporaryFile(cleanUp)
  const before = await startHosted({ file })
  const { grant } = await before.code()
  await before[Symbol.asyncDispose]()
  await using after = await startHosted({ file })
  expect(await after.exchange(grant)).toMatchObject({ status: 200 })
  await expect(after.signIn()).resolves.toBeDefined()
})

test('a linked identity leads to the account, whose address then counts as unverified', async () => {
  await using pool = await startHosted()
  const sub = await pool.addUser('anna@portalen.se')
  await expect(link(pool, sub, anna.sub, 'Google')).rejects.toThrow('Provider does not exist')
  // Subjects heed case, as Entra ID's do.
  await link(pool, sub, anna.sub.toLowerCase())
  await link(pool, sub)
  await expect(link(pool, sub)).rejects.toThrow('Merging is not currently supported')
  await pool.signIn()
  const user = await pool.client.adminGetUser({ ...pool.inPool, Username: sub })
  expect(user).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED' })
  expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' })
})

test('a second factor is asked for with the password, not with the linked identity', async () => {
  await using pool = await startHosted({ multiFactor: 'OPTIONAL' })
  const { client } = pool
  await link(pool, await pool.addUser('anna@portalen.se'))
  const { access_token: AccessToken } = await pool.signIn()
  const { SecretCode } = await client.associateSoftwareToken({ AccessToken })
  const UserCode = pool.codeOf(String(SecretCode))
  await client.verifySoftwareToken({ AccessToken, UserCode })
  await client.setUserMFAPreference({ AccessToken, SoftwareTokenMfaSettings: { Enabled: true } })
  const { ChallengeName } = await client.adminInitiateAuth({
    ...pool.inPool,
    ...pool.inApp,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: 'anna@portalen.se', PASSWORD: goodPassword },
  })
  expect(ChallengeName).toBe('SOFTWARE_TOKEN_MFA')
  await expect(pool.signIn()).resolves.toBeDefined()
})

test('the triggers are called in AWS’s order, and one that throws refuses the sign-in', async () => {
  const called: string[] = []
  const note = async <E extends { triggerSource: string }>(event: E) => {
    called.push(event.triggerSource)
    return event
  }
  let refuse = false
  await using pool = await startHosted({
    triggers: {
      preSignUp: note,
      postConfirmation: note,
      postAuthentication: note,
      async preTokenGeneration(event) {
        if (refuse) throw new Error('Not today')
        return note(event)
      },
    },
  })
  const { refresh_token } = await pool.signIn()
  await pool.signIn()
  await pool.client.getTokensFromRefreshToken({ ...pool.inApp, RefreshToken: refresh_token })
  expect(called).toEqual([
    'PreSignUp_ExternalProvider',
    'PostConfirmation_ConfirmSignUp',
    'TokenGeneration_HostedAuth',
    'PostAuthentication_Authentication',
    'TokenGeneration_HostedAuth',
    'TokenGeneration_RefreshTokens',
  ])
  refuse = true
  await expect(pool.signIn()).rejects.toThrow('PreTokenGeneration failed with error Not today.')
})
