import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

// Pixels before the end at which the next rows are asked for, so that few readers ever wait.
const early = 240

/** Calls `reached` when the element that it gives comes near the visible part of a box that scrolls. */
export function useEndReached(
  box: RefObject<HTMLElement | null>,
  active: boolean,
  reached: () => void,
) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useEffectEvent(reached)

  useEffect(() => {
    if (!active || !end.current) return undefined
    const watch = new IntersectionObserver(
      (seen) => seen.some((one) => one.isIntersecting) && reach(),
      {
        root: box.current,
        rootMargin: `${early}px`,
      },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [active, box])

  return end
}
