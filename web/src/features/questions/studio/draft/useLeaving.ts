import { useEffect, useEffectEvent } from 'react'
import { useIsHere } from '../../../../ui/useIsHere.ts'

/**
 * Ends what is worked on when its page is left; the browser asks before its window closes on what is not saved. Gives whether
 * the page is there still.
 */
export function useLeaving(isUnsaved: boolean, end: () => void) {
  const isHere = useIsHere()
  const leave = useEffectEvent(end)
  useEffect(() => () => leave(), [])
  useEffect(() => {
    if (!isUnsaved) return undefined
    const ask = (event: Event) => event.preventDefault()
    globalThis.addEventListener('beforeunload', ask)
    return () => globalThis.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return isHere
}
