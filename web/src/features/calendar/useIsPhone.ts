import { useSyncExternalStore } from 'react'

// The specification's limit for phones, 768 pixels (section 9).
const narrow = globalThis.matchMedia('(width < 48rem)')

const subscribe = (tell: () => void) => {
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
