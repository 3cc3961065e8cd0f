import { keepInBrowser } from '../keepInBrowser.ts'

/** What has been begun before the bundle was there. */
export type Early = {
  /** Whose answers these are, and the answers by method and address. */
  token?: string
  answers: Map<string, Promise<Response>>
  /** Whether somebody has pressed the sign-in page's button. */
  isSubmitted: boolean
}

declare global {
  interface Window {
    early?: Early
  }
}

// An answer that nobody has asked for by then is old.
const goodForMs = 20_000

/** The answer to a call that the page itself has made with the same token, once. */
export function takeEarly(
  method: string,
  address: string,
  token: string | undefined,
): Promise<Response> | undefined {
  const { early } = globalThis.window
  if (!early || early.token !== token || performance.now() > goodForMs) return undefined
  const call = `${method} ${address}`
  const answer = early.answers.get(call)
  early.answers.delete(call)
  return answer
}

/** Whether somebody has pressed the sign-in page's button before the bundle was there; from here on it listens. */
export function takeSubmit(): boolean {
  delete document.documentElement.dataset['start']
  const { early } = globalThis.window
  const isSubmitted = early?.isSubmitted ?? false
  if (early) early.isSubmitted = false
  return isSubmitted
}

const roleKey = 'portal.role'

/** Remembers on this device which role was last seen: another visit gets its screens earlier. It decides nothing else. */
export const noteRole = (role: number) => keepInBrowser(roleKey, String(role))

/** Whether that was an administrator's. */
export const wasAdmin = (): boolean => localStorage.getItem(roleKey) === '0'
