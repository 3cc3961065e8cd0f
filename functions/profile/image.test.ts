import { DeleteCommand } from '@aws-sdk/lib-dynamodb'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ADMIN } from '../../shared/rules/permissions.ts'
import { table, TableName } from '../stores/client.ts'
import { keys } from '../stores/table.ts'
import { userList } from '../stores/people/userList.ts'
import { users } from '../stores/people/users.ts'
import { call, send } from '../../infra/testing/functions/call.ts'
import { withFault } from '../../infra/testing/functions/faults.ts'
import { noticesOf } from '../../infra/testing/functions/notifications.ts'
import { person } from '../../infra/testing/functions/people.ts'
import { file, gif, picturesOf, png, served } from '../../infra/testing/functions/pictures.ts'
import { portal, usePortal } from '../../infra/testing/functions/portal.ts'
import { logOf } from '../../infra/testing/functions/records.ts'

usePortal()

afterEach(() => vi.useRealTimers())

describe('a picture', () => {
  test('of one’s own is stored by what it is, served, noted and replaced', async () => {
    const { token, id } = await person()
    // Its name and its type say something else than its content.
    const first = await call(
      'profile.image',
      { 'files[]': file(gif, 'jag.exe', 'text/html'), userid: id },
      { token },
    )
    expect(first.status).toBe(200)
    const { BildUrl } = first.body.results
    const image = await served(BildUrl)
    expect(image.headers.get('content-type')).toBe('image/gif')
    expect(image.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await image.arrayBuffer())).toEqual(gif)
    const { body } = await call('auth.me', {}, { token })
    expect(body.user.BildUrl).toBe(BildUrl)
    expect((await logOf(id)).at(-1)).toMatchObject({ message: 'Bytte sin profilbild' })

    const second = await call('profile.image', { 'files[]': file(png), userid: id }, { token })
    expect(second.body.results.BildUrl).not.toBe(BildUrl)
    // What lay under the first address is gone, and nothing else ever lies there.
    expect((await served(BildUrl)).status).toBe(404)
    const now = await served(second.body.results.BildUrl)
    expect(now.headers.get('content-type')).toBe('image/png')
    expect(now.headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable, s-maxage=3600',
    )
    expect(await picturesOf(id)).toHaveLength(1)
  })

  test('that an administrator changes is told to whose it is, and to nobody where one changes one’s own', async () => {
    const admin = await person({ Role: ADMIN })
    const { token, id } = await person()
    const change = (by: string) =>
      call('profile.image', { 'files[]': file(png), userid: id }, { token: by })
    const told = async () => (await noticesOf({ token })).filter(({ about }) => about.id === id)
    expect((await change(token)).status).toBe(200)
    expect(await told()).toEqual([])
    expect((await change(admin.token)).status).toBe(200)
    expect(await told()).toMatchObject([{ message: 'Bytte din profilbild' }])
  })

  test('has an address that nobody can guess, another one for the same bytes', async () => {
    const { token, id } = await person()
    const store = async () =>
      (await call('profile.image', { 'files[]': file(png), userid: id }, { token })).body.results
    const [first, second] = [await store(), await store()]
    for (const { BildUrl } of [first, second])
      expect(BildUrl).toMatch(new RegExp(`^/avatars/${id}-[\\w-]{12}$`))
    expect(second.BildUrl).not.toBe(first.BildUrl)
    expect((await served(`/avatars/${id}`)).status).toBe(404)
    const row = (await userList.all()).value.find((one) => one.id === id)
    expect(row?.BildUrl).toBe(second.BildUrl)
  })

  test.each([0, 1, 2, 3, 4, 5, 6])(
    'whose upload is killed after %i writes is the one before or the new one',
    async (after) => {
      const { token, id } = await person()
      const input = { 'files[]': file(gif), userid: id }
      const first = (await call('profile.image', input, { token })).body.results.BildUrl
      await withFault({ after, kind: 'crash' }, () =>
        call('profile.image', { ...input, 'files[]': file(png) }, { token }),
      )
      const shown = (await users.latest(id))?.BildUrl ?? ''
      const found = await served(shown)
      expect(found.headers.get('content-type')).toBe(shown === first ? 'image/gif' : 'image/png')
      const before = await served(first)
      if (before.ok) expect(before.headers.get('content-type')).toBe('image/gif')
      // The next upload takes away whatever was left.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 })
      await call('profile.image', input, { token })
      vi.useRealTimers()
      expect(await picturesOf(id)).toEqual([(await users.latest(id))?.BildUrl])
    },
  )

  test('of somebody else is for administrators only', async () => {
    const [one, other] = [await person(), await person()]
    const refused = await call(
      'profile.image',
      { 'files[]': file(png), userid: other.id },
      { token: one.token },
    )
    expect([refused.status, refused.body.error.code]).toEqual([403, 'forbidden'])
    expect((await users.get(other.id))?.BildUrl).toBe('')
    const admin = await person({ Role: ADMIN })
    const done = await call(
      'profile.image',
      { 'files[]': file(png), userid: other.id },
      { token: admin.token },
    )
    expect(done.status).toBe(200)
    expect((await users.get(other.id))?.BildUrl).toBe(done.body.results.BildUrl)
    expect((await logOf(admin.id)).at(-1)).toMatchObject({
      message: `Bytte profilbilden för ${other.Email}`,
    })
  })

  test('of somebody who is gone is not stored', async () => {
    const gone = await person()
    const admin = await person({ Role: ADMIN })
    await table.send(new DeleteCommand({ TableName, Key: keys.user(gone.id) }))
    const input = { 'files[]': file(png), userid: gone.id }
    const { status } = await call('profile.image', input, { token: admin.token })
    expect(status).toBe(404)
    expect(await picturesOf(gone.id)).toEqual([])
  })
})

