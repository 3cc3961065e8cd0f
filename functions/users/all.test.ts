import { ulid } from 'ulid'
import { describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { users } from '../stores/people/users.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { settle } from '../../infra/testing/functions/records.ts'

usePortal()

const admin = () => person({ Role: ADMIN, Firstname: 'Karin', Lastname: 'Lindqvist' })

describe('the list of people', () => {
  test('is in Swedish order, with what the list shows and nothing else', async () => {
    const { token, id } = await admin()
    for (const Firstname of ['Öjvind', 'Åke', 'Zara', 'Ärla', 'Adam', 'älva', 'andré']) {
      await person({ Firstname, Lastname: 'Ordning' })
    }
    const { body } = await call('users.all', { searchTerm: 'ordning' }, { token })
    const names = body.results.map(({ Firstname }: { Firstname: string }) => Firstname)
    expect(names).toEqual(['Adam', 'andré', 'Zara', 'Åke', 'älva', 'Ärla', 'Öjvind'])
    const own = await call('users.all', { searchTerm: 'karin lindqvist' }, { token })
    expect(own.body.results.find((row: { id: string }) => row.id === id)).toEqual({
      id,
      Role: ADMIN,
      Firstname: 'Karin',
      Lastname: 'Lindqvist',
      Email: expect.stringContaining('@example.se'),
      BildUrl: '',
      Lastlogin: expect.stringMatching(/^20\d\d-.*Z$/),
      InAktiv: false,
    })
  })

  test.each([
    ['åsö', ['Åsögatan']],
    ['SÖG', ['Åsögatan']],
    ['A\u030as\u00f6', ['Åsögatan']],
    ['aso', []],
    ['märta sök', ['Åsögatan']],
    ['sok.example', ['Åsögatan']],
    ['märta nej', []],
    ['.*', []],
  ])('search finds parts of names and addresses: %s', async (searchTerm, found) => {
    const { token } = await admin()
    const Email = `m${ulid().toLowerCase()}@sok.example.se`
    const { id } = await person({ Firstname: 'Märta Sök', Lastname: 'Åsögatan', Email })
    const { body } = await call('users.all', { searchTerm }, { token })
    const rows = body.results.filter((row: { id: string }) => row.id === id)
    expect(rows.map(({ Lastname }: { Lastname: string }) => Lastname)).toEqual(found)
  })

  test('is restricted by role and by whether the account is in use', async () => {
    const { token } = await admin()
    const Lastname = 'Silsson'
    await person({ Firstname: 'Chef', Lastname, Role: ADMIN })
    await person({ Firstname: 'Aktiv', Lastname })
    await person({ Firstname: 'Vilande', Lastname, InAktiv: true })
    const names = async (...filterOptions: any[]) => {
      const { body } = await call('users.all', { filterOptions, searchTerm: Lastname }, { token })
      return body.results.map(({ Firstname }: { Firstname: string }) => Firstname)
    }
    expect(await names()).toEqual(['Aktiv', 'Chef', 'Vilande'])
    expect(await names('admin')).toEqual(['Chef'])
    expect(await names('user')).toEqual(['Aktiv', 'Vilande'])
    expect(await names('user', 'inactive')).toEqual(['Vilande'])
    expect(await names('admin', 'user', 'active')).toEqual(['Aktiv', 'Chef'])
    const unknown = await send('users.all', { filterOptions: 'chef' }, { token })
    expect(unknown.status).toBe(400)
  })
})

describe('the list’s version', () => {
  const get = (token: string, etag = '') =>
    fetch(`${portal().address}/v1/users/all`, {
      headers: { authorization: `Bearer ${token}`, 'if-none-match': etag },
    })

  test('answers 304 to who has it, and the whole list once somebody has changed', async () => {
    const { token } = await admin()
    const { id } = await person({ Firstname: 'Före' })
    await settle('PEOPLE')
    const first = await get(token)
    const etag = first.headers.get('etag') ?? ''
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"\w{26}\.\d+"$/)])
    const again = await get(token, etag)
    expect([again.status, await again.text()]).toEqual([304, ''])

    await call('profile.update', { user: { id, Firstname: 'Efter' } }, { token })
    const changed = await get(token, etag)
    expect(changed.status).toBe(200)
    const { results }: any = await changed.json()
    expect(results.find((row: { id: string }) => row.id === id).Firstname).toBe('Efter')
  })

  test('stays when somebody signs in, and is another one five minutes later, with that sign-in', async () => {
    const { token } = await admin()
    const { id, Email: email } = await person()
    await settle('PEOPLE')
    const etag = (await get(token)).headers.get('etag') ?? ''
    await call('auth.login', { email, password })
    expect((await get(token, etag)).status).toBe(304)
    const later = Date.now() + 5 * 60_000
    vi.useFakeTimers({ toFake: ['Date'], now: later })
    const again = await get(token, etag)
    vi.useRealTimers()
    expect(again.status).toBe(200)
    const { results }: any = await again.json()
    const seconds = (moment: string) => Math.floor(Date.parse(moment) / 1000)
    const row = results.find((one: { id: string }) => one.id === id)
    expect(seconds(row.Lastlogin)).toBe(seconds((await users.latest(id))?.Lastlogin ?? ''))
  })

  test('is not given while a change may be under way', async () => {
    const { token } = await admin()
    expect((await get(token)).headers.get('etag')).toBeNull()
  })
})
