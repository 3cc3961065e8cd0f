import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { table, TableName } from './client.ts'
import { filledWith, versioned } from './schemaVersion.ts'
import { keys } from './table.ts'
import { users } from './people/users.ts'

usePortal()

test('an item of each schema version is read as one of the newest, and what it has is kept', () => {
  const schema = z.object({ name: z.string(), size: z.int(), colour: z.string() })
  const versions = versioned(schema, [filledWith({ size: 1 }), filledWith({ colour: 'blå' })])
  const newest = { name: 'a', size: 2, colour: 'röd' }
  expect(versions.written(newest)).toEqual({ ...newest, schemaVersion: 3 })
  expect(versions.read({ name: 'a' })).toEqual({ name: 'a', size: 1, colour: 'blå' })
  const second = { name: 'a', size: 5 }
  const migrated = { ...second, colour: 'blå' }
  expect(versions.read({ ...second, schemaVersion: 2 })).toEqual(migrated)
  // The attribute's name up to version 0.1.0.
  expect(versions.read({ ...second, form: 2 })).toEqual(migrated)
  // An update of single fields leaves the schema version as it was.
  expect(versions.read({ name: 'a', colour: 'grön' })).toEqual({
    name: 'a',
    size: 1,
    colour: 'grön',
  })
  // Written by a later version, and read after going back.
  expect(versions.read({ ...newest, shape: 'rund', schemaVersion: 4 })).toEqual(newest)
  expect(() => versions.read({ size: 2 })).toThrow('name')
})

test('a profile of the first schema version, made before there were logs and notifications, works at once', async () => {
  const admin = await person({ Role: ADMIN })
  const { id, token, Email } = await person()
  const names = { Firstname: 'Gunnar', Lastname: 'Gammal', Email, Role: 1, Lastlogin: null }
  const lines = { PersonNr: '', Tele: '', Tele2: '', Adress: '', postnr: '', Ort: '', BildUrl: '' }
  const Item = { ...keys.user(id), id, ...names, ...lines }
  await table.send(new PutCommand({ TableName, Item }))

  expect((await call('auth.me', {}, { token })).body.user.Firstname).toBe('Gunnar')
  expect((await call('notifications.all', {}, { token })).status).toBe(200)
  const user = { id, Ort: 'Sala' }
  expect((await call('profile.update', { user }, { token: admin.token })).status).toBe(200)
  expect(await users.get(id)).toMatchObject({ Ort: 'Sala', LogAntal: 0, NewsDismissed: '' })
  expect(await users.get(id)).toMatchObject({ SecondStep: 'off' })
  await table.send(new PutCommand({ TableName, Item: { ...Item, PoolName: 'entraid_1' } }))
  expect(await users.get(id)).toMatchObject({ SecondStep: 'outlook' })
  await table.send(new PutCommand({ TableName, Item }))
  const { Item: stored } = await table.send(new GetCommand({ TableName, Key: keys.user(id) }))
  expect(stored?.['schemaVersion']).toBeUndefined()
})
