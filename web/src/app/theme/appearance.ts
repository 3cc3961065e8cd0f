import { useSyncExternalStore } from 'react'
import { keepInBrowser } from '../../api/keepInBrowser.ts'
import { type Appearance, chosen, showAppearance, storageKey } from './chosenAppearance.ts'

const systemDark = globalThis.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function apply() {
  showAppearance(systemDark.matches)
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Sets the appearance, and follows the system and what is chosen in other tabs from then on. */
export function startAppearance() {
  systemDark.addEventListener('change', apply)
  addEventListener('storage', ({ key }) => key === storageKey && apply())
  apply()
}

/** Remembers the choice on this device. */
export function chooseAppearance(appearance: Appearance) {
  keepInBrowser(storageKey, appearance)
  apply()
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, chosen)
