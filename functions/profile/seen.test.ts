import { expect, test } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { looks } from '../stores/people/looks.ts'

usePortal()

const seen = async (token: string) => (await call('profile.seen', {}, { token })).body.results

test('whoever looks at another’s profile or log is named to that person, once a day', async () => {
  const anna = await person()
  const admin = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Berg' })
  const { token } = admin
  expect(await seen(anna.token)).toEqual([])
  await call('users.get', { userid: anna.id }, { token })
  await call('profile.get', { userid: anna.id }, { token })
  await call('users.log', { userid: anna.id, page: 0 }, { token })
  await call('users.log', { userid: anna.id, page: 1 }, { token })
  const found = await seen(anna.token)
  expect(
    found.map(({ Name, at }: { Name: string; at: string }) => `${Name}: ${at}`).toSorted(),
  ).toEqual(['Karin Berg: log', 'Karin Berg: profile'])
  expect(await seen(token)).toEqual([])
})

test('so is whoever gets them from a change that changes nothing, and from a log that is cleared', async () => {
  const anna = await person()
  const { token } = await person({ Role: ADMIN })
  const { body } = await call('profile.update', { user: { id: anna.id } }, { token })
  expect(body.results.user).toMatchObject({ id: anna.id, PersonNr: '' })
  await call('users.resetLog', { userid: anna.id }, { token })
  const found = await seen(anna.token)
  expect(found.map(({ at }: { at: string }) => at).toSorted()).toEqual(['log', 'profile'])
})

test('of a day, too, who looked last is told first', async () => {
  const anna = await person()
  const admin = await person({ Role: ADMIN })
  const at = (hour: string) => new Date(`2026-11-20T${hour}:00:00.000Z`)
  await looks.note(anna.id, admin.id, 'profile', at('09'))
  await looks.note(anna.id, admin.id, 'log', at('11'))
  expect((await seen(anna.token)).map((look: { at: string }) => look.at)).toEqual([
    'log',
    'profile',
  ])
})

test('looking at oneself, and a look that is refused, is none', async () => {
  const anna = await person()
  const other = await person()
  await call('profile.get', {}, { token: anna.token })
  await call('users.log', { userid: anna.id }, { token: anna.token })
  await call('profile.update', { user: {} }, { token: anna.token })
  expect((await call('users.log', { userid: anna.id }, { token: other.token })).status).toBe(403)
  expect(await seen(anna.token)).toEqual([])
})

test('who looked stays told under another name once they are gone, and expires', async () => {
  const anna = await person()
  const admin = await person({ Role: ADMIN })
  const boss = await person({ Role: ADMIN })
  await call('users.log', { userid: anna.id }, { token: admin.token })
  await call('users.delete', { id: [admin.id] }, { token: boss.token })
  expect(await seen(anna.token)).toMatchObject([{ Name: 'Borttagen användare', at: 'log' }])
  expect(await looks.of(anna.id, new Date(Date.now() + 4_000 * 86_400_000))).toEqual([])
})

test('a look at somebody who is deleted meanwhile leaves nothing', async () => {
  const anna = await person()
  const boss = await person({ Role: ADMIN })
  await call('users.delete', { id: [anna.id] }, { token: boss.token })
  await looks.note(anna.id, boss.id, 'log')
  expect(await looks.of(anna.id)).toEqual([])
})
