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
  const show = (text: string) => {
    shown.push(text)
    // No timer comes meanwhile.
    vi.setSystemTime(Date.now() + drawMs)
  }
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now())
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((frame) =>
    Number(setTimeout(() => frame(performance.now()), frameMs)),
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
  vi.advanceTimersByTime(5 * frameMs)
  expect(shown).toEqual(['Hej!', 'Hej!?'])
  vi.advanceTimersByTime(1000)
  expect(shown).toHaveLength(2)
})

test.each([
  [1, 1 / 10, 40],
  [5, 1 / 10, 80],
  [20, 1 / 10, 250],
  [100, 1 / 4, 600],
])(
  'a screen that takes %d ms draws but a part of the time while a text grows, and soon again',
  (drawMs, part, leastMs) => {
    const { shown, show } = screenOf(drawMs)
    const from = Date.now()
    write(growingText(show), 100)
    const ms = Date.now() - from
    expect(shown.length * drawMs).toBeLessThanOrEqual(ms * part + drawMs)
    expect(ms / shown.length).toBeLessThan(leastMs)
  },
)

test('a page that was not looked at for long shows what has come at once when it is', () => {
  const { shown, show } = screenOf(60_000)
  const growing = growingText(show)
  growing.add('Hej')
  vi.advanceTimersByTime(frameMs)
  growing.add(' igen')
  vi.advanceTimersByTime(60_000 + 400 + 2 * frameMs)
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

test('nor is what ends before its first frame', () => {
  const { shown, show } = screenOf(5)
  const growing = growingText(show)
  growing.add('Hej')
  expect(growing.end()).toBe('Hej')
  vi.advanceTimersByTime(1000)
  expect(shown).toEqual([])
})