describe('refused with a Swedish text, and nothing is stored:', () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  // The head of a PNG says how wide and high it is.
  const pngOf = (width: number, height: number) => {
    const bytes = Buffer.from(png)
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    return bytes
  }
  // Behind each of its boxes one is looked for among all the others.
  const box = (name: string, ...inside: Buffer[]) => {
    const content = Buffer.concat(inside)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(name, 4)
    return Buffer.concat([head, content])
  }
  const sizes = Array.from({ length: 150_000 }, () => box('ispe', Buffer.alloc(12)))
  const heif = Buffer.concat([
    box('ftyp', Buffer.from('mif1\0\0\0\0')),
    box('meta', Buffer.alloc(4), box('iprp', box('ipco', Buffer.concat(sizes)))),
  ])
  const wrongKind = 'Bilden måste vara PNG, JPEG, WebP eller GIF.'

  test.each([
    ['a text that claims to be a picture', file(Buffer.from('hej, jag är en bild')), wrongKind],
    ['a picture that breaks off in its head', file(png.subarray(0, 12)), wrongKind],
    ['a picture without a side', file(pngOf(0, 9)), wrongKind],
    [
      'a picture of more pixels than a browser should read',
      file(pngOf(8_001, 9)),
      'Bilden får vara högst 8\u00A0000 bildpunkter bred och hög.',
    ],
    ['an SVG with a script', file(Buffer.from(svg), 'jag.svg', 'image/svg+xml'), wrongKind],
    ['a HEIF, which is not even measured', file(heif, 'jag.heic', 'image/heic'), wrongKind],
    ['an empty file', file(Buffer.alloc(0)), 'Bilden är tom.'],
    ['a text where a file belongs', 'en bild', 'Välj en bild.'],
  ])('%s', async (_, picture, text) => {
    const { token, id } = await person()
    const response = await send('profile.image', { 'files[]': picture, userid: id }, { token })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { fields: { 'files[]': text } } })
    expect((await users.get(id))?.BildUrl).toBe('')
    expect(await picturesOf(id)).toEqual([])
  })

  test('two files', async () => {
    const { token, id } = await person()
    const body = new FormData()
    for (const one of [file(png), file(gif)]) body.append('files[]', one)
    body.append('userid', id)
    const response = await fetch(`${portal().address}/v1/user/profile/image`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    expect(response.status).toBe(400)
    expect((await users.get(id))?.BildUrl).toBe('')
  })

  // In base64 it is longer than what Lambda takes, so API Gateway refuses it before anybody looks at it.
  test.each([5, 6])(
    'a file of %i MB, which the gateway itself does not hand on',
    async (megabytes) => {
      const { token, id } = await person()
      const bytes = Buffer.concat([png, Buffer.alloc(megabytes * 1024 * 1024)])
      const response = await send(
        'profile.image',
        { 'files[]': file(bytes), userid: id },
        { token },
      )
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
      expect((await users.get(id))?.BildUrl).toBe('')
    },
  )

  test('a call without a token', async () => {
    const { id } = await person()
    expect((await send('profile.image', { 'files[]': file(png), userid: id })).status).toBe(401)
  })
})
