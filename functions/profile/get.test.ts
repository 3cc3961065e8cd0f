import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'

usePortal()

test('who asks for a profile gets that person’s: their own, or as an administrator another’s', async () => {
  const admin = await person({ Role: ADMIN, Firstname: 'Karin' })
  const anna = await person({ Firstname: 'Anna' })
  const get = async (token: string, input: { userid?: string }) =>
    (await call('profile.get', input, { token })).body.results
  expect(await get(anna.token, {})).toMatchObject({ id: anna.id, Firstname: 'Anna' })
  expect(await get(anna.token, { userid: anna.id })).toMatchObject({ id: anna.id })
  expect(await get(admin.token, {})).toMatchObject({ id: admin.id, Firstname: 'Karin' })
  expect(await get(admin.token, { userid: anna.id })).toMatchObject({
    id: anna.id,
    Firstname: 'Anna',
  })
})

test('nobody finds a profile that is not there, and staff none but their own', async () => {
  const admin = await person({ Role: ADMIN })
  const anna = await person()
  const statusOf = async (token: string, userid: string) =>
    (await call('profile.get', { userid }, { token })).status
  expect(await statusOf(admin.token, crypto.randomUUID())).toBe(404)
  expect(await statusOf(anna.token, admin.id)).toBe(403)
})
