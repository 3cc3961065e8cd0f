import { useEffect, useRef } from 'react'

/** Whether its part of the page is there still, for what goes on behind a reply: whoever has left stays where they are. */
export function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
