import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf, logOf } from '../../infra/testing/functions/records.ts'
import { goneName } from '../../shared/rules/people/names.ts'
import { table, TableName } from '../stores/client.ts'
import { shardOf } from '../stores/shards.ts'
import { keys } from '../stores/table.ts'
import { rowKeysOf } from '../stores/people/rows.ts'
import { signIns } from '../stores/people/signIns.ts'
import { users } from '../stores/people/users.ts'

usePortal()

const signIn = (email: string) => call('auth.login', { email, password })

const rowOf = async (id: string) =>
  (await itemsOf('PEOPLE#NAME', '')).find(({ sk }) => sk.endsWith(id)) ?? expect.fail('No row')

test('a sign-in stands in the profile, in the list, in the person’s log and in everybody’s', async () => {
  const { id, Email } = await person()
  const before = (await logOf(id)).length
  await signIn(Email)
  const own = (await logOf(id)).slice(before)
  expect(own).toEqual([expect.objectContaining({ message: 'Loggade in', userName: 'Åsa Öman' })])
  const common = await itemsOf(keys.commonLog(shardOf(id, 'log'), '').pk, String(own[0]?.['id']))
  expect(common).toEqual([expect.objectContaining({ userid: id, message: 'Loggade in' })])
  const { Lastlogin } = (await users.latest(id)) ?? {}
  expect((await rowOf(id))['s']).toBe(Math.floor(Date.parse(Lastlogin ?? '') / 1000))
})

test('two sign-ins at once are two entries, and both are noted', async () => {
  const { id, Email } = await person()
  const before = (await logOf(id)).length
  await Promise.all([signIn(Email), signIn(Email)])
  expect((await logOf(id)).length).toBe(before + 2)
})

test('whoever is deleted while their sign-in is noted is not named by it, and comes to no list', async () => {
  const somebody = await person()
  const { id } = somebody
  const note = () =>
    signIns.note(somebody, { Lastlogin: at.toISOString() }, entry, () => users.latest(id))
  const at = new Date()
  const entry = { userid: id, userName: somebody.Firstname, message: 'Loggade in', address: '', at }
  await table.send(
    new DeleteCommand({ TableName, Key: rowKeysOf(somebody, somebody.ListedIn).row }),
  )
  expect(await note()).toBe(false)
  expect((await logOf(id)).at(-1)?.['userName']).toBe(goneName)
  const common = await itemsOf(keys.commonLog(shardOf(id, 'log'), '').pk, '0')
  const ofThem = common.filter(({ userid }) => userid === id)
  expect(ofThem.at(-1)?.['userName']).toBe(goneName)
  await expect(rowOf(id)).rejects.toThrow('No row')
  await table.send(new DeleteCommand({ TableName, Key: keys.user(id) }))
  expect(await note()).toBe(false)
})
