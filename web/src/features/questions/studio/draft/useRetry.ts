import { useEffect, useEffectEvent } from 'react'

const everyMs = 30_000

/** Tries again what may go without anybody doing anything: once there is a network again, and every half minute. */
export function useRetry(mayPass: boolean, tryAgain: () => Promise<void>) {
  const retry = useEffectEvent(tryAgain)
  useEffect(() => {
    if (!mayPass) return undefined
    const again = () => void retry()
    const timer = setInterval(again, everyMs)
    globalThis.addEventListener('online', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
    }
  }, [mayPass])
}
