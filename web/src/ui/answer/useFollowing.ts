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

  useLayoutEffect(() => {
    const box = scroller.current
    if (box && growing && follows.current) box.scrollTop = box.scrollHeight
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
