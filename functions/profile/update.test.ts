import { GetTokensFromRefreshTokenCommand } from '@aws-sdk/client-cognito-identity-provider'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, test } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { users } from '../stores/people/users.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person, poolAdmin } from '../../infra/testing/functions/people.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

const update = (token: string, user: object, daytoUpdate?: string) =>
  call('profile.update', { user, daytoUpdate }, { token })

const signIn = async (email: string, secret = password) =>
  (await call('auth.login', { email, password: secret })).status

describe('one’s own profile', () => {
  test('takes every field of the form, and keeps what is left out', async () => {
    const { token, id, Email } = await person({ Tele2: '021-39 00 00' })
    const fields = {
      Firstname: ' Åsa-Lill ',
      Lastname: 'Öman Dahl',
      PersonNr: '850709-9805',
      Tele: '070-174 06 05',
      Adress: 'Storgatan 1',
      postnr: '722 11',
      Ort: 'Västerås',
    }
    const { status, body } = await update(token, { ...fields, Password: '' })
    expect([status, body.message]).toEqual([200, 'Sparas.'])
    expect(body.results.user).not.toHaveProperty('Password')
    expect(body.results.user).toMatchObject({
      ...fields,
      Firstname: 'Åsa-Lill',
      PersonNr: '19850709-9805',
      Tele2: '021-39 00 00',
      Email,
      DaytoUpdate: expect.stringMatching(/^20\d\d-.*Z$/),
    })
    const own = await call('profile.get', {}, { token })
    expect(own.body.results).toEqual(body.results.user)
    expect((await logOf(id)).at(-1)).toMatchObject({
      message:
        'Ändrade sina uppgifter: förnamn, efternamn, personnummer, telefon, adress, postnummer, ort',
    })
    expect(await signIn(Email)).toBe(200)
  })

  test('that is sent back as it was changes nothing and leaves no trace', async () => {
    const { token, id } = await person()
    const { body } = await call('profile.get', {}, { token })
    const saved = await update(token, body.results, body.results.DaytoUpdate)
    expect(saved.body.results.user).toEqual(body.results)
    expect((await logOf(id)).map(({ message }) => message)).toEqual(['Loggade in'])
  })

  test('takes a new password for the pool too, and asks for a new address beside it', async () => {
    const { token, id, Email } = await person()
    const moved = `ny.${Email}`
    const { status, body } = await update(token, { Email: moved, Password: 'Nyttlosen2' })
    expect([status, body.results.user.NewEmail]).toEqual([200, moved])
    expect([await signIn(Email), await signIn(moved, 'Nyttlosen2')]).toEqual([401, 401])
    expect(await signIn(Email, 'Nyttlosen2')).toBe(200)
    expect(JSON.stringify(await users.get(id))).not.toContain('Nyttlosen2')
  })

  test.each([
    [{ Firstname: '' }, { 'user.Firstname': 'Incorrect entry.' }],
    [{ Email: 'bo@' }, { 'user.Email': 'Incorrect entry.' }],
    [{ Email: 'bo.@example.se' }, { 'user.Email': 'Incorrect entry.' }],
    [{ Email: '' }, { 'user.Email': 'Incorrect entry.' }],
    [{ Password: 'Portalen' }, { 'user.Password': 'minst en siffra' }],
    [{ PersonNr: '850709-9806' }, { 'user.PersonNr': 'Personnumret stämmer inte.' }],
    [{ PersonNr: '850732-9805' }, { 'user.PersonNr': 'Personnumret stämmer inte.' }],
    [{ Role: 2 }, { 'user.Role': 'Högst 1.' }],
    [{ Tele: 46 }, { 'user.Tele': 'Har fel form.' }],
    [{ Sallary: 1e17 }, { 'user.Sallary': 'Högst 10000000.' }],
    [{ Sallary: 1e-200 }, { 'user.Sallary': 'Högst två decimaler.' }],
    [{ Password: ' Portalen2' }, { 'user.Password': 'annat än blanksteg först och sist' }],
  ])('refuses %j and changes nothing', async (given, fields) => {
    const { token, id } = await person()
    const before = await users.get(id)
    const response = await send('profile.update', { user: { Ort: 'Sala', ...given } }, { token })
    const { error }: any = await response.json()
    expect([response.status, error.fields]).toEqual([400, fields])
    expect(await users.get(id)).toEqual(before)
  })

  test('takes half a sign for one that is missing', async () => {
    const { token } = await person()
    const { status, body } = await update(token, { Ort: 'Sala \ud83d' })
    expect([status, body.results.user.Ort]).toEqual([200, 'Sala \u{FFFD}'])
  })

  test('takes a coordination number', async () => {
    const { token } = await person()
    const { body } = await update(token, { PersonNr: '19850769-9802' })
    expect(body.results.user.PersonNr).toBe('19850769-9802')
  })

  test('cannot take an address that somebody else has', async () => {
    const other = await person()
    const { token, id, Email } = await person()
    const { status, body } = await update(token, { Email: other.Email, Ort: 'Sala' })
    expect([status, body.error.code]).toEqual([409, 'taken'])
    expect(await users.get(id)).toMatchObject({ Email, Ort: '' })
    expect((await accountOf(id))?.email).toBe(Email)
  })

  test.each([[{ Role: ADMIN }], [{ InAktiv: true }], [{ Sallary: 90_000 }]])(
    'is not where staff give themselves %j',
    async (given) => {
      const { token, id } = await person()
      const { status } = await update(token, { Ort: 'Sala', ...given })
      expect(status).toBe(403)
      expect(await users.get(id)).toMatchObject({ Ort: '', Role: STAFF, InAktiv: false })
    },
  )
})

