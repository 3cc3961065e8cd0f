import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetAnswers } from './remembered.ts'
import { NetworkError } from './errors.ts'
import { eventsOf } from './events.ts'
import { request } from './request.ts'
import { contract } from '../../../../shared/contract/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  forgetAnswers()
})

test('a stream that goes silent ends as a broken connection, one that says that it lives goes on', async () => {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => void writer.write(new TextEncoder().encode(text))
  const events = eventsOf(readable)
  const first = events.next()
  for (let seconds = 0; seconds < 60; seconds += 10) {
    write(': wait\n\n')
    await vi.advanceTimersByTimeAsync(10_000)
  }
  write('event: text\ndata: {"text":"Hej"}\n\n')
  expect((await first).value).toMatchObject({ event: 'text' })
  const second = events.next().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await second).toBeInstanceOf(NetworkError)
})

test('a call that nobody answers ends as a broken connection', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const { signal } = new AbortController()
  const email = { email: 'anna@example.se' }
  const call = request(contract['auth.forgetPass'], email, 'application/json', { signal })
  const ended = call.catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(35_000)
  expect(await ended).toBeInstanceOf(NetworkError)
})

test('a call that somebody gives up is no broken connection', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    signal?.addEventListener('abort', () => reject(signal.reason))
    return promise
  })
  const own = new AbortController()
  const email = { email: 'anna@example.se' }
  const call = request(contract['auth.forgetPass'], email, 'application/json', own)
  const ended = call.catch((error: unknown) => error)
  own.abort()
  expect(await ended).toMatchObject({ name: 'AbortError' })
})
