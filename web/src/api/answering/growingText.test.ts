import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { growingText } from './growingText.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const frameMs = 16

/** A screen that takes so long to draw whatever it is shown. */
function screenOf(drawMs: number) {
  const shown: string[] = []
  let busyUntil = 0
  const show = (text: string) => {
    shown.push(text)
    // No frame comes meanwhile.
    busyUntil = performance.now() + drawMs
  }
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) =>
    Number(
      setTimeout(() => frame(performance.now()), Math.max(frameMs, busyUntil - performance.now())),
    ),
  )
  vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((id) => clearTimeout(id))
  return { shown, show }
}

/** A piece each 20 ms, as the fastest models write. */
function write(growing: ReturnType<typeof growingText>, pieces: number) {
  for (let piece = 0; piece < pieces; piece++) {
    growing.add('x')
    vi.advanceTimersByTime(20)
  }
}

test('the first piece of a text shows in the next frame, and the last one soon after it has come', () => {
  const { shown, show } = screenOf(5)
  const growing = growingText(show, 'Hej')
  growing.add('!')
  vi.advanceTimersByTime(frameMs)
  expect(shown).toEqual(['Hej!'])
  growing.add('?')
  vi.advanceTimersByTime(4 * frameMs)
  expect(shown).toEqual(['Hej!', 'Hej!?'])
  vi.advanceTimersByTime(1000)
  expect(shown).toHaveLength(2)
})

test.each([
  ['a quick', 5, 100],
  ['a slow', 100, 600],
])('%s screen draws a third of the time at most while a text grows', (_, drawMs, leastMs) => {
  const { shown, show } = screenOf(drawMs)
  const pieces = 100
  write(growingText(show), pieces)
  expect(shown.length * drawMs).toBeLessThanOrEqual((pieces * 20) / 3 + drawMs)
  expect(shown.length).toBeGreaterThan((pieces * 20) / leastMs)
})

test('a page that was not looked at for long shows what has come at once when it is', () => {
  const { shown, show } = screenOf(60_000)
  const growing = growingText(show)
  growing.add('Hej')
  vi.advanceTimersByTime(frameMs)
  growing.add(' igen')
  vi.advanceTimersByTime(60_000 + 250 + 2 * frameMs)
  expect(shown).toEqual(['Hej', 'Hej igen'])
})

test('nothing is shown after the end, which gives everything that came', () => {
  const { shown, show } = screenOf(5)
  const growing = growingText(show, 'Hej')
  growing.add(' på')
  vi.advanceTimersByTime(frameMs)
  growing.add(' dig')
  expect(growing.end()).toBe('Hej på dig')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual(['Hej på'])
})
