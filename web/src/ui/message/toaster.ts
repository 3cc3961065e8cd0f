import { useSyncExternalStore } from 'react'
import { limits } from '../../../../shared/limits.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** The catalogue's number, as small print. */
  code?: number
  /** What takes back what was done. */
  undo?: () => void
}

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

const dismiss = (id: number) => set(toasts.filter((other) => other.id !== id))

function show(toast: Omit<Toast, 'id'>) {
  last += 1
  const id = last
  set([...toasts, { ...toast, id }])
  const leave = () => {
    // Whoever is on their way to press it gets there.
    if (document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`)) {
      return void setTimeout(leave, limits.toastMs)
    }
    dismiss(id)
  }
  setTimeout(leave, toast.undo ? limits.undoMs : limits.toastMs)
}

/** Short messages at the top right that leave by themselves (docs/requirements.md, "Toasts"). */
export const toaster = {
  success: (title: string) => show({ tone: 'success', title }),
  /** Something that is done, and can be undone for a while. */
  undoable: (title: string, undo: () => void) => show({ tone: 'success', title, undo }),
  error: (text: { title: string; description: string; code?: number }) =>
    show({ tone: 'error', ...text }),
  dismiss,
  /** Takes all away: what was told to one person is not for the next. */
  clear: () => set([]),
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
