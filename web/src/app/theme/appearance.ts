import { useSyncExternalStore } from 'react'

/** Light or dark as chosen, or as the system has it. */
export const appearances = ['system', 'light', 'dark'] as const
export type Appearance = (typeof appearances)[number]

const storageKey = 'portal.appearance'
const systemDark = globalThis.matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

const chosen = (): Appearance =>
  appearances.find((appearance) => appearance === localStorage.getItem(storageKey)) ?? 'system'

function apply() {
  const choice = chosen()
  const dark = choice === 'dark' || (choice === 'system' && systemDark.matches)
  document.documentElement.classList.toggle('dark', dark)
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** Sets the appearance before anything is painted, and follows the system from then on. */
export function startAppearance() {
  systemDark.addEventListener('change', apply)
  apply()
}

/** Remembers the choice on this device. */
export function chooseAppearance(appearance: Appearance) {
  localStorage.setItem(storageKey, appearance)
  apply()
}

export const useAppearance = (): Appearance => useSyncExternalStore(subscribe, chosen)
