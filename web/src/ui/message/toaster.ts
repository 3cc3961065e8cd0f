import { useSyncExternalStore } from 'react'
import { limits } from '../../../../shared/limits.ts'

export type Toast = { id: number; tone: 'success' | 'error'; title: string; description?: string }

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

function show(toast: Omit<Toast, 'id'>) {
  last += 1
  const id = last
  set([...toasts, { ...toast, id }])
  setTimeout(() => set(toasts.filter((other) => other.id !== id)), limits.toastMs)
}

/** Short messages at the top right that leave by themselves (docs/requirements.md, "Toasts"). */
export const toaster = {
  success: (title: string) => show({ tone: 'success', title }),
  error: (text: { title: string; description: string }) => show({ tone: 'error', ...text }),
  /** Takes all away: what was told to one person is not for the next. */
  clear: () => set([]),
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
