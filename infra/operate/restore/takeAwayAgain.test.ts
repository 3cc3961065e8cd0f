import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { ADMIN } from '../../../shared/rules/permissions.ts'
import { TableName } from '../../../functions/stores/client.ts'
import { administrators } from '../../../functions/stores/people/administrators.ts'
import { users } from '../../../functions/stores/people/users.ts'
import { accountOf, everywhere } from '../../testing/functions/accounts.ts'
import { call } from '../../testing/functions/call.ts'
import { mended, nowhere } from '../../testing/functions/mending.ts'
import { person } from '../../testing/functions/people.ts'
import { usePortal } from '../../testing/functions/portal.ts'
import { logOf } from '../../testing/functions/records.ts'
import { emptyCopy } from '../../testing/operate/emptyCopy.ts'
import { placeHold, releaseHold } from '../kept/hold.ts'
import { takeAwayAgain } from './takeAwayAgain.ts'
import { partsOf } from './items.ts'
import { makeEqual } from './makeEqual.ts'
import { takeOver } from './takeOver.ts'

usePortal(async () => ({ schedules: false }))

test('who was deleted since is deleted again after a restore, and who is held stays', async () => {
  const client = new DynamoDBClient()
  const { token, id, Email: mail } = await person({ Role: ADMIN })
  const [other, lost, held] = [await person(), await person({ Role: ADMIN }), await person()]
  const of = { kind: 'PERSON' as const, id: held.id }
  await placeHold(of, { reason: 'Dnr 2026-117', mail })
  const copy = await emptyCopy(client)
  await makeEqual(client, { from: TableName, to: copy, readers: partsOf(client, 2) })
  await releaseHold(of, { mail })
  await call('users.delete', { id: [lost.id, held.id] }, { token })
  await takeOver(client, copy, TableName)
  expect([...(await administrators.all())].toSorted()).toEqual([id, lost.id].toSorted())

  expect(await takeAwayAgain()).toEqual({ deleted: 2, deactivated: 0 })
  await mended()
  expect(await everywhere(lost.id)).toEqual(nowhere)
  expect(await administrators.all()).toEqual(new Set([id]))
  expect((await users.get(held.id))?.Email).toBe(held.Email)
  expect(await accountOf(held.id)).toBeUndefined()
  for (const one of [mail, other.Email]) expect(await accountOf(one)).toBeDefined()
  expect((await users.get(other.id))?.Email).toBe(other.Email)
})

/** A table as it is now, to be brought back later. */
async function remembered() {
  const client = new DynamoDBClient()
  const copy = await emptyCopy(client)
  await makeEqual(client, { from: TableName, to: copy, readers: partsOf(client, 2) })
  return () => takeOver(client, copy, TableName)
}

test('who was deactivated since is deactivated again, and can be let in anew', async () => {
  const { token } = await person({ Role: ADMIN })
  const anna = await person()
  const bringBack = await remembered()
  await call('profile.update', { user: { id: anna.id, InAktiv: true } }, { token })
  await bringBack()
  expect((await users.latest(anna.id))?.InAktiv).toBe(false)

  expect(await takeAwayAgain()).toMatchObject({ deactivated: 1 })
  expect((await users.latest(anna.id))?.InAktiv).toBe(true)
  expect(await takeAwayAgain()).toMatchObject({ deactivated: 0 })
  const [told] = (await logOf(anna.id)).slice(-1)
  expect(told?.message).toBe('Inaktiverades igen efter en återställning')
  const again = await call('profile.update', { user: { id: anna.id, InAktiv: false } }, { token })
  expect(again.status).toBe(200)
  expect((await accountOf(anna.Email))?.enabled).toBe(true)
})
