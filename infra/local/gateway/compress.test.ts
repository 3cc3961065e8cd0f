import { gunzipSync, inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startTestApi, streaming } from '../../testing/api.ts'
import { rawRequest } from '../../testing/rawRequest.ts'

describe('an answer', () => {
  const text = 'å'.repeat(600)
  const lambda = (length: number) => async () => ({
    statusCode: 200,
    headers: { 'content-type': 'application/json' },
    body: text.slice(0, length),
  })
  const asked = async (length: number, accepted: string) => {
    await using api = await startTestApi({ 'auth.login': lambda(length) })
    const headers = ['Accept-Encoding', accepted]
    return await rawRequest(new URL(api.url).origin, '/v1/auth/login', { method: 'POST', headers })
  }

  test.each([
    ['gzip, deflate, br', 'gzip', gunzipSync],
    ['deflate', 'deflate', inflateSync],
    ['gzip;q=0, deflate', 'deflate', inflateSync],
  ])('of 1 KB is compressed for whoever takes %s', async (accepted, coding, unpack) => {
    const { headers, body } = await asked(600, accepted)
    expect(headers['content-encoding']).toBe(coding)
    expect(body.length).toBeLessThan(100)
    expect(unpack(body).toString('utf8')).toBe(text)
  })

  test.each([
    ['of less is sent as it is', 511, 'gzip'],
    ['is sent as it is to whoever takes nothing', 600, 'identity'],
    ['is sent as it is to whoever takes only what API Gateway does not know', 600, 'br'],
  ])('%s', async (_, length, accepted) => {
    const { headers, body } = await asked(length, accepted)
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.toString('utf8')).toBe(text.slice(0, length))
  })

  test('that streams is never compressed, so that nothing of it is held back', async () => {
    await using api = await startTestApi({
      'auth.login': streaming(async (__, out) => {
        awslambda.HttpResponseStream.from(out, { statusCode: 200 }).end(text)
      }),
    })
    const headers = ['Accept-Encoding', 'gzip']
    const { origin } = new URL(api.url)
    const answered = await rawRequest(origin, '/v1/auth/login', { method: 'POST', headers })
    expect(answered.headers['content-encoding']).toBeUndefined()
    expect(answered.body.toString('utf8')).toBe(text)
  })
})
