import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Answer } from '../../api/answering/answer.ts'
import type { Pieces } from '../../api/answering/follow.ts'
import { readConfig } from '../../api/config.ts'
import { ApiError } from '../../api/request/errors.ts'
import { signedIn } from '../../testing/open.tsx'
import { json, serve } from '../../testing/server.ts'
import { useAnswer } from './useAnswer.ts'

type Whole = Pieces extends AsyncGenerator<string, infer End> ? End : never

async function* endingWith(end: Promise<Whole>, pieces: string[] = []): Pieces {
  yield* pieces
  return end
}

/** Somebody asks, and each answer ends once a test says how. */
function asking() {
  serve({ 'PUT /v1/Question/stop': () => json({ results: true }) })
  signedIn()
  readConfig()
  const ends: PromiseWithResolvers<Whole>[] = []
  const pieces: string[][] = []
  const ended: Answer[] = []
  function begin() {
    const end = Promise.withResolvers<Whole>()
    ends.push(end)
    return endingWith(end.promise, pieces.shift())
  }
  const { result } = renderHook(() => useAnswer<string>(begin, (answer) => void ended.push(answer)))
  return {
    ends,
    pieces,
    ended,
    now: () => result.current,
    ask: (text: string) => act(() => result.current.ask(text)),
    come: (answer: string, more: { cut?: true } = {}) =>
      act(async () => ends.at(-1)?.resolve({ results: { answer, ...more } })),
    fail: () =>
      act(async () => ends.at(-1)?.reject(new ApiError('Nej.', { status: 503, code: 'busy' }))),
    shows: (answer: object) => waitFor(() => expect(result.current.answer).toMatchObject(answer)),
  }
}

test('what an answer goes on from stands there before anything more has come', async () => {
  const { now, ask, come, shows } = asking()
  ask('Hej')
  expect(now().answer).toEqual({ phase: 'waiting' })
  await come('Första halvan', { cut: true })
  await shows({ phase: 'done', text: 'Första halvan' })
  act(() => now().goOn())
  expect(now().answer).toEqual({ phase: 'writing', text: 'Första halvan' })
  await come(' och den andra')
  await shows({ phase: 'done', text: 'Första halvan och den andra' })
})

test('where the same is asked again and fails, the whole answer before does not stand for it', async () => {
  const { ended, ask, come, fail, shows } = asking()
  ask('Hej')
  await come('Ett helt svar')
  await shows({ phase: 'done', text: 'Ett helt svar' })
  ask('Hej')
  await fail()
  await shows({ phase: 'failed', text: '' })
  expect(ended.at(-1)).toMatchObject({ phase: 'failed', text: '' })
})

test('before anything was asked there is nothing to go on with', () => {
  const { ends, now } = asking()
  act(() => now().goOn())
  expect(now().goOnAgain()).toBe(false)
  expect(ends).toEqual([])
  expect(now().answer).toEqual({ phase: 'idle' })
})

test('what is forgotten is as if it had never been asked, and its answer is heard of no more', async () => {
  const { ended, now, ask, come } = asking()
  ask('Hej')
  act(() => now().forget())
  expect(now().answer).toEqual({ phase: 'idle' })
  await come('För sent')
  expect(now().answer).toEqual({ phase: 'idle' })
  expect(ended).toEqual([])
})

test('half an answer stays where asking again is stopped before its first word', async () => {
  const { ended, pieces, now, ask, fail, shows } = asking()
  pieces.push(['Halva svaret'])
  ask('Hej')
  await fail()
  await shows({ phase: 'failed', text: 'Halva svaret' })
  ask('Hej')
  act(() => now().stop())
  await fail()
  await shows({ phase: 'stopped', text: 'Halva svaret' })
  expect(ended.at(-1)).toMatchObject({ phase: 'stopped', text: 'Halva svaret' })
  // And at the try after that.
  ask('Hej')
  await fail()
  await shows({ phase: 'failed', text: 'Halva svaret' })
})
