import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Pixels below the window's edge within which somebody counts as reading along. */
const near = 48

/** Room for what lies over the page's end. */
const margin = 24

const below = (end: Element) => end.getBoundingClientRect().bottom - globalThis.innerHeight + margin

// A wheel may be told of before the page has moved, and the next text would take it back down.
const goesUp = (event: Event) =>
  event instanceof WheelEvent && event.deltaY < 0 && !event.ctrlKey && globalThis.scrollY > 0

/**
 * Keeps the end of a text that grows in view as long as its reader does not scroll themselves, and goes to its top when it is
 * done. `isBehind`: the end lies below what the reader looks at.
 */
export function useReadAlong(isGrowing: boolean, text: string) {
  const top = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const [isBehind, setBehind] = useState(false)

  useEffect(() => {
    if (!isGrowing) return undefined
    follows.current = true
    const leave = (event: Event) => {
      if (end.current) follows.current = !goesUp(event) && below(end.current) < near
    }
    // What the reader does themselves, and not what the page does.
    const kinds = ['wheel', 'touchmove', 'keyup', 'pointerup'] as const
    for (const kind of kinds) globalThis.addEventListener(kind, leave, { passive: true })
    return () => {
      for (const kind of kinds) globalThis.removeEventListener(kind, leave)
    }
  }, [isGrowing])

  useLayoutEffect(() => {
    if (!isGrowing || text === '' || !end.current) return
    const missing = below(end.current)
    if (missing > 0 && follows.current) globalThis.scrollBy({ top: missing, behavior: 'instant' })
    setBehind(missing > near && !follows.current)
  }, [isGrowing, text])

  const wasGrowing = useRef(isGrowing)
  useEffect(() => {
    const isDone = wasGrowing.current && !isGrowing
    wasGrowing.current = isGrowing
    if (!isDone) return
    setBehind(false)
    if (follows.current) top.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const isAbove = (top.current?.getBoundingClientRect().top ?? 0) < 0
    if (follows.current && isAbove) top.current?.scrollIntoView({ block: 'start' })
  }, [isGrowing])

  function goToEnd() {
    follows.current = true
    setBehind(false)
    end.current?.scrollIntoView({ block: 'end', behavior: 'instant' })
  }

  return { top, end, isBehind, goToEnd }
}
