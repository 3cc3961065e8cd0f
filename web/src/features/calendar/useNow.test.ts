import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useNow } from './useNow.ts'

test('the time goes on with each minute, at its beginning, until the page is left', () => {
  vi.useFakeTimers({
    now: new Date('2026-11-24T07:30:40Z'),
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
  })
  onTestFinished(() => void vi.useRealTimers())
  const { result, unmount } = renderHook(() => useNow())
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return result.current.toISOString().slice(11, 19)
  }
  expect([after(19_999), after(1), after(60_000)]).toEqual(['07:30:40', '07:31:00', '07:32:00'])
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
