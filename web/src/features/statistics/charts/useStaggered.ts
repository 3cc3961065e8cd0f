import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../api/whenIdle.ts'

const latestMs = 500

/**
 * Counts up to `last` once something may begin, each time that the browser has nothing else to do: what is made at one count
 * holds up neither what comes first nor the next, and what stands there stays until what is loaded for it has come.
 */
export function useStaggered(mayBegin: boolean, last: number): number {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!mayBegin || turn >= last) return undefined
    let isOver = false
    const next = () => !isOver && startTransition(() => setTurn(turn + 1))
    whenIdle(next, { timeout: latestMs })
    return () => {
      isOver = true
    }
  }, [mayBegin, turn, last])
  return turn
}
