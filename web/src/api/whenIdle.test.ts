import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenIdle } from './whenIdle.ts'

const { requestIdleCallback: ofTheBrowser } = globalThis
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('requestIdleCallback', ofTheBrowser)
})

test('a browser that knows when it is idle is asked, with the time that somebody waits at most', () => {
  const ask = vi.fn<typeof requestIdleCallback>()
  vi.stubGlobal('requestIdleCallback', ask)
  const act = vi.fn<() => void>()
  whenIdle(act, { timeout: 3_000 })
  expect(ask).toHaveBeenCalledExactlyOnceWith(act, { timeout: 3_000 })
  vi.advanceTimersByTime(10_000)
  expect(act).not.toHaveBeenCalled()
})

test('in one that does not, what somebody waits for comes at once, and all else a little later', () => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback')
  const [awaited, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  whenIdle(awaited, { timeout: 3_000 })
  whenIdle(other)
  vi.advanceTimersByTime(1)
  expect([awaited.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(500)
  expect(other).toHaveBeenCalledOnce()
})
