import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { codeFor, mended, newcomer, nowhere } from '../../infra/testing/functions/mending.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { users } from '../stores/people/users.ts'

usePortal(async () => ({ schedules: false, settings: { allowedEmailDomains: ['example.se'] } }))

afterEach(() => vi.useRealTimers())

const admin = () => person({ Role: ADMIN })

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

describe('killed at any step, the next turn leaves a whole account or none', () => {
  test('of somebody who is added', { timeout: 120_000 }, async () => {
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

  test('of somebody who is deleted', { timeout: 180_000 }, async () => {
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

  test('of somebody who confirms their registration', { timeout: 120_000 }, async () => {
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

  test('whose address is changed and which is deactivated', { timeout: 120_000 }, async () => {
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
