import { useSyncExternalStore } from 'react'
import type { Oneself, User } from '../../../../shared/contract/user.ts'
import { errors } from '../../texts/errors.ts'
import { config } from '../config.ts'
import { drafts } from '../drafts.ts'
import { ApiError, whenRefused } from '../request/errors.ts'
import { keepInBrowser } from '../keepInBrowser.ts'
import { lazyImport } from '../lazyImport.ts'
import { noteRole } from './early.ts'
import { lastInput } from './lastInput.ts'
import { loadSession, loadSessionWhenIdle } from './loadSession.ts'
import { isBackFromOutlook } from './outlook.ts'
import { hasStoredSession, storedPersonOf, storedTokenPrefix } from './storedTokenOf.ts'

/** Something to tell somebody who is signed out. `retry`: the account could not be read, trying again may help. */
export type Notice = { tone: 'success' | 'error'; text: string; retry?: boolean }

/**
 * Who sits in front of the screen (docs/requirements.md, "Session"). `returning`: just back from Outlook; `left`:
 * signed out on purpose; `over`: their session is still here, but nobody has been for too long.
 */
export type CurrentUser =
  | { status: 'unknown' | 'returning' | 'over' }
  | { status: 'signedOut'; notice?: Notice; left?: boolean }
  | { status: 'signedIn'; user: Oneself }

// The sign-in page shows before any call is made; the client and the contract come later (docs/requirements.md, "First
// load").
const loadClient = () => lazyImport(() => import('../client.ts'))

let current: CurrentUser = { status: 'unknown' }
const listeners = new Set<() => void>()

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

function set(next: CurrentUser) {
  current = next
  for (const tell of listeners) tell()
}

/** The note of a leaving that lay there when this tab last knew who it is. */
let leftBefore: string | null = null

/** Reads the person behind the stored token. Whatever fails, the sign-in page shows and says why. */
async function load() {
  leftBefore = localStorage.getItem(leftKey)
  try {
    const { api } = await loadClient()
    const { user } = await api.auth.me({})
    drafts.sweep()
    noteRole(user.Role)
    set({ status: 'signedIn', user })
  } catch (error) {
    // A refusal has been dealt with by `refuse`; anything else leaves the token for the next try.
    if (error instanceof ApiError && error.status === 401) return
    set({ status: 'signedOut', notice: { tone: 'error', text: errors.account, retry: true } })
  }
}

/** How long somebody who wants to leave waits for a server that says nothing, in milliseconds. */
const signOutTimeoutMs = 5_000

/** Notes the sign-out in the log. Nobody is asked to sign in for that: as a call that nobody waits for. */
async function noteSignOut() {
  const { api } = await loadClient()
  const options = { keepalive: true, signal: AbortSignal.timeout(signOutTimeoutMs) }
  await api.auth.logout({ everywhere: false }, options)
}

const leftKey = 'portal.left'

/** Ends the note of a leaving that nobody meant: what was typed stays. */
const unmeant = '.5'

/** Tells the other tabs that what they are about to miss was taken away on purpose. */
const noteLeaving = (end: string) => keepInBrowser(leftKey, `${Date.now()}${end}`)

/** Whether somebody has left in another tab since, or was sent away there: a tab that slept hears of it late. */
const hasLeft = () => localStorage.getItem(leftKey) !== leftBefore

const endings = new Set<() => void>()
const endAll = () => {
  for (const end of endings) end()
}
globalThis.addEventListener('pagehide', endAll)

/** Ends something when the window closes or its person signs out, while their token is still good. Gives what forgets it. */
export const beforeSignOut = (end: () => void) => {
  endings.add(end)
  return () => void endings.delete(end)
}

/** Takes away what this tab holds of whoever has left, here or in another one: the chat, and what was typed. */
function clearTab(userid: string) {
  const takeBack = drafts.forget(userid)
  sessionStorage.clear()
  if (localStorage.getItem(leftKey)?.endsWith(unmeant)) takeBack()
}

async function forget() {
  noteLeaving(unmeant)
  const session = await loadSession().catch(() => undefined)
  await session?.forget()
}

