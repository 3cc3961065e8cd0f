import { act, renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useReadAlong } from './useReadAlong.ts'

/** An element of an answer, whose top and bottom lie there. */
const placed = (top: () => number, bottom = top) =>
  Object.assign(document.createElement('div'), {
    getBoundingClientRect: () => new DOMRect(0, top(), 0, bottom() - top()),
    scrollIntoView: vi.fn<(options: ScrollIntoViewOptions) => void>(),
  })

/** Somebody reads an answer while it is written, 500 pixels down its page. */
function reading() {
  const place = { starts: 100, below: 0 }
  const before = { scrollBy: globalThis.scrollBy, scrollY: globalThis.scrollY }
  const scrolled = vi.fn<(to: ScrollToOptions) => void>()
  const stand = (at: number) => vi.stubGlobal('scrollY', at)
  vi.stubGlobal('scrollBy', scrolled)
  stand(500)
  onTestFinished(() => {
    for (const [name, value] of Object.entries(before)) vi.stubGlobal(name, value)
  })
  const top = placed(() => place.starts)
  const end = placed(() => globalThis.innerHeight - 24 + place.below)
  const { result, rerender } = renderHook(
    (drawn: { isGrowing: boolean; text: string }) => {
      const reader = useReadAlong(drawn.isGrowing, drawn.text)
      reader.top.current = top
      reader.end.current = end
      return reader
    },
    { initialProps: { isGrowing: true, text: '' } },
  )
  let text = ''
  return {
    place,
    scrolled,
    stand,
    top,
    end,
    isBehind: () => result.current.isBehind,
    goToEnd: () => act(() => result.current.goToEnd()),
    /** More comes, whose end lies so many pixels below what can be seen. */
    grow: (below: number) => {
      place.below = below
      text += 'ord '
      scrolled.mockClear()
      rerender({ isGrowing: true, text })
    },
    finish: () => rerender({ isGrowing: false, text }),
  }
}

const wheel = (init: WheelEventInit) => globalThis.dispatchEvent(new WheelEvent('wheel', init))

test('whoever reads along has the end of what is written in view', () => {
  const { grow, scrolled, isBehind } = reading()
  grow(100)
  expect(scrolled).toHaveBeenCalledWith({ top: 100, behavior: 'instant' })
  expect(isBehind()).toBe(false)
  grow(0)
  expect(scrolled).not.toHaveBeenCalled()
})

test('whoever scrolls up is left there, and led to the end when they ask', () => {
  const { grow, scrolled, isBehind, goToEnd, end } = reading()
  grow(0)
  wheel({ deltaY: -1 })
  grow(48)
  expect([scrolled.mock.calls.length, isBehind()]).toEqual([0, false])
  grow(49)
  expect([scrolled.mock.calls.length, isBehind()]).toEqual([0, true])
  goToEnd()
  expect(end.scrollIntoView).toHaveBeenLastCalledWith({ block: 'end', behavior: 'instant' })
  expect(isBehind()).toBe(false)
  grow(100)
  expect(scrolled).toHaveBeenCalledOnce()
})

test.each([
  ['down', { deltaY: 1 }, 500],
  ['to zoom', { deltaY: -1, ctrlKey: true }, 500],
  ['up at the top of the page', { deltaY: -1 }, 0],
])('a wheel that turns %s takes nobody from the end', (_, init, at) => {
  const { grow, scrolled, stand } = reading()
  grow(0)
  stand(at)
  wheel(init)
  grow(100)
  expect(scrolled).toHaveBeenCalledOnce()
})

test.each(['touchmove', 'keyup', 'pointerup'])(
  'whoever has gone from the end (%s) is left there, and followed again near it',
  (kind) => {
    const { grow, place, scrolled } = reading()
    grow(48)
    globalThis.dispatchEvent(new Event(kind))
    grow(100)
    expect(scrolled).not.toHaveBeenCalled()
    place.below = 47
    globalThis.dispatchEvent(new Event(kind))
    grow(100)
    expect(scrolled).toHaveBeenCalledOnce()
  },
)

test.each([
  [-1, [[{ block: 'nearest', behavior: 'instant' }], [{ block: 'start' }]]],
  [0, [[{ block: 'nearest', behavior: 'instant' }]]],
])('an answer that is done, whose top lies at %i, is read from there', (starts, calls) => {
  const { grow, finish, place, top } = reading()
  grow(0)
  place.starts = starts
  finish()
  expect(top.scrollIntoView.mock.calls).toEqual(calls)
})

test('whoever has scrolled up stays there when it is done', () => {
  const { grow, finish, top, isBehind } = reading()
  grow(0)
  wheel({ deltaY: -1 })
  grow(100)
  finish()
  expect(top.scrollIntoView).not.toHaveBeenCalled()
  expect(isBehind()).toBe(false)
})
