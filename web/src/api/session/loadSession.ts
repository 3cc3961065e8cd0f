import { lazyImport } from '../lazyImport.ts'
import { whenIdle } from '../whenIdle.ts'

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
  whenIdle(() => void loadSession().catch(() => undefined))
}
