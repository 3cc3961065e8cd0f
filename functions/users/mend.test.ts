import { ConfirmSignUpCommand } from '@aws-sdk/client-cognito-identity-provider'
import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { invoke } from '../../infra/local/gateway/lambdas.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { table, TableName } from '../stores/client.ts'
import { leases } from '../stores/leases.ts'
import { keys } from '../stores/table.ts'
import { unfinished } from '../stores/unfinished.ts'
import { users } from '../stores/users.ts'

usePortal(async () => ({ settings: { allowedEmailDomains: ['example.se'] } }))

afterEach(() => vi.useRealTimers())

const admin = () => person({ Role: ADMIN })

const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

/** What has begun so far and is not known to have ended. */
const waiting = () => unfinished.before(Date.now() + 3_600_000, 100)

/** The minute's turn, when nothing of what broke off can be on its way any more, and no lease holds. */
async function mended() {
  await table.send(new DeleteCommand({ TableName, Key: keys.lease('administrators') }))
  later(65)
  await invoke('users.mend', {})
  vi.useRealTimers()
  expect(await waiting()).toEqual([])
}

/** Kills some work after its first, its second, … write, each time for another subject, until it gets through. */
async function killedAtEachStep<T>(
  begin: (step: number) => Promise<T>,
  work: (subject: T) => Promise<{ status: number }>,
  check: (subject: T) => Promise<void>,
) {
  for (let after = 0; ; after++) {
    const subject = await begin(after)
    let status = 0
    const failed = await withFault({ after, kind: 'crash' }, async () => {
      status = (await work(subject)).status
    })
    if (failed === 0) {
      expect(status).toBe(200)
      return after
    }
    await mended()
    await check(subject)
  }
}

const nowhere = {
  pool: undefined,
  table: undefined,
  list: undefined,
  picture: { stored: false, noted: false },
}

const codeFor = (email: string) =>
  /<strong>(\d+)</.exec(
    portal()
      .outbox.mails()
      .find(({ to }) => to === email)?.html ?? '',
  )?.[1] ?? ''

const newcomer = { password: 'Valkommen1', Firstname: 'Nils', Lastname: 'Ny' }

describe('killed at any step, the next turn leaves a whole account or none', () => {
  test('of somebody who is added', { timeout: 60_000 }, async () => {
    const { token } = await admin()
    const ids: string[] = []
    const steps = await killedAtEachStep(
      async (step) => `halvt${step}@example.se`,
      (email) => {
        const user = JSON.stringify({ Firstname: 'Nils', email, password })
        return call('users.add', { 'files[]': file(png), user }, { token })
      },
      async (email) => {
        const account = await accountOf(email)
        if (!account) return
        ids.push(account.id)
        const same = { Email: email, InAktiv: false }
        const whole = { pool: same, table: same, list: same }
        expect(await everywhere(account.id)).toMatchObject(whole)
        expect((await call('auth.login', { email, password })).status).toBe(200)
      },
    )
    expect(steps).toBeGreaterThan(7)
    // Only once the profile is there.
    expect(ids.length).toBeLessThan(steps - 5)
  })

  test('of somebody who is deleted', { timeout: 90_000 }, async () => {
    const { token, id: adminId } = await admin()
    let gone = 0
    await killedAtEachStep(
      async () => {
        const doomed = await person()
        const given = { 'files[]': file(png), userid: doomed.id }
        await call('profile.image', given, { token: doomed.token })
        return doomed
      },
      ({ id }) => call('users.delete', { id: [id] }, { token }),
      async ({ id, Email }) => {
        if (await accountOf(id)) {
          expect((await call('auth.login', { email: Email, password })).status).toBe(200)
          return expect(await everywhere(id)).toMatchObject({ table: { Email }, list: { Email } })
        }
        gone += 1
        expect(await everywhere(id)).toEqual(nowhere)
        const told = (await logOf(adminId)).filter(({ message }) => message.includes(id))
        expect(told.map(({ message }) => message)).toEqual([`Raderade användaren ${id}`])
      },
    )
    expect(gone).toBeGreaterThan(5)
  })

  test('of somebody who confirms their registration', { timeout: 60_000 }, async () => {
    await killedAtEachStep(
      async (step) => {
        const email = `sjalv${step}@example.se`
        await call('auth.register', { ...newcomer, email })
        return { email, code: codeFor(email) }
      },
      ({ email, code }) => call('auth.confirmRegistration', { ...newcomer, email, code }),
      async ({ email }) => {
        const account = await accountOf(email)
        // Whose code has not been used can still use it.
        if (!account || account.status === 'UNCONFIRMED') return
        expect((await users.get(account.id))?.Email).toBe(email)
        expect((await call('auth.login', { email, password: newcomer.password })).status).toBe(200)
      },
    )
  })

  test('whose address is changed and which is deactivated', { timeout: 60_000 }, async () => {
    const { token } = await admin()
    await killedAtEachStep(
      async () => person(),
      ({ id, Email }) =>
        call('profile.update', { user: { id, Email: `ny.${Email}`, InAktiv: true } }, { token }),
      async ({ id }) => {
        const found = await everywhere(id)
        expect(found.table).toEqual(found.pool)
        expect(found.list).toEqual(found.pool)
      },
    )
  })

  test('whose password is changed: who knew the old one is out or it still holds', async () => {
    const { token, id: adminId } = await admin()
    const next = 'Portalen9'
    let ended = 0
    await killedAtEachStep(
      async () => person(),
      ({ id }) => call('profile.update', { user: { id, Password: next } }, { token }),
      async ({ id, Email, token: old }) => {
        const { status } = await call('auth.me', {}, { token: old })
        if ((await call('auth.login', { email: Email, password })).status === 200) return
        ended += 1
        expect(status).toBe(401)
        expect((await users.get(id))?.SessionsFrom).toBeGreaterThan(0)
        const [last] = (await logOf(adminId)).slice(-1)
        expect(last?.['message']).toContain(Email)
      },
    )
    expect(ended).toBeGreaterThan(0)
  })
})

