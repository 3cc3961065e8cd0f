import { lazyImport } from './lazyImport.ts'

// Amplify is a quarter of the sign-in page's bytes and not needed to show it (docs/requirements.md, "First load").
const load = () => lazyImport(() => import('./session.ts'))

let loading: ReturnType<typeof load> | undefined

/** The session with the user pool, loaded at the first call. A load that failed is tried again at the next. */
export async function loadSession() {
  loading ??= load()
  try {
    return await loading
  } catch (error) {
    loading = undefined
    throw error
  }
}

/** Loads it while the browser has nothing else to do. */
export function loadSessionWhenIdle() {
  const quietly = () => void loadSession().catch(() => undefined)
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(quietly)
  else setTimeout(quietly, 300)
}

/** How the keys begin under which Amplify keeps the pool's tokens in local storage. */
export const storedTokenPrefix = 'CognitoIdentityServiceProvider.'

/** Whether somebody may be signed in: tells without loading Amplify. A sign-in that is under way keeps other things. */
export const hasStoredSession = (): boolean =>
  Object.keys(localStorage).some(
    (key) => key.startsWith(storedTokenPrefix) && key.endsWith('.accessToken'),
  )
