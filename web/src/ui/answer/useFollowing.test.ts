import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useFollowing } from './useFollowing.ts'

type Drawn = { growing?: boolean; round?: number }

/** A box that shows 100 pixels of a text, at first one of 300. */
function boxOf(first: Drawn = {}) {
  let [height, top] = [300, 0]
  const box = document.createElement('section')
  Object.defineProperties(box, {
    clientHeight: { value: 100 },
    scrollHeight: { get: () => height },
    scrollTop: {
      get: () => Math.min(top, height - 100),
      set: (to: number) => {
        top = Math.min(to, height - 100)
      },
    },
  })
  const { result, rerender } = renderHook(
    ({ growing = true, round }: Drawn) => {
      const following = useFollowing(growing, round)
      following.scroller.current = box
      return following
    },
    { initialProps: first },
  )
  return {
    /** The text is so long by now. Gives where the box stands. */
    grow: (to: number, drawn = first) => {
      height = to
      // As a browser does: nothing stands behind the end.
      top = Math.min(top, height - 100)
      rerender(drawn)
      return box.scrollTop
    },
    scroll: (to: number, isTold = true) => {
      box.scrollTop = to
      if (isTold) result.current.noteWhere()
    },
  }
}

test('a box stays at the end of its text while that changes', () => {
  const { grow } = boxOf()
  expect([grow(500), grow(900), grow(400)]).toEqual([400, 800, 300])
})

test('a box whose text has become shorter is followed once that grows again', () => {
  const { grow } = boxOf()
  expect([grow(900), grow(400), grow(700)]).toEqual([800, 300, 600])
})

test('whoever scrolls up is left there, and followed again near the end', () => {
  const { grow, scroll } = boxOf()
  scroll(100)
  expect(grow(500)).toBe(100)
  scroll(368)
  expect(grow(600)).toBe(368)
  scroll(469)
  expect(grow(900)).toBe(800)
})

test.each([
  [168, 168],
  [169, 400],
])('whoever is at %i when the next text comes before that was told of is at %i', (to, then) => {
  const { grow, scroll } = boxOf()
  scroll(to, false)
  expect(grow(500)).toBe(then)
})

test('a new round begins at the end, and a text that does not grow stays where it is', () => {
  const { grow, scroll } = boxOf({ round: 1 })
  scroll(100)
  expect(grow(500, { round: 1 })).toBe(100)
  expect([grow(500, { round: 2 }), grow(900, { round: 2 })]).toEqual([400, 800])
  expect(boxOf({ growing: false }).grow(500, { growing: false })).toBe(0)
})
