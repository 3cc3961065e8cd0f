import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventsOf } from '../../../infra/testing/functions/streamEvents.ts'
import { HttpError } from '../../runtime/errors.ts'
import { writeEvents } from './eventStream.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const asHttpError = (error: unknown) =>
  error instanceof HttpError ? error : new HttpError(500, 'broken', 'Något gick fel.')

async function written<T>(pieces: AsyncGenerator<string, T>, quietMs = 0) {
  const out = new PassThrough()
  const resultOf = (result: T) => result
  const writing = writeEvents(out, pieces, { first: pieces.next(), resultOf, errorOf: asHttpError })
  await vi.advanceTimersByTimeAsync(quietMs)
  await writing
  out.end()
  const bytes: Buffer[] = []
  for await (const piece of out) bytes.push(piece)
  return eventsOf(new Response(Buffer.concat(bytes)))
}

const quiet = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('a provider that thinks for 35 seconds leaves a comment line every ten', async () => {
  const { events, comments } = await written(
    (async function* () {
      await quiet(35_000)
      yield 'Hej'
      return { results: true }
    })(),
    35_000,
  )
  expect(comments).toHaveLength(3)
  expect(events).toMatchObject([
    { event: 'text', data: { text: 'Hej' } },
    { event: 'result', data: { results: true } },
  ])
})

test('what goes wrong after the first word is the last event, in the words for people', async () => {
  const { events } = await written(
    (async function* () {
      yield 'Rad\nnästa'
      throw new TypeError('secret')
    })(),
  )
  expect(events).toMatchObject([
    { event: 'text', data: { text: 'Rad\nnästa' } },
    {
      event: 'failure',
      data: { success: false, error: { code: 'broken', error: 'Något gick fel.' } },
    },
  ])
})
