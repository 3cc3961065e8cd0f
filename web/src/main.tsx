import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { readConfig } from './api/config.ts'
import { currentUser } from './api/session/currentUser.ts'
import { App } from './app/App.tsx'
import { createRouter } from './app/router.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { startAppearance } from './app/theme/appearance.ts'

// The content security policy allows no code made from text, which zod would try for speed. It comes later, and
// finds its setting here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
startAppearance()

// No await at the top level: parts that are loaded later import from this file, and would wait for it for ever.
async function start(container: HTMLElement) {
  try {
    readConfig()
    const started = currentUser.start()
    // Somebody may have signed in elsewhere since the page was painted.
    const isDrawn =
      document.documentElement.dataset['start'] === 'signin' &&
      container.firstChild !== null &&
      currentUser.isOut()
    const app = <App router={createRouter(isDrawn)} />
    // In pieces, so that the browser may come in between.
    if (!isDrawn) container.replaceChildren()
    // From here on what stands there is shown whatever the page's script has found.
    delete container.dataset['drawn']
    startTransition(() => {
      if (isDrawn) hydrateRoot(container, app)
      else createRoot(container).render(app)
    })
    await started
  } catch {
    container.replaceChildren()
    delete container.dataset['drawn']
    createRoot(container).render(<StartFailure />)
  }
}

const container = document.getElementById('root')
if (container) void start(container)
