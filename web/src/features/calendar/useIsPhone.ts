import { useSyncExternalStore } from 'react'

// The specification's limit for phones (section 9).
const narrow = globalThis.matchMedia('(max-width: 767px)')

const subscribe = (tell: () => void) => {
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
