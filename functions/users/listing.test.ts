import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, expect, test, vi } from 'vitest'
import { coldStart } from '../../infra/local/gateway/lambdas.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { mended } from '../../infra/testing/functions/mending.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf } from '../../infra/testing/functions/records.ts'
import { nameOf } from '../../shared/rules/people/names.ts'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { oldRowFieldsOf, rowKeysOf } from '../stores/people/rows.ts'
import { type StoredUser, users } from '../stores/people/users.ts'
import { shardOf } from '../stores/shards.ts'
import { keys } from '../stores/table.ts'

usePortal(ofItsOwn)

afterEach(() => vi.useRealTimers())

/** Leaves somebody as version 0.1.0 has listed them. */
async function asBefore(somebody: StoredUser) {
  const { row, words } = rowKeysOf(somebody, somebody.ListedIn)
  for (const Key of [row, ...words]) await table.send(new DeleteCommand({ TableName, Key }))
  const Item = { ...keys.person(somebody.id), ...oldRowFieldsOf(somebody) }
  await table.send(new PutCommand({ TableName, Item }))
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.user(somebody.id),
      UpdateExpression: 'REMOVE Listed',
    }),
  )
  await table.send(
    new UpdateCommand({
      TableName,
      Key: keys.peopleCount(shardOf(somebody.id, 'usage')),
      UpdateExpression: 'ADD people :less',
      ExpressionAttributeValues: { ':less': -1 },
    }),
  )
}

test('who was listed by version 0.1.0 is found from the first moment, and listed anew once the old Lambdas are gone', async () => {
  const chef = await person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Lindqvist' })
  const moved = await person({ Firstname: 'Flyttad', Lastname: 'Öberg' })
  const gone = await person({ Firstname: 'Borta', Lastname: 'Ek' })
  for (const one of [chef, moved, gone]) await asBefore(one)
  const { token } = chef
  coldStart('users.all', 'users.find', 'users.mend')
  const page = async (more: object = {}) => {
    const { body } = await call('users.all', { size: 20, ...more }, { token })
    return { names: body.results.map(nameOf), total: body.page.total }
  }
  const newcomer = await person({ Firstname: 'Ny', Lastname: 'Åberg' })
  const all = ['Borta Ek', 'Flyttad Öberg', 'Karin Lindqvist', 'Ny Åberg']
  expect(await page()).toEqual({ names: all, total: 4 })
  expect((await page({ searchTerm: 'flyt' })).names).toEqual(['Flyttad Öberg'])
  const { body } = await call('users.find', { searchTerm: 'bort' }, { token })
  expect(body.results).toHaveLength(1)

  // They are changed, sign in and are deleted as before.
  await call('auth.login', { email: moved.Email, password })
  await call('profile.update', { user: { Lastname: 'Ålund' } }, { token: moved.token })
  await call('users.delete', { id: [gone.id] }, { token })
  const now = ['Flyttad Ålund', 'Karin Lindqvist', 'Ny Åberg']
  expect(await page()).toEqual({ names: now, total: 3 })

  await mended()
  expect((await users.latest(moved.id))?.Listed).toBe(0)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * 60_000 })
  await mended()
  vi.useRealTimers()
  expect((await users.latest(moved.id))?.Listed).toBe(1)
  expect(await page()).toEqual({ names: now, total: 3 })
  expect((await page({ searchTerm: 'ål' })).names).toEqual(['Flyttad Ålund'])
  const old = (await itemsOf('PEOPLE', '')).filter(({ sk }) => !sk.startsWith('#'))
  expect(old).toEqual([])
  const row = (await itemsOf('PEOPLE#NAME', 'fly'))[0]
  expect(row).toMatchObject({ f: 'Flyttad', l: 'Ålund', s: expect.any(Number) })
  expect(newcomer.Listed).toBe(1)
})
