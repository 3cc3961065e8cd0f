import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { userList } from '../stores/people/userList.ts'
import { users } from '../stores/people/users.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

afterEach(() => vi.useRealTimers())

const admin = () => person({ Role: ADMIN })

type Work = () => Promise<{ status: number }>

/**
 * Makes the pool, the table or the bucket fail after the first, the second, … write of some work, each time for
 * another subject, until it gets through; after each failure the same work is tried again.
 */
async function afterEachStep<T>(
  kind: 'error' | 'crash',
  begin: (step: number) => Promise<T>,
  work: (subject: T) => ReturnType<Work>,
  check: (subject: T, first: number | undefined, second: number) => Promise<void>,
) {
  for (let after = 0; ; after++) {
    const subject = await begin(after)
    let first: number | undefined
    const failed = await withFault({ after, kind }, async () => {
      first = (await work(subject)).status
    })
    if (failed === 0) return after
    // A crash leaves the claim behind, as does a fault when it is given back: it holds for half a minute.
    if (kind === 'crash' || first === 200)
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
    const second = (await work(subject)).status
    vi.useRealTimers()
    await check(subject, first, second)
  }
}

const kinds = [['error'], ['crash']] as const

describe.each(kinds)('after an %s at each step a second try mends', (kind) => {
  test('adding somebody', async () => {
    const { token, id } = await admin()
    const steps = await afterEachStep(
      kind,
      async (step) => `${kind}${step}@example.se`,
      (email) => {
        const user = JSON.stringify({ Firstname: 'Nils', email, password })
        return call('users.add', { 'files[]': file(png), user }, { token })
      },
      async (email, _first, second) => {
        // Once the profile is there the person has been added, whatever was answered.
        expect([200, 409]).toContain(second)
        const account = await accountOf(email)
        const found = await everywhere(account?.id ?? '')
        const same = { Email: email, InAktiv: false }
        const picture = { stored: true, noted: true }
        expect(found).toEqual({ pool: same, table: same, list: same, picture })
        expect((await call('auth.login', { email, password })).status).toBe(200)
        const told = (await logOf(id)).filter(({ message }) => message === `Lade till ${email}`)
        expect(told).toHaveLength(1)
      },
    )
    expect(steps).toBeGreaterThan(5)
  })

  test('adding somebody who is invited', async () => {
    const { token } = await admin()
    await afterEachStep(
      kind,
      async (step) => `inbjuden.${kind}${step}@example.se`,
      (email) =>
        call('users.add', { user: JSON.stringify({ Firstname: 'Nils', email }) }, { token }),
      async (email, _first, second) => {
        expect([200, 409]).toContain(second)
        const account = await accountOf(email)
        expect(account?.status).toBe('FORCE_CHANGE_PASSWORD')
        expect(await everywhere(account?.id ?? '')).toMatchObject({
          pool: { Email: email },
          table: { Email: email },
          list: { Email: email },
        })
      },
    )
  })

  test('a change of address', async () => {
    const { token } = await admin()
    await afterEachStep(
      kind,
      async () => person(),
      ({ id, Email }) =>
        call('profile.update', { user: { id, Email: `ny.${Email}`, InAktiv: true } }, { token }),
      async ({ id, Email }, _first, second) => {
        expect(second).toBe(200)
        const same = { Email: `ny.${Email}`, InAktiv: true }
        expect(await everywhere(id)).toMatchObject({ pool: same, table: same, list: same })
      },
    )
  })

  test('a change of role', async () => {
    const { token, id: adminId } = await admin()
    await afterEachStep(
      kind,
      async () => person({ Role: ADMIN }),
      ({ id }) => call('profile.update', { user: { id, Role: STAFF } }, { token }),
      async ({ id, Email }, _first, second) => {
        expect(second).toBe(200)
        expect((await users.get(id))?.Role).toBe(STAFF)
        const row = (await userList.all()).value.find((one) => one.id === id)
        expect(row?.Role).toBe(STAFF)
        const told = (await logOf(adminId)).filter(({ message }) => message.includes(Email))
        expect(told).toHaveLength(1)
      },
    )
  })

  // A deletion has some twenty steps.
  test('deleting somebody', { timeout: 180_000 }, async () => {
    const { token, id: adminId } = await admin()
    await afterEachStep(
      kind,
      async () => {
        const doomed = await person()
        await call(
          'profile.image',
          { 'files[]': file(png), userid: doomed.id },
          { token: doomed.token },
        )
        return doomed
      },
      ({ id }) => call('users.delete', { id: [id] }, { token }),
      async ({ id }, _first, second) => {
        expect([200, 404]).toContain(second)
        expect(await everywhere(id)).toEqual({
          pool: undefined,
          table: undefined,
          list: undefined,
          picture: { stored: false, noted: false },
        })
        const told = (await logOf(adminId)).filter(
          ({ message }) => message === `Raderade användaren ${id}`,
        )
        expect(told).toHaveLength(1)
      },
    )
  })
})

test('a change of address that broke off half-way is mended by the next sign-in', async () => {
  const { token } = await admin()
  const { id, Email } = await person()
  const moved = `ny.${Email}`
  // The rate, both claims, what begins and the pool are written, the profile is not.
  await withFault({ after: 5, kind: 'crash' }, () =>
    call('profile.update', { user: { id, Email: moved } }, { token }),
  )
  expect((await accountOf(id))?.email).toBe(moved)
  expect((await users.get(id))?.Email).toBe(Email)
  await call('auth.login', { email: moved, password })
  const same = { Email: moved }
  expect(await everywhere(id)).toMatchObject({ pool: same, table: same, list: same })
})

test('while a crashed call’s claim holds, others are told to wait', async () => {
  const { id, token } = await person()
  await withFault({ after: 2, kind: 'crash' }, () =>
    call('profile.update', { user: { Ort: 'Sala' } }, { token }),
  )
  const { status, body } = await call('profile.update', { user: { id, Ort: 'Sala' } }, { token })
  expect([status, body.error.code]).toEqual([409, 'busy'])
})
