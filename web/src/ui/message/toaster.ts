import { useLayoutEffect, useSyncExternalStore, type RefObject } from 'react'
import { limits } from '../../../../shared/limits.ts'

export type Toast = {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** The catalogue's number, as small print. */
  code?: number
  undo?: Undo
  /** What was used last: the toast does not lie over it. */
  from: HTMLElement | undefined
  /** Told of for as long as something cannot be read. */
  isFault?: boolean
}

/** What can be taken back: what does it, and what happens once it is too late. */
type Undo = { run: () => void; settle: () => void }

let toasts: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

const none: readonly Toast[] = []
// The page, and each modal dialog over it: only the last one can be read and pressed, so it shows all toasts.
let places: readonly HTMLElement[] = []

function set(next: readonly Toast[]) {
  toasts = next
  for (const tell of listeners) tell()
}

/** What was used last: what has the focus, if anything has. */
export function lastUsed(): HTMLElement | undefined {
  const { activeElement: held, body } = document
  return held instanceof HTMLElement && held !== body ? held : undefined
}

const dismiss = (id: number) => set(toasts.filter((other) => other.id !== id))

/** Whoever is on their way to press it gets there; below the menu of a small screen nobody can. */
const isWaitedFor = (id: number, undo: Undo | undefined) =>
  document.querySelector(`[data-toast="${id}"]:is(:hover, :focus-within)`) !== null ||
  (undo !== undefined &&
    document.querySelector('dialog:modal') !== null &&
    document.querySelector(`dialog [data-toast="${id}"]`) === null)

function add(toast: Omit<Toast, 'id' | 'from'>): number {
  last += 1
  set([...toasts, { ...toast, id: last, from: lastUsed() }])
  return last
}

/** A toast that leaves by itself. */
const show = (toast: Omit<Toast, 'id' | 'from'>) => leaving(add(toast), toast)

function leaving(id: number, toast: Omit<Toast, 'id' | 'from'>) {
  const leave = () => {
    if (!toasts.some((one) => one.id === id)) return
    if (isWaitedFor(id, toast.undo)) return void setTimeout(leave, limits.toastMs)
    dismiss(id)
    toast.undo?.settle()
  }
  setTimeout(leave, toast.undo ? limits.undoMs : limits.toastMs)
  return id
}

/** Whom the messages are for. */
let owner: string | undefined

type Wrong = { title: string; description: string; code?: number }

/** An error stays until it is closed; the same one again takes the place of the first. */
function fail(text: Wrong) {
  const { title, description } = text
  const isSame = (one: Toast) =>
    one.tone === 'error' && one.title === title && one.description === description
  set(toasts.filter((one) => !isSame(one)))
  add({ tone: 'error', ...text })
}

/** Short messages at the top right (docs/requirements.md, "Toasts"). */
export const toaster = {
  success: (title: string) => void show({ tone: 'success', title }),
  /** Something that is done, and can be undone for a while. `settle` hears when it no longer can. Gives its id. */
  undoable: (title: string, run: () => void, settle: () => void = () => undefined) =>
    show({ tone: 'success', title, undo: { run, settle } }),
  error: fail,
  /**
   * Something that cannot be read, which its place goes on telling. What fails for the same reason has been told already.
   * Gives its id.
   */
  fault(text: Wrong): number {
    const told = toasts.find(
      ({ isFault, description }) => isFault && description === text.description,
    )
    return told?.id ?? show({ tone: 'error', ...text, isFault: true })
  },
  dismiss,
  /** Takes away what was told to somebody else: also of calls that failed after they had left. */
  belongTo(userid: string) {
    if (owner !== userid) set([])
    owner = userid
  },
  /** Takes all away: what was told to one person is not for the next. */
  clear: () => set([]),
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

/** The toasts that stand in a place, which is one for as long as it is there. */
export function useToasts(place: RefObject<HTMLElement | null>): readonly Toast[] {
  useLayoutEffect(() => {
    const own = place.current
    if (!own) return undefined
    // A dialog may be there before the page that it lies over.
    places = own.closest('dialog') ? [...places, own] : [own, ...places]
    set(toasts)
    return () => {
      places = places.filter((other) => other !== own)
      set(toasts)
    }
  }, [place])
  return useSyncExternalStore(subscribe, () =>
    place.current && places.at(-1) === place.current ? toasts : none,
  )
}
