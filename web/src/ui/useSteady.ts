import { useLayoutEffect, useRef, useState } from 'react'

/** The newest of a function under one that stays the same: what is given it is not drawn anew for that. Not to be called while drawing. */
export function useSteady<Args extends unknown[], Result>(
  newest: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(newest)
  useLayoutEffect(() => {
    latest.current = newest
  })
  const [steady] = useState(
    () =>
      (...args: Args) =>
        latest.current(...args),
  )
  return steady
}
