import { describe, expect, test } from 'vitest'
import { ADMIN, STAFF } from '../../shared/rules/permissions.ts'
import { users } from '../stores/people/users.ts'
import { accountOf, everywhere } from '../../infra/testing/functions/accounts.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { password, person } from '../../infra/testing/functions/people.ts'
import { file, gif, png, served } from '../../infra/testing/functions/pictures.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

const mailsTo = (email: string) =>
  portal()
    .outbox.mails()
    .filter(({ to }) => to === email)

const asked = (given: object) => JSON.stringify({ Firstname: 'Nils', Lastname: 'Ågren', ...given })

describe('a new person', () => {
  test('with a password and a picture can sign in, and is in the list', async () => {
    const admin = await person({ Role: ADMIN })
    const user = asked({ email: ' Nils@Example.SE ', phone: '070-174 06 80', password })
    const added = await call('users.add', { 'files[]': file(gif), user }, { token: admin.token })
    expect(added.status).toBe(200)
    const { id, BildUrl } = added.body.results
    expect(added.body).toMatchObject({
      success: true,
      results: { Firstname: 'Nils', Email: 'nils@example.se', Tele: '070-174 06 80', Role: STAFF },
    })
    expect((await served(BildUrl)).headers.get('content-type')).toBe('image/gif')
    const { status } = await call('auth.login', { email: 'nils@example.se', password })
    expect(status).toBe(200)
    expect(await everywhere(id)).toMatchObject({
      pool: { Email: 'nils@example.se' },
      table: { Email: 'nils@example.se' },
      list: { Email: 'nils@example.se' },
      picture: { stored: true, noted: true },
    })
    expect((await logOf(admin.id)).at(-1)).toMatchObject({ message: 'Lade till nils@example.se' })
    expect(mailsTo('nils@example.se')).toEqual([])
  })

  test('without a password gets a Swedish mail whose link gives a first sign-in', async () => {
    const { token } = await person({ Role: ADMIN })
    const email = 'lova+ny@example.se'
    const { body } = await call('users.add', { user: asked({ email }) }, { token })
    expect(body.success).toBe(true)
    const [mail] = mailsTo(email)
    expect(mail).toMatchObject({ to: email, subject: 'Välkommen till Portalen' })
    const link = new URL(
      /href="([^"]+)"/.exec(mail?.html ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '',
    )
    expect(link.origin + link.pathname).toBe(`${portal().address}/forgot-password`)
    expect(link.search).toBe('')
    const given = new URLSearchParams(link.hash.slice(1))
    expect(given.get('email')).toBe(email)
    const first = given.get('first') ?? ''
    const signIn = await call('auth.login', { email, password: first })
    expect([signIn.status, signIn.body.error.code]).toEqual([403, 'challenge'])
  })

  test('added fifty times at once is there once', async () => {
    const { token } = await person({ Role: ADMIN })
    const add = () =>
      call('users.add', { user: asked({ email: 'ett@example.se', password }) }, { token })
    const answers = await Promise.all(Array.from({ length: 50 }, add))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const account = await accountOf('ett@example.se')
    const list = await call('users.all', { searchTerm: 'ett@example.se' }, { token })
    expect(list.body.results.map(({ id }: { id: string }) => id)).toEqual([account?.id])
  })
})

describe('refused, and nothing is stored:', () => {
  test.each([
    ['no first name', { Firstname: ' ' }, { 'user.Firstname': 'This field is required!' }],
    ['no address', { email: '' }, { 'user.email': 'This field is required!' }],
    [
      'neither of them',
      { Firstname: undefined, email: undefined },
      { 'user.email': 'This field is required!', 'user.Firstname': 'This field is required!' },
    ],
    ['half an address', { email: 'bo@' }, { 'user.email': 'Email is not valid!' }],
    [
      'an address that no pool takes',
      { email: 'bo..ek@example.se' },
      { 'user.email': 'Email is not valid!' },
    ],
    [
      'an address that is longer than the pool takes',
      { email: `${'b'.repeat(118)}@example.se` },
      { 'user.email': 'Email is not valid!' },
    ],
    [
      'a name that nobody sees',
      { Firstname: '\u3164' },
      { 'user.Firstname': 'This field is required!' },
    ],
    [
      'a weak password',
      { password: 'kort' },
      { 'user.password': 'minst 8 tecken, minst ett stort tecken, minst en siffra' },
    ],
    ['a name without end', { Lastname: 'x'.repeat(101) }, { 'user.Lastname': 'Högst 100 tecken.' }],
  ])('%s', async (_, given, fields) => {
    const { token } = await person({ Role: ADMIN })
    const user = asked({ email: 'fel@example.se', ...given })
    const { status, body } = await call('users.add', { user }, { token })
    expect([status, Object.keys(body.error.fields)]).toEqual([400, Object.keys(fields)])
    expect(body.error.fields).toEqual(fields)
    expect(await accountOf('fel@example.se')).toBeUndefined()
  })

  test('what is no JSON', async () => {
    const { token } = await person({ Role: ADMIN })
    const response = await send('users.add', { user: '{"Firstname":' }, { token })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { user: 'Har fel form.' } } })
  })

  test('a text that claims to be a picture', async () => {
    const { token } = await person({ Role: ADMIN })
    const given = { 'files[]': file(Buffer.from('hej')), user: asked({ email: 'bild@example.se' }) }
    const { status, body } = await call('users.add', given, { token })
    expect(status).toBe(400)
    expect(body.error.fields['files[]']).toBe('Bilden måste vara PNG, JPEG, WebP eller GIF.')
    expect(await accountOf('bild@example.se')).toBeUndefined()
  })

  test('two pictures', async () => {
    const { token } = await person({ Role: ADMIN })
    const body = new FormData()
    for (const one of [file(png), file(gif)]) body.append('files[]', one)
    body.append('user', asked({ email: 'tva@example.se' }))
    const headers = { authorization: `Bearer ${token}` }
    const response = await fetch(`${portal().address}/v1/users/add`, {
      method: 'POST',
      headers,
      body,
    })
    expect(response.status).toBe(400)
    expect(await accountOf('tva@example.se')).toBeUndefined()
  })

  test('an address that somebody has, whose account stays as it was', async () => {
    const { token } = await person({ Role: ADMIN })
    const other = await person()
    const user = asked({ email: other.Email, password: 'Annatlosen1' })
    const { status, body } = await call('users.add', { user }, { token })
    expect([status, body.error.code]).toEqual([409, 'taken'])
    expect(await users.get(other.id)).toMatchObject({ Firstname: other.Firstname })
    expect((await call('auth.login', { email: other.Email, password })).status).toBe(200)
  })
})
