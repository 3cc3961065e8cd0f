import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { call } from '../../../infra/testing/functions/call.ts'
import { person } from '../../../infra/testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../../infra/testing/functions/portal.ts'
import { table, TableName } from '../client.ts'
import { keys } from '../table.ts'
import { userList } from './userList.ts'
import { wordsOf, wordsOfPerson } from './words.ts'

usePortal(ofItsOwn)

const version = async () => {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: keys.listVersion('PEOPLE'), ConsistentRead: true }),
  )
  return Item?.['version']
}

test('a change that the list does not show leaves the list as it is, for whoever has it', async () => {
  const somebody = await person()
  const { id, token } = somebody
  const before = await version()
  await call('profile.update', { user: { id, Ort: 'Sala' } }, { token })
  expect(await version()).toBe(before)
  expect(userList.changed(somebody, { Ort: 'Sala' })).toEqual([])
  await call('profile.update', { user: { id, Lastname: 'Ny' } }, { token })
  expect(await version()).not.toBe(before)
})

test('of many words those of the address stay: a name as long as anything hides nobody from a search', () => {
  const Firstname = Array.from({ length: 20 }, (_, at) => `namn${at}`).join(' ')
  const words = wordsOfPerson({ Firstname, Lastname: 'Ek', Email: 'bo.lund@example.se' })
  expect(words.slice(0, 4)).toEqual(['bo', 'lund', 'example', 'se'])
  expect(words).toHaveLength(16)
})

test('of a word as long as anything the first forty characters are kept and sought, none of them half', () => {
  const long = 'x'.repeat(60)
  expect(wordsOf(long)).toEqual([long.slice(0, 40)])
  expect(wordsOf(`${long.slice(0, 39)}𐐨y`)).toEqual([`${long.slice(0, 39)}\uFFFD`])
})
