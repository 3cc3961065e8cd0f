import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useStaggered } from './useStaggered.ts'

/** Two charts in a browser that has nothing else to do when a test says so. */
function charts() {
  const before = globalThis.requestIdleCallback
  onTestFinished(() => void vi.stubGlobal('requestIdleCallback', before))
  const waiting: (() => void)[] = []
  const limits: unknown[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void, options?: IdleRequestOptions) => {
    limits.push(options)
    return waiting.push(run)
  })
  const { result, rerender } = renderHook((mayBegin: boolean) => useStaggered(mayBegin, 2), {
    initialProps: false,
  })
  const idle = () => {
    act(() => {
      for (const run of waiting.splice(0)) run()
    })
    return result.current
  }
  return { idle, limits, mayBegin: rerender }
}

test('charts are made once they may be, one each time that the browser is idle, and no more than there are', () => {
  const { idle, limits, mayBegin } = charts()
  expect(idle()).toBe(0)
  mayBegin(true)
  expect([idle(), idle(), idle()]).toEqual([1, 2, 2])
  expect(limits).toEqual([{ timeout: 500 }, { timeout: 500 }])
})

test('a chart that may no longer be made by then is not', () => {
  const { idle, mayBegin } = charts()
  mayBegin(true)
  mayBegin(false)
  expect(idle()).toBe(0)
})
