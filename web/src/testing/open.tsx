import { act, cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { conversations } from '../api/answering/conversations.ts'
import { readConfig } from '../api/config.ts'
import { currentUser } from '../api/session/currentUser.ts'
import { App } from '../app/App.tsx'
import { createRouter } from '../app/router.tsx'
import { settings } from './settings.ts'

// As the pool writes it; nobody but the pool and the server reads more than the times.
const tokenUntil = (seconds: number) =>
  ['{}', JSON.stringify({ sub: 'u1', iat: 0, exp: seconds }), '']
    .map((part) => btoa(part))
    .join('.')

/** Leaves tokens in the browser as Amplify keeps them after a sign-in. */
export function signedIn() {
  const token = tokenUntil(Date.now() / 1000 + 3600)
  const prefix = `CognitoIdentityServiceProvider.${settings.userPoolClientId}`
  localStorage.setItem(`${prefix}.LastAuthUser`, 'u1')
  localStorage.setItem(`${prefix}.u1.accessToken`, token)
  localStorage.setItem(`${prefix}.u1.idToken`, token)
  localStorage.setItem(`${prefix}.u1.refreshToken`, 'refresh')
}

/**
 * Opens the portal at an address, with what the way there left in the navigation's state. Call `serve` before. Gives the
 * hands of the person in front of it.
 */
export async function open(path: string, state: object | null = null) {
  globalThis.history.replaceState(state && { usr: state, key: 'test', idx: 0 }, '', path)
  readConfig()
  // Before anything shows: whoever sat here in the last test is gone.
  await act(() => currentUser.start())
  const router = createRouter()
  onTestFinished(() => router.dispose())
  await act(async () => render(<App router={router} />))
  return userEvent.setup()
}

/** Loads the window anew at an address: what lies in the browser is all that is left. */
export async function reload(path: string) {
  const left = Object.entries<string>(localStorage)
  cleanup()
  conversations.forget()
  for (const [key, text] of left) localStorage.setItem(key, text)
  return open(path)
}
