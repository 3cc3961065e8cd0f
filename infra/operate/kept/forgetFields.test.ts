import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import { table, TableName } from '../../../functions/stores/client.ts'
import { keys } from '../../../functions/stores/table.ts'
import { profileField } from '../../../shared/contract/profile/profileFields.ts'
import { person } from '../../testing/functions/people.ts'
import { ofItsOwn, usePortal } from '../../testing/functions/portal.ts'
import { itemsOf } from '../../testing/functions/records.ts'
import { forgetFields } from './forgetFields.ts'

usePortal(ofItsOwn)

const stored = async (id: string) => (await itemsOf(keys.user(id).pk, keys.user(id).sk))[0]

async function withLines(lines: object) {
  const { id } = await person({ Ort: 'Sala' })
  const before = { ...(await stored(id)), ...lines }
  await table.send(new PutCommand({ TableName, Item: before }))
  return { id, before }
}

test('what a stage no longer keeps is taken out of every profile once, and the rest stays', async () => {
  const one = await withLines({ PersonNr: '19850709-9805', Adress: 'Storgatan 1', Sallary: 41_000 })
  const two = await withLines({ Tele: '070-174 06 05', Adress: 'Storgatan 2' })
  expect(await forgetFields(['Ort', 'Tele'])).toBe(
    ['Taken out of profiles:', '1 PersonNr', '0 Tele2', '2 Adress', '0 postnr', '1 Sallary'].join(
      '\n',
    ),
  )
  const gone = { PersonNr: '', Adress: '', Sallary: null }
  expect(await stored(one.id)).toEqual({ ...one.before, ...gone })
  expect(await stored(two.id)).toEqual({ ...two.before, Adress: '' })
  expect(await forgetFields(['Ort', 'Tele'])).toMatch(/^Taken out of profiles:(\n0 \w+)+$/)
})

test('a stage that keeps everything has nothing to forget', async () => {
  expect(await forgetFields(profileField.options)).toBe(
    'This stage keeps every field of a profile.',
  )
})