test('whoever guesses at their own salary does not learn whether they are right', async () => {
  const admin = await person({ Role: ADMIN })
  const { token, id } = await person()
  await update(admin.token, { id, Sallary: 41_000 })
  for (const Sallary of [41_000, 42_000, null]) {
    expect((await update(token, { Sallary })).status).toBe(403)
  }
})

describe('an administrator', () => {
  test('changes somebody’s role, which counts at the next call', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, token, Email } = await person()
    expect((await call('users.all', {}, { token })).status).toBe(403)
    await update(admin.token, { id, Role: ADMIN })
    expect((await call('users.all', {}, { token })).status).toBe(200)
    await update(admin.token, { id, Role: STAFF })
    expect((await call('users.all', {}, { token })).status).toBe(401)
    const { body } = await call('auth.login', { email: Email, password })
    const again = { token: body.token.access_token }
    expect((await call('users.all', {}, again)).status).toBe(403)
    expect((await logOf(admin.id)).at(-1)).toMatchObject({ message: `Ändrade ${Email}: roll` })
  })

  test('deactivates somebody, who is out at once, and takes them back', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, token, Email } = await person()
    await update(admin.token, { id, InAktiv: true })
    expect((await call('auth.me', {}, { token })).status).toBe(401)
    expect(await signIn(Email)).toBe(403)
    expect(await everywhere(id)).toMatchObject({
      pool: { InAktiv: true },
      table: { InAktiv: true },
      list: { InAktiv: true },
    })
    await update(admin.token, { id, InAktiv: false })
    expect(await signIn(Email)).toBe(200)
    const messages = (await logOf(admin.id)).slice(-2).map(({ message }) => message)
    expect(messages).toEqual([`Inaktiverade ${Email}`, `Aktiverade ${Email}`])
  })

  test('sees and sets the salary, which the person themselves never sees', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, token } = await person()
    const saved = await update(admin.token, { id, Sallary: 41_000 })
    expect(saved.body.results.user.Sallary).toBe(41_000)
    const seen = await call('users.get', { userid: id }, { token: admin.token })
    expect(seen.body.results.Sallary).toBe(41_000)
    const own = await call('profile.get', { userid: id }, { token })
    expect(own.body.results).not.toHaveProperty('Sallary')
  })

  test('who gives somebody a new password ends their sessions', async () => {
    const admin = await person({ Role: ADMIN })
    const { id, Email } = await person()
    const { body } = await call('auth.login', { email: Email, password: 'Portalen1' })
    await update(admin.token, { id, Password: 'Nyttlosen2' })
    const { refresh_token: RefreshToken } = body.token
    const { clientId: ClientId } = portal().cognito
    const again = new GetTokensFromRefreshTokenCommand({ ClientId, RefreshToken })
    await expect(poolAdmin().send(again)).rejects.toThrow('revoked')
    expect(await signIn(Email, 'Portalen1')).not.toBe(200)
    expect(await signIn(Email, 'Nyttlosen2')).toBe(200)
  })

  test('cannot deactivate themselves, and nobody who is gone can be changed', async () => {
    const { token, id } = await person({ Role: ADMIN })
    await person({ Role: ADMIN })
    const own = await update(token, { id, InAktiv: true })
    expect([own.status, own.body.error.code]).toEqual([409, 'oneself'])
    expect((await update(token, { id: 'ingen', Ort: 'Sala' })).status).toBe(404)
  })
})

