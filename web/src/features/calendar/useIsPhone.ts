import { useSyncExternalStore } from 'react'

// The limit for phones (docs/requirements.md, "Constants and limits").
const narrow = globalThis.matchMedia('(width < 48rem)')

const subscribe = (tell: () => void) => {
  narrow.addEventListener('change', tell)
  return () => narrow.removeEventListener('change', tell)
}

/** Whether the window is as narrow as a phone. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
