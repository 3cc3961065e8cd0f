import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageSettings } from '../../testing/pageSettings.ts'
import { rawRequest } from '../../testing/rawRequest.ts'
import { gatewayBody, gatewayResponses } from '../../delivery/gatewayResponses.ts'
import { listen, type Listening } from '../engines/listen.ts'
import { staticFiles } from './staticFiles.ts'

const folder = mkdtempSync(join(tmpdir(), 'bundle-'))
const script = `console.log('${'å'.repeat(2_000)}')`
const [start, end] = ['<script type="application/json" id="config">', '</script>']
const page = `<!doctype html><title>Portalen</title>${start}${end}`
const settings = pageSettings()
const config = JSON.stringify(settings)
let served: Listening

beforeAll(async () => {
  mkdirSync(join(folder, 'web/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'outside of the bundle')
  writeFileSync(join(folder, 'web/index.html'), page)
  writeFileSync(join(folder, 'web/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'web/photo.png'), Buffer.alloc(3_000, 7))
  writeFileSync(join(folder, 'web/assets/index-Ab12.js'), script)
  writeFileSync(join(folder, 'web/assets/index-Ab12.js.map'), '{}')
  served = await listen(0, staticFiles(join(folder, 'web'), settings))
})
afterAll(async () => {
  await served.stop()
  rmSync(folder, { recursive: true })
})

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  rawRequest(served.url, path, { method, headers: Object.entries(headers).flat() })

describe('a file with a hash in its name', () => {
  test('is kept for ever by the browser', async () => {
    const { status, headers, body } = await get('/assets/index-Ab12.js')
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(body.toString()).toBe(script)
  })

  test('comes in brotli or gzip, as the browser likes best', async () => {
    const brotli = await get('/assets/index-Ab12.js', { 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(brotli.body.length),
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
    const gzip = await get('/assets/index-Ab12.js', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body).toString()).toBe(script)
  })

  test('is not sent again to whom it has not changed, in either form', async () => {
    for (const accepts of ['identity', 'gzip', 'br']) {
      const path = '/assets/index-Ab12.js'
      const { headers } = await get(path, { 'accept-encoding': accepts })
      const again = { 'accept-encoding': accepts, 'if-none-match': String(headers['etag']) }
      const { status, body, headers: kept } = await get(path, again)
      expect([status, body.length]).toEqual([304, 0])
      expect(kept['cache-control']).toContain('immutable')
    }
  })
})

describe('every other file', () => {
  test('is asked for again each time', async () => {
    for (const path of ['/', '/index.html', '/favicon.svg', '/config.json']) {
      const { status, headers } = await get(path)
      expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache'])
    }
  })

  test('that is small or a picture is not compressed', async () => {
    for (const path of ['/', '/photo.png']) {
      const { headers } = await get(path, { 'accept-encoding': 'br, gzip' })
      expect(headers['content-encoding']).toBeUndefined()
    }
  })

  test('config.json is the stage’s', async () => {
    const { body, headers } = await get('/config.json')
    expect(JSON.parse(body.toString())).toEqual(settings)
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
  })
})

describe('the page', () => {
  test('is another one for browsers that have it, once the stage’s settings are others', async () => {
    const { headers } = await get('/signin')
    const known = ['if-none-match', String(headers['etag'])]
    const again = await rawRequest(served.url, '/', { headers: known })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const renamed = await listen(0, staticFiles(join(folder, 'web'), pageSettings('Porten')))
    const { status, body } = await rawRequest(renamed.url, '/', { headers: known })
    await renamed.stop()
    expect([status, body.toString()]).toEqual([200, expect.stringContaining('Porten')])
  })
})

describe('an address', () => {
  test.each([
    '/Lobby',
    '/forgot-password?email=a%40b.se&code=1',
    '/Rum/Kalender',
    '/%C3%A5%C3%A4%C3%B6',
  ])('of a screen (%s) gives the application', async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body.toString()).toBe(page.replace(start + end, start + config + end))
  })

  test.each([
    '/assets/index-Old1.js',
    '/robots.txt',
    '/assets/index-Ab12.js.map',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '//etc/passwd.txt',
  ])('of a file that the bundle has not (%s) gives 404 and nothing of the disk', async (path) => {
    const { status, body } = await get(path)
    expect([status, body.toString()]).toEqual([404, 'Not found'])
  })

  test('can be asked for its head alone', async () => {
    const { status, headers, body } = await get('/assets/index-Ab12.js', {}, 'HEAD')
    expect([status, body.length]).toEqual([200, 0])
    expect(headers['content-length']).toBe(String(Buffer.byteLength(script)))
  })

  test.each(['POST', 'PUT', 'DELETE'])('cannot be written to with %s', async (method) => {
    expect((await get('/index.html', {}, method)).status).toBe(405)
  })
})

test.each(['/V1/auth/me', '/v1', '/V1'])(
  'what is meant for the API (%s) gets no page, and the words of API Gateway',
  async (path) => {
    const { status, headers, body } = await get(path)
    expect([status, headers['content-type']]).toEqual([404, 'application/json'])
    expect(body.toString()).toBe(gatewayBody(gatewayResponses.MISSING_AUTHENTICATION_TOKEN))
  },
)