test('a profile that was written by hand, without a stamp, can be changed, but not revived', async () => {
  const admin = await person({ Role: ADMIN })
  const { id } = await person()
  const Key = keys.user(id)
  await table.send(new UpdateCommand({ TableName, Key, UpdateExpression: 'REMOVE DaytoUpdate' }))
  const before = await users.latest(id)
  if (!before) throw new Error('The person is not there')
  expect((await update(admin.token, { id, Ort: 'Sala' }, '')).status).toBe(200)
  await call('users.delete', { id: [id] }, { token: admin.token })
  const entry = { userid: id, userName: '', message: '', address: '', at: new Date() }
  expect(await users.change(before, { Ort: 'Borta' }, entry)).toBe(false)
  expect(await users.latest(id)).toBeUndefined()
})

describe('two who change the same person at once', () => {
  test('lose nothing: the second is told, and can save on top', async () => {
    const [one, two] = [await person({ Role: ADMIN }), await person({ Role: ADMIN })]
    const { id } = await person()
    const seen = (await users.get(id))?.DaytoUpdate
    const first = await update(one.token, { id, Ort: 'Sala' }, seen)
    const second = await update(two.token, { id, Adress: 'Storgatan 1' }, seen)
    expect([first.status, second.status, second.body.error.code]).toEqual([200, 409, 'changed'])
    const { results } = (await call('users.get', { userid: id }, { token: two.token })).body
    const again = await update(two.token, { id, Adress: 'Storgatan 1' }, results.DaytoUpdate)
    expect(again.body.results.user).toMatchObject({ Ort: 'Sala', Adress: 'Storgatan 1' })
  })

  test('at the very same moment too: one is saved, the others are told', async () => {
    const { token } = await person({ Role: ADMIN })
    const { id } = await person()
    const seen = (await users.get(id))?.DaytoUpdate
    const towns = ['Sala', 'Köping', 'Arboga', 'Fagersta']
    const answers = await Promise.all(towns.map((Ort) => update(token, { id, Ort }, seen)))
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
    expect((await users.get(id))?.Ort).toBe(towns[won])
  })

  test('a call that is repeated after its answer was lost is no conflict', async () => {
    const { id, token } = await person()
    const seen = (await users.get(id))?.DaytoUpdate
    await update(token, { Ort: 'Sala' }, seen)
    expect((await update(token, { Ort: 'Sala' }, seen)).status).toBe(200)
    expect((await logOf(id)).filter(({ message }) => /ort/.test(message))).toHaveLength(1)
  })
})
