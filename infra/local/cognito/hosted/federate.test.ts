import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { anna, startHosted } from './testHosted.ts'

test('a sign-in that is under way goes on after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cognito-'))
  await using cleanUp = new AsyncDisposableStack()
  cleanUp.defer(() => rm(folder, { recursive: true }))
  const file = join(folder, 'pool.sqlite')
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
  const link = (ProviderName: string, subject: string) =>
    pool.client.adminLinkProviderForUser({
      ...pool.inPool,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: sub },
      SourceUser: {
        ProviderName,
        ProviderAttributeName: 'Cognito_Subject',
        ProviderAttributeValue: subject,
      },
    })
  await expect(link('Google', anna.sub)).rejects.toThrow('Provider does not exist')
  // Subjects heed case, as Entra ID's do.
  await link('EntraID', anna.sub.toLowerCase())
  await link('EntraID', anna.sub)
  await expect(link('EntraID', anna.sub)).rejects.toThrow('Merging is not currently supported')
  await pool.signIn()
  const user = await pool.client.adminGetUser({ ...pool.inPool, Username: sub })
  expect(user).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED' })
  expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'false' })
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