async function endSession(keepsDrafts: boolean) {
  noteLeaving(keepsDrafts ? unmeant : '')
  const session = await loadSession().catch(() => undefined)
  await session?.signOut()
}

function refuse(text: string) {
  set({ status: 'signedOut', notice: { tone: 'error', text } })
  void forget()
}

/** The current user of this window, and what can happen to them. */
export const currentUser = {
  /** Who it is, as soon as that is known. */
  async known(): Promise<CurrentUser> {
    if (current.status === 'unknown') {
      const { promise, resolve } = Promise.withResolvers<void>()
      const end = subscribe(resolve)
      await promise
      end()
    }
    return current
  },
  isIn: () => current.status === 'signedIn',
  isOut: () => current.status === 'signedOut',
  /** Whether it is the person with this id. */
  is: (id: string) => current.status === 'signedIn' && current.user.id === id,
  /** Tells of each change. Gives what ends it. */
  subscribe,
  /** Finds out at the start who it is. */
  async start() {
    if (isBackFromOutlook()) return set({ status: 'returning' })
    if (lastInput.isOver()) return set({ status: 'over' })
    if (hasStoredSession()) return load()
    set({ status: 'signedOut' })
    loadSessionWhenIdle()
  },
  load,
  /** Comes back from Outlook without having signed in. */
  failOutlook: (text: string) => set({ status: 'signedOut', notice: { tone: 'error', text } }),
  /**
   * Signs out: noted in the log first, while the token is still good, then revoked and forgotten, with what was typed unless
   * nobody meant to leave.
   */
  async signOut({ keepsDrafts = false } = {}) {
    const who = current
    endAll()
    // Also without the server's knowledge: who wants to leave, leaves.
    await noteSignOut().catch(() => undefined)
    await endSession(keepsDrafts)
    clearTab(who.status === 'signedIn' ? who.user.id : '')
    set({ status: 'signedOut', left: true })
  },
  /** Takes over what a call has changed of the person signed in; whoever has left meanwhile is none. */
  update(changed: Pick<User, 'id'> & Partial<User & Oneself>) {
    if (current.status === 'signedIn' && current.user.id === changed.id) {
      set({ status: 'signedIn', user: { ...current.user, ...changed } })
    }
  },
  /** Leaves word for whoever is signed out; without a notice, takes the last one away. */
  notify(notice?: Notice) {
    if (current.status === 'signedOut') {
      set({ status: 'signedOut', ...(notice && { notice }) })
    }
  },
}

whenRefused(refuse)

// Signed out in another tab: its tokens are gone for this one, too. Where they only came to an end there, people are asked to
// sign in over what they are doing, here as there; where somebody else has signed in there, this is their page no more.
function hear({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) {
  const isToken = key?.startsWith(storedTokenPrefix)
  if (current.status !== 'signedIn') {
    // Signed in in another tab: this one's sign-in page would throw that sign-in out by its own.
    if (isToken && newValue && key?.endsWith('.accessToken')) void load()
    return
  }
  if (hasStoredSession()) {
    const person = isToken ? storedPersonOf(config().userPoolClientId) : undefined
    // The same person has signed in anew: what was noted before is over.
    if (person === current.user.id && newValue) leftBefore = localStorage.getItem(leftKey)
    if (person === undefined || person === current.user.id) return
  } else {
    const isGone = key === leftKey || (isToken && !newValue)
    if (key !== null && !(isGone && hasLeft())) return
  }
  clearTab(current.user.id)
  set({ status: 'signedOut', left: true })
}
globalThis.addEventListener('storage', hear)

// A page that the browser has kept for the way back has heard of nothing.
globalThis.addEventListener('pageshow', ({ persisted }) => {
  const newValue = hasStoredSession() ? 'there' : null
  if (persisted) hear({ key: `${storedTokenPrefix}.accessToken`, newValue })
})

const snapshot = () => current

export const useCurrentUser = (): CurrentUser => useSyncExternalStore(subscribe, snapshot, snapshot)

/** The person signed in. Only for what the guards let nobody else see. */
export function useUser(): Oneself {
  const now = useCurrentUser()
  if (now.status !== 'signedIn') throw new Error('useUser() was called while nobody is signed in')
  return now.user
}
