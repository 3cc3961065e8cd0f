import { AdminDeleteUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import { afterEach, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { accountOf } from '../../infra/testing/functions/accounts.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { mended, waiting } from '../../infra/testing/functions/mending.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'
import { identity } from '../platform/identity.ts'
import { holds } from '../stores/log/holds.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { users } from '../stores/people/users.ts'

usePortal(async () => ({ schedules: false }))

afterEach(() => vi.useRealTimers())

const admin = () => person({ Role: ADMIN })

test('a change that is refused before there is a new password ends nobody’s sessions', async () => {
  const { token, id: adminId } = await admin()
  const [asked, other] = [await person(), await person()]
  const before = await users.get(asked.id)
  const user = { id: asked.id, Email: other.Email, Password: 'Portalen9' }
  const refused = await call('profile.update', { user }, { token })
  expect([refused.status, refused.body.error.code]).toEqual([409, 'taken'])
  await mended()
  expect(await users.get(asked.id)).toEqual(before)
  expect((await call('auth.me', {}, { token: asked.token })).status).toBe(200)
  expect((await call('auth.login', { email: asked.Email, password })).status).toBe(200)
  expect((await logOf(adminId)).map(({ message }) => message).join()).not.toContain('avbruten')
})

test('whoever was invited to a wrong address is invited to the right one, also when the change broke off', async () => {
  const { token, id: by } = await admin()
  const [wrong, right] = ['bo.fel@example.se', 'bo.ratt@example.se']
  await call('users.add', { user: JSON.stringify({ Firstname: 'Bo', email: wrong }) }, { token })
  const id = (await accountOf(wrong))?.id ?? ''
  await unfinished.begin({ account: { id }, by })
  await identity.changeEmail({ id }, right)
  await mended()
  expect((await users.get(id))?.Email).toBe(right)
  const mails = portal().outbox.mails()
  expect(mails.filter(({ to }) => to === right)).toHaveLength(1)
})

test('whoever is given the right address is invited to it before the table has it', async () => {
  const { token } = await admin()
  for (let after = 0, failed = 1; failed > 0; after++) {
    const [wrong, right] = [`cy.fel${after}@example.se`, `cy.ratt${after}@example.se`]
    await call('users.add', { user: JSON.stringify({ Firstname: 'Cy', email: wrong }) }, { token })
    const id = (await accountOf(wrong))?.id ?? ''
    failed = await withFault({ after, kind: 'crash' }, () =>
      call('profile.update', { user: { id, Email: right } }, { token }),
    )
    const isMoved = (await users.latest(id))?.Email === right
    if (failed === 0) expect(isMoved).toBe(true)
    const mails = portal().outbox.mails()
    if (isMoved) expect(mails.filter(({ to }) => to === right)).toHaveLength(1)
  }
  await mended()
  expect(await waiting()).toEqual([])
})

test('a held person whose account is gone stays until they are released', async () => {
  const { token } = await admin()
  const { id } = await person()
  const hold = {
    kind: 'PERSON',
    id,
    reason: 'Utlämnande',
    sdate: new Date().toISOString(),
  } as const
  expect(await holds.place(hold, [])).toBe(true)
  const UserPoolId = portal().cognito.poolId
  await poolAdmin().send(new AdminDeleteUserCommand({ UserPoolId, Username: id }))
  const user = { id, InAktiv: true }
  expect((await call('profile.update', { user }, { token })).body.error.code).toBe('no_account')
  expect(await waiting()).toHaveLength(1)
  await mended()
  expect((await users.get(id))?.id).toBe(id)
  expect((await call('users.delete', { id: [id] }, { token })).body.error.code).toBe('held')
  await holds.release(hold, [])
  expect((await call('users.delete', { id: [id] }, { token })).status).toBe(200)
  expect([await users.get(id), await accountOf(id)]).toEqual([undefined, undefined])
})
