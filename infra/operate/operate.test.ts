import {
  AdminDeleteUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { administrators } from '../../functions/stores/people/administrators.ts'
import { unfinished } from '../../functions/stores/people/unfinished.ts'
import { users } from '../../functions/stores/people/users.ts'
import { accountOf, everywhere } from '../testing/functions/accounts.ts'
import { call } from '../testing/functions/call.ts'
import { withFault } from '../testing/functions/faults.ts'
import { mended } from '../testing/functions/mending.ts'
import { person } from '../testing/functions/people.ts'
import { ofItsOwn, portal, usePortal } from '../testing/functions/portal.ts'
import { until } from '../testing/functions/records.ts'
import { names } from '../local/environment.ts'
import { firstAdministrator } from './firstAdministrator.ts'
import { setProviderKeys } from './providerKeys.ts'

usePortal(ofItsOwn)

const pool = () => new CognitoIdentityProviderClient({ endpoint: portal().cognito.url })

const mailsTo = (address: string) =>
  portal()
    .outbox.mails()
    .filter(({ to }) => to === address)

/** What the link of a welcome mail does. */
const choosePassword = (Username: string) =>
  pool().send(
    new AdminSetUserPasswordCommand({
      UserPoolId: portal().cognito.poolId,
      Username,
      Password: 'Portalen9',
      Permanent: true,
    }),
  )

test('the first administrator is made once, gets a mail, and can add others', async () => {
  const mail = 'karin@example.se'
  // The portal dies after the account is made: the next try mends it.
  await withFault({ after: 1, kind: 'crash' }, () =>
    firstAdministrator(mail, 'Karin Lind').catch(() => undefined),
  )
  await expect(firstAdministrator('Karin', 'Karin Lind')).rejects.toThrow('no e-mail address')
  expect(await firstAdministrator(mail, ' Karin  af Lind ')).toContain('Karin'.toLowerCase())
  const { id = '' } = (await accountOf(mail)) ?? {}
  expect(await everywhere(id)).toMatchObject({ pool: { Email: mail }, list: { Email: mail } })
  expect(await users.get(id)).toMatchObject({
    Role: ADMIN,
    Firstname: 'Karin',
    Lastname: 'af Lind',
  })
  const mails = await until(
    async () => mailsTo(mail),
    (found) => found.length > 0,
  )
  expect(mails[0]?.html).toContain('/forgot-password#')
  await choosePassword(mail)
  await expect(firstAdministrator('annan@example.se', 'En Annan')).rejects.toThrow('already')
})

test('keys of providers are stored beside those that are there, and never shown', async () => {
  const { token } = await person({ Role: ADMIN })
  const secret = names.providerKeys
  await expect(setProviderKeys(secret, {})).rejects.toThrow('OPENAI_API_KEY')
  const said = await setProviderKeys(secret, { ANTHROPIC_API_KEY: 'sk-ant-hemlig' })
  expect(said).toContain('Claude')
  expect(said).not.toContain('hemlig')
  const { body } = await call('questions.providers', {}, { token })
  expect(body.results.every(({ configured }: { configured: boolean }) => configured)).toBe(true)
})

test('a command that is mistyped says so and changes nothing', async () => {
  const written = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const argv = process.argv
  process.argv = ['node', 'operate.ts', 'first-administrator', '--mail', 'a@example.se']
  await import('./operate.ts')
  expect(written).toHaveBeenCalledWith('--stage is missing\n')
  process.argv = argv
  process.exitCode = 0
  written.mockRestore()
})

test('where no administrator can sign in any more, as after a restore, a first one is made anew', async () => {
  const UserPoolId = portal().cognito.poolId
  const before = [...(await administrators.all())]
  for (const id of before) {
    await pool().send(new AdminDeleteUserCommand({ UserPoolId, Username: id }))
    await unfinished.begin({ account: { id, PoolName: undefined } })
  }
  expect(before.length).toBeGreaterThan(0)
  const mail = 'efter@example.se'
  expect(await firstAdministrator(mail, 'Åsa Öman')).toContain(mail)
  await mended()
  const { id = '' } = (await accountOf(mail)) ?? {}
  expect(await administrators.all()).toEqual(new Set([id]))
  await choosePassword(mail)
  await expect(firstAdministrator('annan@example.se', 'En Annan')).rejects.toThrow('already')
})

test('an operator whose first administrator gets no mail has another one sent, and where the address was wrong makes another', async () => {
  for (const id of await administrators.all()) {
    await pool().send(
      new AdminDeleteUserCommand({ UserPoolId: portal().cognito.poolId, Username: id }),
    )
  }
  const [wrong, right] = ['karni@example.se', 'karin.lind@example.se']
  await firstAdministrator(wrong, 'Karin Lind')
  expect(await firstAdministrator(wrong, 'Karin Lind')).toMatch(/^karni@example.se has been mailed/)
  const links = mailsTo(wrong).map(({ html }) => /first=(\w+)/.exec(html)?.[1])
  expect(new Set(links).size).toBe(2)

  const said = await firstAdministrator(right, 'Karin Lind')
  expect(said).toMatch(/^karin.lind@example.se is the first administrator\./)
  expect(said).toContain('\nkarni@example.se was invited before')
  await choosePassword(right)
  await expect(firstAdministrator(wrong, 'Karin Lind')).rejects.toThrow('already')
})
