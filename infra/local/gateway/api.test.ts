import { setTimeout } from 'node:timers/promises'
import type { Context } from 'aws-lambda'
import { describe, expect, test, vi } from 'vitest'
import { serverLimits } from '../../../shared/serverLimits.ts'
import { startTestApi, streaming } from '../../testing/api.ts'
import type { Handler } from './lambdaRuntime.ts'

const json = { 'content-type': 'application/json' }
const inOurWords = (code: string, error: string) => ({ success: false, error: { error, code } })
const broken = inOurWords('broken', 'Något gick fel hos oss. Försök igen om en stund.')

/** Keeps what a failed Lambda writes to the log out of the test's own output. */
function quietly() {
  const written: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.push(String(text))
    return true
  })
  return { written, [Symbol.dispose]: () => spy.mockRestore() }
}

describe('an address', () => {
  test.each([
    ['POST', '/auth/nowhere'],
    ['GET', '/auth/login'],
    ['POST', '/Auth/Login'],
    ['POST', '/auth/login/'],
    ['OPTIONS', '/auth/login'],
  ])('that no route has (%s %s) is refused in our words', async (method, path) => {
    await using api = await startTestApi({})
    const response = await fetch(`${api.url}${path}`, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual(inOurWords('not_found', 'Adressen finns inte.'))
  })
})

describe('a request', () => {
  const tooLarge = inOurWords('too_large', 'Det du skickade är för stort.')

  test('of more than 10 MB never reaches the Lambda', async () => {
    const lambda = vi.fn<Handler>(async () => ({ statusCode: 200 }))
    await using api = await startTestApi({ 'auth.login': lambda })
    const body = Buffer.alloc(serverLimits.gatewayBodyBytes + 1, 'a')
    const response = await api.fetch('auth.login', { body, headers: json })
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual(tooLarge)
    expect(lambda).not.toHaveBeenCalled()
  })

  test('whose event is more than 6 MB neither does, base64 included', async () => {
    const lambda = vi.fn<Handler>(async () => ({ statusCode: 200 }))
    await using api = await startTestApi({ 'auth.login': lambda })
    const form = { 'content-type': 'multipart/form-data; boundary=x' }
    const send = (bytes: number, headers: Record<string, string>) =>
      api.fetch('auth.login', { body: Buffer.alloc(bytes, 'a'), headers })
    expect((await send(serverLimits.lambdaPayloadBytes, json)).status).toBe(413)
    expect((await send(5 * 1024 * 1024, form)).status).toBe(413)
    expect(lambda).not.toHaveBeenCalled()
    expect((await send(5 * 1024 * 1024, json)).status).toBe(200)
    expect((await send(4 * 1024 * 1024, form)).status).toBe(200)
  })
})

describe('a buffered Lambda', () => {
  test('answers with its status, headers and body, which may be bytes', async () => {
    await using api = await startTestApi({
      'auth.login': async () => ({
        statusCode: 201,
        headers: { 'content-type': 'image/png', 'x-own': 'yes' },
        body: Buffer.from([1, 2, 255]).toString('base64'),
        isBase64Encoded: true,
      }),
    })
    const response = await api.fetch('auth.login')
    expect(response.status).toBe(201)
    expect(response.headers.get('x-own')).toBe('yes')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from([1, 2, 255]))
  })

  test('that takes longer than API Gateway waits is answered for, in our words', async () => {
    const late = Promise.withResolvers<object>()
    await using api = await startTestApi({ 'auth.login': () => late.promise }, { timeoutMs: 30 })
    const response = await api.fetch('auth.login')
    expect(response.status).toBe(504)
    expect(await response.json()).toEqual(
      inOurWords('timeout', 'Servern svarade inte i tid. Försök igen.'),
    )
    // What it does afterwards hurts nobody.
    late.reject(new Error('much later'))
  })

  test('knows how long it may still take', async () => {
    const lambda = async (_: unknown, context: unknown) => ({
      statusCode: 200,
      body: String((context as Context).getRemainingTimeInMillis()),
    })
    await using api = await startTestApi({ 'auth.login': lambda })
    const left = Number(await (await api.fetch('auth.login')).text())
    expect(left).toBeGreaterThan(serverLimits.gatewayTimeoutMs - 5_000)
    expect(left).toBeLessThanOrEqual(serverLimits.gatewayTimeoutMs)
  })

  test.each<[string, () => unknown]>([
    ['throws', () => Promise.reject(new Error('secret of the house'))],
    [
      'throws at once',
      () => {
        throw new Error('secret of the house')
      },
    ],
    ['answers nothing', async () => undefined],
    ['answers what API Gateway does not take', async () => ({ statusCode: 'secret', body: {} })],
    ['answers more than 6 MB', async () => ({ statusCode: 200, body: 'a'.repeat(6_400_000) })],
  ])('that %s is answered for with 502, and nothing of why leaves', async (_, lambda) => {
    using log = quietly()
    await using api = await startTestApi({ 'auth.login': lambda })
    const response = await api.fetch('auth.login')
    const body = await response.text()
    expect(response.status).toBe(502)
    expect(JSON.parse(body)).toEqual(broken)
    expect(body).not.toContain('secret')
    expect(log.written.join('')).not.toMatch(/unhandled/i)
  })
})

