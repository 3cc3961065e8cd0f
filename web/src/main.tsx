import { startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { readConfig } from './api/config.ts'
import { currentUser } from './api/currentUser.ts'
import { App } from './app/App.tsx'
import { createRouter } from './app/router.tsx'
import { StartFailure } from './app/StartFailure.tsx'
import { startAppearance } from './app/theme/appearance.ts'

// The content security policy allows no code made from text, which zod would try for speed. It comes later, and
// finds its setting here.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
startAppearance()

// No await at the top level: parts that are loaded later import from this file, and would wait for it for ever.
async function start(root: Root) {
  try {
    readConfig()
    const router = createRouter()
    // In pieces, so that the browser may come in between.
    startTransition(() => root.render(<App router={router} />))
    await currentUser.start()
  } catch {
    root.render(<StartFailure />)
  }
}

const container = document.getElementById('root')
if (container) void start(createRoot(container))
