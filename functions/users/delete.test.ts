import { describe, expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { everywhere } from '../../infra/testing/functions/accounts.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { file, png } from '../../infra/testing/functions/pictures.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal(ofItsOwn)

const nowhere = {
  pool: undefined,
  table: undefined,
  list: undefined,
  picture: { stored: false, noted: false },
}

describe('deleting', () => {
  test('somebody removes account, profile, row and picture, and signs them out', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, token, Email } = await person()
    await call('profile.image', { 'files[]': file(png), userid: id }, { token })
    const { status, body } = await call('users.delete', { id: [id] }, { token: admin.token })
    expect([status, body]).toEqual([200, { results: true }])
    expect(await everywhere(id)).toEqual(nowhere)
    expect((await call('auth.me', {}, { token })).status).toBe(401)
    expect((await call('auth.login', { email: Email, password })).status).toBe(401)
    expect((await logOf(admin.id)).at(-1)).toMatchObject({ message: `Raderade användaren ${id}` })
    const again = await call('users.delete', { id: [id] }, { token: admin.token })
    expect(again.status).toBe(404)
  })

  test('several takes those who are still there', async () => {
    const admin = await person({ Role: ADMIN })
    const [one, two, gone] = [await person(), await person(), await person()]
    await call('users.delete', { id: [gone.id] }, { token: admin.token })
    const ids = [one.id, gone.id, two.id, two.id]
    const { status } = await call('users.delete', { id: ids }, { token: admin.token })
    expect(status).toBe(200)
    expect(await everywhere(one.id)).toEqual(nowhere)
    expect(await everywhere(two.id)).toEqual(nowhere)
  })

  test('oneself is refused, also among others, who stay', async () => {
    const admin = await person({ Role: ADMIN })
    const other = await person()
    const ids = [other.id, admin.id]
    const { status, body } = await call('users.delete', { id: ids }, { token: admin.token })
    expect([status, body.error]).toEqual([
      409,
      { code: 'oneself', error: 'Du kan inte radera ditt eget konto.' },
    ])
    expect((await call('auth.me', {}, { token: other.token })).status).toBe(200)
  })

  test.each([[{}], [{ id: '' }], [{ id: Array(51).fill('x') }]])('refuses %j', async (input) => {
    const { token } = await person({ Role: ADMIN })
    expect((await send('users.delete', input, { token })).status).toBe(400)
  })
})

test('two administrators who delete each other at once leave one', async () => {
  // Those of the other tests are in the way.
  const keeper = await person({ Role: ADMIN })
  const list = await call('users.all', { filterOptions: ['admin'] }, { token: keeper.token })
  const others = list.body.results.map(({ id }: { id: string }) => id)
  for (const id of others) {
    if (id !== keeper.id) await call('users.delete', { id: [id] }, { token: keeper.token })
  }
  const rival = await person({ Role: ADMIN })
  const answers = await Promise.all([
    call('users.delete', { id: [rival.id] }, { token: keeper.token }),
    call('users.delete', { id: [keeper.id] }, { token: rival.token }),
  ])
  const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b)
  expect(statuses[0]).toBe(200)
  // Refused as the last one, or signed out before it was their turn.
  expect([401, 409]).toContain(statuses[1])
  const left = [await everywhere(keeper.id), await everywhere(rival.id)]
  expect(left.filter(({ pool, table, list: row }) => pool && table && row)).toHaveLength(1)
})
