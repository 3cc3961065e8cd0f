import { useSyncExternalStore } from 'react'
import { limits } from '../../../../shared/limits.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** The catalogue's number, as small print. */
  code?: number
  undo?: Undo
}

/** What can be taken back: what does it, what happens once it is too late, and where the focus was. */
type Undo = { run: () => void; settle: () => void; from: HTMLElement | undefined }

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

/** What has the focus, if anything has. */
function focused(): HTMLElement | undefined {
  const { activeElement: held, body } = document
  return held instanceof HTMLElement && held !== body ? held : undefined
}

const dismiss = (id: number) => set(toasts.filter((other) => other.id !== id))

/** Whoever is on their way to press it gets there; below a dialog nobody can. */
const isWaitedFor = (id: number, undo: Undo | undefined) =>
  document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`) !== null ||
  (undo !== undefined && document.querySelector('dialog[open]') !== null)

function show(toast: Omit<Toast, 'id'>) {
  last += 1
  const id = last
  set([...toasts, { ...toast, id }])
  const leave = () => {
    if (!toasts.some((one) => one.id === id)) return
    if (isWaitedFor(id, toast.undo)) return void setTimeout(leave, limits.toastMs)
    dismiss(id)
    toast.undo?.settle()
  }
  setTimeout(leave, toast.undo ? limits.undoMs : limits.toastMs)
  return id
}

/** Short messages at the top right that leave by themselves (docs/requirements.md, "Toasts"). */
export const toaster = {
  success: (title: string) => void show({ tone: 'success', title }),
  /** Something that is done, and can be undone for a while. `settle` hears when it no longer can. Gives its id. */
  undoable: (title: string, run: () => void, settle: () => void = () => undefined) =>
    show({ tone: 'success', title, undo: { run, settle, from: focused() } }),
  error: (text: { title: string; description: string; code?: number }) =>
    void show({ tone: 'error', ...text }),
  dismiss,
  /** Takes all away: what was told to one person is not for the next. */
  clear: () => set([]),
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

export const useToasts = () => useSyncExternalStore(subscribe, () => toasts)
