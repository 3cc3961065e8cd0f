import { useEffect, useState } from 'react'

/** Counts up to `last` once something may begin, a task at a time: what is made at one count holds nobody up at the next. */
export function useTurns(mayBegin: boolean, last: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!mayBegin || turn >= last) return undefined
    const timer = setTimeout(() => setTurn(turn + 1))
    return () => clearTimeout(timer)
  }, [mayBegin, turn, last])
  return turn
}
