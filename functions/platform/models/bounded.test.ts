import { setTimeout as after } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../../../shared/limits.ts'
import type { Ended } from './adapter.ts'
import { bounded } from './bounded.ts'
import { givenUp, ModelFailure } from './failure.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const minutes = limits.answerMinutes
const whole: Ended = { tokens: undefined, isCut: false }

/** A provider that writes these after so many minutes each, and then nothing until it is let go. */
async function* provider(signal: AbortSignal, words: [afterMinutes: number, word: string][]) {
  for (const [wait, word] of words) {
    await Promise.race([
      new Promise((resolve) => setTimeout(resolve, wait * 60_000)),
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(givenUp(signal)))),
    ])
    yield word
  }
  return whole
}

/** What somebody reads of it, and how it ended. */
async function read(words: [number, string][], own = new AbortController()) {
  const pieces = bounded(own.signal, (signal) => provider(signal, words))
  let text = ''
  for (;;) {
    const next = pieces.next()
    while ((await Promise.race([next.catch(() => 'over'), after(1)])) === undefined)
      await vi.advanceTimersByTimeAsync(30_000)
    const { done, value } = await next
    if (done) return { text, cut: value.isCut }
    text += value
  }
}

test('an answer has its minutes from its first letters on', async () => {
  const late: [number, string] = [minutes - 1, 'Halva ']
  expect(await read([late, [minutes - 1, 'till']])).toEqual({ text: 'Halva till', cut: false })
  expect(await read([late, [minutes + 1, 'till']])).toEqual({ text: 'Halva ', cut: true })
})

test('one that has no letters in time is none, and says what was said of it otherwise', async () => {
  await expect(read([[minutes + 1, 'Sent']])).rejects.toThrow(new ModelFailure('timeout'))
  const own = new AbortController()
  setTimeout(() => own.abort(new ModelFailure('cancelled')), 60_000)
  await expect(read([[2, 'Sent']], own)).rejects.toThrow(new ModelFailure('cancelled'))
})

test('one that goes on is cut at its greatest length', async () => {
  const half = 'å'.repeat(limits.answerCharacters * 0.6)
  const { text, cut } = await read([
    [0, half],
    [0, half],
    [0, 'mer'],
  ])
  expect([text.length, cut]).toEqual([limits.answerCharacters, true])
})

test('one that is cut between the halves of a sign ends before it', async () => {
  const text = `${'å'.repeat(limits.answerCharacters - 1)}😀`
  expect(await read([[0, text]])).toEqual({ text: text.slice(0, -2), cut: true })
  // A provider may send them one after the other, which cuts nothing.
  const halves: [number, string][] = ['Ja \uD83D', '\uDE00'].map((half) => [0, half])
  expect(await read(halves)).toEqual({ text: 'Ja 😀', cut: false })
})