describe('a streaming Lambda', () => {
  const head = { statusCode: 202, headers: { 'content-type': 'text/event-stream' } }

  test('is heard as it speaks', async () => {
    const rest = Promise.withResolvers<void>()
    await using api = await startTestApi({
      'auth.login': streaming(async (_, out) => {
        const stream = awslambda.HttpResponseStream.from(out, head)
        stream.write('first')
        await rest.promise
        stream.end('second')
      }),
    })
    const response = await api.fetch('auth.login')
    expect(response.status).toBe(202)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
    expect((await reader?.read())?.value).toBe('first')
    rest.resolve()
    expect((await reader?.read())?.value).toBe('second')
    expect((await reader?.read())?.done).toBe(true)
  })

  test.each<[string, Parameters<typeof streaming>[0]]>([
    ['throws before its head', () => Promise.reject(new Error('secret'))],
    [
      'throws in the middle of its head',
      async (_, out) => {
        out.write('{"statusCode":')
        throw new Error('secret')
      },
    ],
    ['ends without one', async () => undefined],
    [
      'writes a head that is none',
      async (_, out) => out.write(`{"statusCode":"x"}${'\0'.repeat(8)}`),
    ],
  ])('that %s is answered for with 502', async (_, lambda) => {
    using _log = quietly()
    await using api = await startTestApi({ 'auth.login': streaming(lambda) })
    const response = await api.fetch('auth.login')
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual(broken)
  })

  test('that throws after its head breaks the answer off, so that nobody takes it for whole', async () => {
    using _log = quietly()
    await using api = await startTestApi({
      'auth.login': streaming(async (_, out) => {
        awslambda.HttpResponseStream.from(out, head).write('half')
        throw new Error('secret')
      }),
    })
    const answered = await api.fetch('auth.login')
    expect(answered.status).toBe(202)
    await expect(answered.text()).rejects.toThrow('terminated')
  })

  test.each([
    ['before its head', false],
    ['in the middle of its answer', true],
  ])('is not told of a client that hangs up %s, and runs to its end', async (_, begun) => {
    const started = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<number>()
    const told = vi.fn<() => void>()
    await using api = await startTestApi({
      'auth.login': streaming(async (__, out) => {
        out.on('close', told).on('error', told)
        const begin = () => awslambda.HttpResponseStream.from(out, head).write('first')
        if (begun) begin()
        started.resolve()
        // A hang-up shows within a few milliseconds.
        await setTimeout(200)
        if (!begun) begin()
        out.write('second')
        ended.resolve(told.mock.calls.length)
      }),
    })
    const hangUp = new AbortController()
    const response = api.fetch('auth.login', { signal: hangUp.signal }).catch(() => undefined)
    await (begun ? response : started.promise)
    hangUp.abort()
    expect(await ended.promise).toBe(0)
  })
})
