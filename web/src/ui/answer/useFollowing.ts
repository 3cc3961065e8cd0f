import { useEffect, useLayoutEffect, useRef } from 'react'

// Pixels from the end within which somebody counts as reading along.
const nearEnd = 32

/**
 * Keeps a box that scrolls at its end while its text grows, unless the reader has scrolled up. Each new `round` begins
 * at the end again.
 */
export function useFollowing(growing: boolean, round?: number) {
  const scroller = useRef<HTMLElement>(null)
  const follows = useRef(true)
  /** Where the box was left at its end. */
  const left = useRef(0)

  useLayoutEffect(() => {
    const box = scroller.current
    if (!box || !growing || !follows.current) return
    // The reader may just have scrolled up: that is told only after the next text has come.
    const was = Math.min(left.current, box.scrollHeight - box.clientHeight)
    follows.current = box.scrollTop > was - nearEnd
    if (!follows.current) return
    box.scrollTop = box.scrollHeight
    left.current = box.scrollTop
  })

  useEffect(() => {
    const box = scroller.current
    if (!box || round === undefined) return
    follows.current = true
    box.scrollTop = box.scrollHeight
  }, [round])

  function noteWhere() {
    const box = scroller.current
    if (box) follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < nearEnd
  }

  return { scroller, noteWhere }
}
