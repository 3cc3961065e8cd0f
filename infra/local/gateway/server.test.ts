import { unchanging } from '../../../shared/headers.ts'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentSecurityPolicy, securityHeaders } from '../../delivery/securityHeaders.ts'
import { rawRequest } from '../../testing/rawRequest.ts'
import { pageSettings } from '../../testing/pageSettings.ts'
import { listen } from '../engines/listen.ts'
import { startS3 } from '../engines/s3.ts'
import { sentOf } from '../assistant/sent.ts'
import { openOutbox } from '../outbox.ts'
import { gateway } from './server.ts'

const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255])
const pool = 'http://127.0.0.1:4001'
const stops: (() => unknown)[] = []
const journal: unknown[] = []
const outbox = openOutbox(':memory:')
let url: string

beforeAll(async () => {
  const s3 = await startS3({ port: 0, file: ':memory:' })
  const client = new S3Client({ endpoint: s3.url, forcePathStyle: true })
  const put = (Bucket: string, Key: string) =>
    client.send(
      new PutObjectCommand({
        Bucket,
        Key,
        Body: picture,
        ContentType: 'image/png',
        CacheControl: unchanging,
      }),
    )
  await put('avatars', 'avatars/anna.png')
  await put('secrets', 'keys.png')
  client.destroy()
  const serve = await gateway({
    pages: {
      web: 'none',
      config: pageSettings(),
      contentSecurityPolicy: contentSecurityPolicy([pool], []),
    },
    authorize: () => undefined,
    outbox,
    sent: () => sentOf(journal),
    asked: ['ChatGPT'],
    avatars: `${s3.url}/avatars`,
  })
  const front = await listen(0, serve)
  url = front.url
  stops.push(front.stop, s3.stop, outbox.close)
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

const statusOf = async (path: string) => (await rawRequest(url, path)).status

test('a person’s picture comes from the bucket and may be kept for ever', async () => {
  const response = await fetch(`${url}/avatars/anna.png`)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
})

test('a picture that is not there is not found', async () => {
  expect((await fetch(`${url}/avatars/nobody.png`)).status).toBe(404)
})

test.each([
  '/avatars/../secrets/keys.png',
  '/avatars/../../secrets/keys.png',
  '/avatars/%2e%2e/%2e%2e/secrets/keys.png',
  '/avatars/..%2f..%2fsecrets%2fkeys.png',
])('no path leads from the pictures into another bucket: %s', async (path) => {
  expect(await statusOf(path)).toBe(404)
})

test.each([
  [400, '/%'],
  [400, '/avatars/%'],
  [400, '/v1/%E0%A4%A'],
  [400, '/%ff'],
  [414, `/v1/auth/me?${'a'.repeat(8_200)}`],
  [414, `/${'a'.repeat(60_000)}`],
])(
  'is refused in our words (%i) for an address that nothing can be behind: %.30s',
  async (status, path) => {
    const refused = await rawRequest(url, path)
    expect([refused.status, JSON.parse(refused.body.toString())]).toEqual([
      status,
      { success: false, error: { error: 'Anropet kunde inte tas emot.', code: 'refused' } },
    ])
  },
)

test.each(['/', '/v1/auth/me', '/avatars/anna.png', '/local/outbox', '/local/sent'])(
  'the security headers come with everything, so with %s',
  async (path) => {
    const headers = Object.fromEntries((await fetch(url + path)).headers)
    expect(headers).toMatchObject(securityHeaders)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain(`connect-src 'self' ${pool};`)
  },
)

test('what left for a model is shown word for word, newest first, and never as markup', async () => {
  const asked = (content: string) => ({
    timestamp: Date.parse('2026-11-23T09:00:00Z'),
    body: { model: 'gpt-6-luna', messages: [{ role: 'user', content }] },
  })
  journal.push(asked('Den första'), { body: null }, asked('<b>[PERSONNUMMER-1]</b>'))
  const page = await (await fetch(`${url}/local/sent`)).text()
  expect(page).toContain('&#60;b&#62;[PERSONNUMMER-1]&#60;/b&#62;')
  expect(page).not.toContain('<b>')
  expect(page.indexOf('[PERSONNUMMER-1]&#60;')).toBeLessThan(page.indexOf('Den första'))
  expect(page).toContain('Det som går till ChatGPT visas inte här')
  expect(page).not.toContain('Ingen riktig AI-tjänst')
})

test('the outbox shows the mails that were sent, newest first, and no address as markup', async () => {
  outbox.deliver({
    to: 'anna@example.se',
    subject: 'Först',
    html: '<p>Kod 123</p>',
    sentAt: '2026-11-23T08:00:00.000Z',
  })
  outbox.deliver({
    to: '<b>bo</b>@example.se',
    subject: 'Sedan & nu',
    html: '<p>Kod 456</p>',
    sentAt: '2026-11-23T09:00:00.000Z',
  })
  const response = await fetch(`${url}/local/outbox`)
  const text = await response.text()
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(text.indexOf('Kod 456')).toBeLessThan(text.indexOf('Kod 123'))
  expect(text).toContain('anna@example.se')
  expect(text).not.toContain('<b>bo</b>')
})
