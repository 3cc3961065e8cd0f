import { useEffect, useState } from 'react'

const patienceMs = 1_000

/** Whether something has been waited for so long that people are better off without it. */
export function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setIsLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [isWaiting])
  return isLate
}
