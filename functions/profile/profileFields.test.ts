import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test, vi } from 'vitest'
import { call } from '../../infra/testing/functions/call.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { usePortal } from '../../infra/testing/functions/portal.ts'
import { itemsOf, logOf } from '../../infra/testing/functions/records.ts'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'

usePortal(async () => ({ env: { PROFILE_FIELDS: 'Ort' } }))

const lines = {
  PersonNr: '19850709-9805',
  Tele: '070-174 06 05',
  Tele2: '021-39 00 00',
  Adress: 'Storgatan 1',
  postnr: '722 11',
}
const none = { PersonNr: '', Tele: '', Tele2: '', Adress: '', postnr: '' }

const stored = async (id: string) => (await itemsOf(keys.user(id).pk, keys.user(id).sk))[0]

/** Somebody whose profile is from before the stage left fields out. */
async function fromBefore() {
  const made = await person()
  const Item = { ...(await stored(made.id)), ...lines, Sallary: 41_000 }
  await table.send(new PutCommand({ TableName, Item }))
  return made
}

describe('a field that the stage does not keep', () => {
  test('is taken without a word, and is neither stored, given back nor told of', async () => {
    const { id, token } = await person()
    const { status, body } = await call(
      'profile.update',
      { user: { ...lines, Ort: 'Sala' } },
      { token },
    )
    expect([status, body.message]).toEqual([200, 'Sparas.'])
    expect(body.results.user).toMatchObject({ ...none, Ort: 'Sala' })
    expect(await stored(id)).toMatchObject({ ...none, Ort: 'Sala' })
    expect((await logOf(id)).at(-1)).toMatchObject({ message: 'Ändrade sina uppgifter: ort' })
  })

  test('changes nothing where nothing else is sent', async () => {
    const { id, token } = await person()
    const before = await stored(id)
    const sent = { user: { PersonNr: '19850709-9805' } }
    expect((await call('profile.update', sent, { token })).status).toBe(200)
    expect(await stored(id)).toEqual(before)
  })

  test('is still checked: what is no personal number is refused', async () => {
    const { token } = await person()
    const { status } = await call('profile.update', { user: { PersonNr: '1' } }, { token })
    expect(status).toBe(400)
  })

  test('is no salary of anybody, whoever sends it', async () => {
    const { id } = await person()
    const { token } = await person({ Role: ADMIN })
    const saved = await call('profile.update', { user: { id, Sallary: 41_000 } }, { token })
    expect([saved.status, saved.body.results.user.Sallary]).toEqual([200, null])
    expect(await stored(id)).not.toHaveProperty('Sallary')
  })

  test('is not stored of a new person either', async () => {
    const { token } = await person({ Role: ADMIN })
    const user = { Firstname: 'Nils', Lastname: 'Å', email: 'nils.falt@example.se', phone: '070-1' }
    const { status, body } = await call('users.add', { user: JSON.stringify(user) }, { token })
    expect([status, body.results.Tele, body.results.Sallary]).toEqual([200, '', null])
    const read = await call('users.get', { userid: body.results.id }, { token })
    expect(read.body.results).toMatchObject({ Tele: '', Sallary: null })
    expect(await stored(body.results.id)).toMatchObject({ Tele: '' })
  })
})

test('what was stored before the stage left it out is given by no call', async () => {
  const { id, token } = await fromBefore()
  const admin = await person({ Role: ADMIN })
  const given = [
    await call('profile.get', {}, { token }),
    await call('auth.me', {}, { token }),
    await call('profile.get', { userid: id }, { token: admin.token }),
    await call('users.get', { userid: id }, { token: admin.token }),
    await call('profile.update', { user: { Ort: 'Köping' } }, { token }),
  ]
  for (const { status, body } of given) {
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toMatch(
      /41000[,}]|850709-?9805|06 05|39 00 00|Storgatan|722 11/,
    )
  }
})

test('whatever a call hands on, the store leaves it out', async () => {
  vi.resetModules()
  const { users } = await import('../stores/people/users.ts')
  const { id: by } = await person({ Role: ADMIN })
  const entry = { userid: by, userName: 'Åsa', message: 'Prov', address: '', at: new Date() }
  const blank = { ...users.blank, Role: STAFF, Firstname: 'Bo', Lastname: 'Ek' }
  const made = { ...blank, id: 'bo', Email: 'bo.falt@example.se', ...lines, Ort: 'Sala' }
  expect(await users.add(made)).toBe(true)
  expect(await stored('bo')).toMatchObject({ ...none, Ort: 'Sala' })
  const before = await users.latest('bo')
  if (!before) throw new Error('Nobody was stored')
  expect(await users.change(before, { ...lines, Sallary: 1, Ort: 'Köping' }, entry)).toBe(true)
  expect(await stored('bo')).toMatchObject({ ...none, Ort: 'Köping' })
  expect(await stored('bo')).not.toHaveProperty('Sallary')
})
