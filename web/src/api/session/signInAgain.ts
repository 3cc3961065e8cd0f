import { useSyncExternalStore } from 'react'
import { loadSession } from './loadSession.ts'

/** Why somebody has to sign in once more: their session was ended, or the server wants a fresh proof that it is they. */
export type SignInReason = 'over' | 'proof'

type Asked = { reason: SignInReason; settle: (isBack: boolean) => void }

let asked: Asked | undefined
let answered: Promise<boolean> | undefined
const listeners = new Set<() => void>()

function set(next: Asked | undefined) {
  asked = next
  for (const tell of listeners) tell()
}

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
    // Whoever could be asked has left, such as in another tab.
    if (listeners.size === 0) asked?.settle(false)
  }
}

function begin(reason: SignInReason): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  set({ reason, settle: resolve })
  return promise.finally(() => {
    answered = undefined
    set(undefined)
  })
}

/**
 * Asks whoever sits in front of the screen to sign in over what they are doing: true once they have. All calls that need
 * it wait for the same answer. False at once where nobody can be asked, such as at the start.
 */
export function askToSignIn(reason: SignInReason): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false)
  answered ??= begin(reason)
  return answered
}

/** Signs in with a password that has just been chosen, and asks only if that is not enough. Gives whether they are in. */
export async function signInWithNew(email: string, password: string): Promise<boolean> {
  const session = await loadSession()
  const step = await session.signInAgain(email, password).catch(() => undefined)
  if (step !== 'done') return askToSignIn('over')
  asked?.settle(true)
  return true
}

/** What is asked, if anything. */
export const useSignInAgain = () => useSyncExternalStore(subscribe, () => asked)