test('whoever confirms an address at the pool itself gets no account that leads nowhere', async () => {
  const email = 'direkt@example.se'
  await call('auth.register', { ...newcomer, email })
  const { clientId: ClientId } = portal().cognito
  const given = { ClientId, Username: email, ConfirmationCode: codeFor(email) }
  await poolAdmin().send(new ConfirmSignUpCommand(given))
  expect((await accountOf(email))?.status).toBe('CONFIRMED')
  await mended()
  expect(await accountOf(email)).toBeUndefined()
})

test('what may still be on its way is left alone', async () => {
  const { token } = await admin()
  const user = JSON.stringify({ Firstname: 'Nils', email: 'nyss@example.se', password })
  await withFault({ after: 4, kind: 'crash' }, () => call('users.add', { user }, { token }))
  await invoke('users.mend', {})
  expect(await accountOf('nyss@example.se')).toBeDefined()
  expect(await waiting()).toHaveLength(1)
  await mended()
  expect(await accountOf('nyss@example.se')).toBeUndefined()
})

test('one that somebody works on holds up no other, and is tried again', async () => {
  const { id, token } = await admin()
  await unfinished.begin({ account: { id } })
  const user = JSON.stringify({ Firstname: 'Nils', email: 'andra@example.se', password })
  await withFault({ after: 4, kind: 'crash' }, () => call('users.add', { user }, { token }))
  later(65)
  await leases.take(id, 'somebody else')
  await expect(invoke('users.mend', {})).rejects.toThrow('left unfinished')
  await leases.release(id, 'somebody else')
  vi.useRealTimers()
  expect(await accountOf('andra@example.se')).toBeUndefined()
  expect(await waiting()).toHaveLength(1)
  await mended()
})

test('a wrong code, and a change that is whole, leave nothing to mend', async () => {
  const email = 'felkod@example.se'
  await call('auth.register', { ...newcomer, email })
  await call('auth.confirmRegistration', { ...newcomer, email, code: '000000' })
  const { token } = await admin()
  const user = JSON.stringify({ Firstname: 'Nils', email: 'hel@example.se', password })
  expect((await call('users.add', { user }, { token })).status).toBe(200)
  const { id } = await person()
  expect((await call('users.delete', { id: [id] }, { token })).status).toBe(200)
  expect(await waiting()).toEqual([])
})
