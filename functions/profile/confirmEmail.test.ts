import { VerifyUserAttributeCommand } from '@aws-sdk/client-cognito-identity-provider'
import { describe, expect, test } from 'vitest'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { logOf, until } from '../../infra/testing/functions/records.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { users } from '../stores/people/users.ts'
import { rates } from '../stores/rates.ts'

usePortal()

const codeFor = (email: string) => {
  const mail = portal()
    .outbox.mails()
    .find(({ to }) => to === email)
  return /<strong>(\d+)</.exec(mail?.html ?? '')?.[1] ?? ''
}

const ask = (token: string, Email: string) => call('profile.update', { user: { Email } }, { token })
const confirm = (token: string, code: string) => call('profile.confirmEmail', { code }, { token })
const signIn = async (email: string) => (await call('auth.login', { email, password })).status

describe('a new address of one’s own', () => {
  test('waits for its code, and the old one counts until then', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    const { status, body } = await ask(token, moved.toUpperCase())
    expect([status, body.results.user]).toMatchObject([200, { Email, NewEmail: moved }])
    expect([await signIn(Email), await signIn(moved)]).toEqual([200, 401])
    expect(await everywhere(id)).toMatchObject({ pool: { Email }, table: { Email } })
    const told = await until(
      () => call('notifications.all', {}, { token }),
      (answer) => answer.body.results.length > 0,
    )
    expect(told.body.results[0].message).toContain(moved)

    const before = await users.latest(id)
    const done = await confirm(token, codeFor(moved))
    // Whoever has the profile open from before does not save over it.
    expect((await users.latest(id))?.DaytoUpdate).not.toBe(before?.DaytoUpdate)
    expect([done.status, done.body.results.user]).toMatchObject([
      200,
      { Email: moved, NewEmail: '' },
    ])
    expect([await signIn(Email), await signIn(moved)]).toEqual([401, 200])
    const same = { Email: moved }
    expect(await everywhere(id)).toMatchObject({ pool: same, table: same, list: same })
    expect((await logOf(id)).map(({ message }) => message)).toContain('Bytte sin e-postadress')
  })

  test('counts with a code that is typed in two groups', async () => {
    const { token, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    const { body } = await confirm(token, codeFor(moved).replace(/^.../, '$& '))
    expect(body.results.user.Email).toBe(moved)
  })

  test('is an administrator’s own, too', async () => {
    const { token, Email } = await person({ Role: ADMIN })
    const { body } = await ask(token, `ny.${Email}`)
    expect(body.results.user).toMatchObject({ Email, NewEmail: `ny.${Email}` })
  })

  test('counts at once when an administrator sets it', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, Email, token } = await person()
    await ask(token, `vantar.${Email}`)
    const user = { id, Email: `ny.${Email}` }
    const { body } = await call('profile.update', { user }, { token: admin.token })
    expect(body.results.user).toMatchObject({ Email: `ny.${Email}`, NewEmail: '' })
    expect(await signIn(`ny.${Email}`)).toBe(200)
  })

  test('is not taken with a wrong code, nor after it was taken back', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    const code = codeFor(moved)
    const wrong = await confirm(token, code === '000000' ? '111111' : '000000')
    expect([wrong.status, Object.keys(wrong.body.error.fields)]).toEqual([400, ['code']])
    const undone = await ask(token, Email)
    expect(undone.body.results.user).toMatchObject({ Email, NewEmail: '' })
    expect((await logOf(id)).at(-1)?.message).toBe('Avbröt bytet av sin e-postadress')
    const late = await confirm(token, code)
    expect([late.status, late.body.error.code]).toEqual([409, 'no_new_address'])
    expect((await accountOf(id))?.email).toBe(Email)
  })

  test('is told when it is asked for and when it counts, and not when it is taken back', async () => {
    const { token, Email } = await person()
    const moved = `ny.${Email}`
    const texts = async () => (await noticesOf({ token })).map(({ message }) => message)
    const asked = `Någon vill byta din e-postadress till ${moved}. Var det inte du? Byt lösenord genast.`
    await ask(token, moved)
    expect(await texts()).toEqual([asked])
    await ask(token, Email)
    expect(await texts()).toEqual([asked])
    await ask(token, moved)
    expect((await confirm(token, codeFor(moved))).status).toBe(200)
    expect(await texts()).toEqual([
      `Din e-postadress är bytt från ${Email} till ${moved}`,
      asked,
      asked,
    ])
  })

  test('is taken back by an administrator, too, as the log says', async () => {
    const admin = await person({ Role: ADMIN })
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    const { body } = await call('profile.update', { user: { id, Email } }, { token: admin.token })
    expect(body.results.user).toMatchObject({ Email, NewEmail: '' })
    expect((await logOf(admin.id)).at(-1)?.['message']).toBe(
      `Avbröt bytet av e-postadress för ${Email}`,
    )
    expect((await confirm(token, codeFor(moved))).body.error.code).toBe('no_new_address')
    expect((await accountOf(id))?.email).toBe(Email)
  })

  test('goes to whoever was faster, and nothing else is changed', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    await person({ Email: moved })
    const { status, body } = await confirm(token, codeFor(moved))
    expect([status, body.error.code]).toEqual([409, 'taken'])
    expect(await users.get(id)).toMatchObject({ Email })
  })

  test('that broke off half-way is mended by the next sign-in', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    const AccessToken = token
    // The pool has taken it, the table has not heard of it.
    await poolAdmin().send(
      new VerifyUserAttributeCommand({ AccessToken, AttributeName: 'email', Code: codeFor(moved) }),
    )
    expect((await users.get(id))?.Email).toBe(Email)
    expect(await signIn(moved)).toBe(200)
    expect(await users.get(id)).toMatchObject({ Email: moved, NewEmail: '' })
  })

  test('stays where the pool tells of a sign-in that began before it', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    await confirm(token, codeFor(moved))
    const userAttributes = { sub: id, email: Email, email_verified: 'true' }
    const { poolId: userPoolId } = portal().cognito
    await invoke('auth.signedIn', { userPoolId, userName: id, request: { userAttributes } })
    expect(await everywhere(id)).toMatchObject({ pool: { Email: moved }, table: { Email: moved } })
    expect((await logOf(id)).at(-1)?.['message']).toBe('Loggade in')
  })

  test('that broke off half-way is taken with the same code once more', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    await ask(token, moved)
    const code = codeFor(moved)
    // The rate, the claim, what begins and the pool are written, the profile is not.
    await withFault({ after: 4, kind: 'error' }, () => confirm(token, code))
    expect((await users.get(id))?.Email).toBe(Email)
    const again = await confirm(token, code)
    expect([again.status, again.body.results?.user.Email]).toEqual([200, moved])
    expect(await everywhere(id)).toMatchObject({ pool: { Email: moved }, table: { Email: moved } })
  })

  test('is mailed ten codes in an hour: nobody fills strangers’ boxes with the portal’s mails', async () => {
    const { token, id, Email } = await person()
    // In this hour and in the next.
    for (const now of [Date.now(), Date.now() + 3_600_000])
      for (let count = 0; count < rateLimits.newAddressesPerHour; count++)
        await rates.newAddresses.take(id, rateLimits.newAddressesPerHour, now)
    const refused = await ask(token, `ny.${Email}`)
    expect([refused.status, refused.body.error.code]).toEqual([429, 'throttled'])
    expect(codeFor(`ny.${Email}`)).toBe('')
  })

  test('asked for once more after its reply was lost is no conflict, and is mailed and told once', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    const daytoUpdate = (await users.get(id))?.DaytoUpdate
    const save = () =>
      call('profile.update', { user: { id, Email: moved }, daytoUpdate }, { token })
    const [first, again] = [await save(), await save()]
    expect([first.status, again.status]).toEqual([200, 200])
    expect(again.body.results.user).toEqual(first.body.results.user)
    const mails = portal().outbox.mails()
    expect(mails.filter(({ to }) => to === moved)).toHaveLength(1)
    expect(await noticesOf({ token })).toHaveLength(1)
  })

  test('is no change in the log before its code is back', async () => {
    const { token, id, Email } = await person()
    await ask(token, `ny.${Email}`)
    expect((await logOf(id)).at(-1)?.message).toBe('Bad om att byta sin e-postadress')
    const user = { Email: `annan.${Email}`, Ort: 'Sala' }
    await call('profile.update', { user }, { token })
    expect((await logOf(id)).at(-1)?.message).toBe(
      'Ändrade sina uppgifter: ort, och bad om att byta sin e-postadress',
    )
  })

  test('whose mail was asked for in vain is asked for again', async () => {
    const { token, Email } = await person()
    const moved = `ny.${Email}`
    await withFault({ after: 2, kind: 'error' }, () => ask(token, moved))
    expect((await ask(token, moved)).status).toBe(200)
    expect((await confirm(token, codeFor(moved))).status).toBe(200)
  })
})
