import { config } from '../config.ts'
import { keepInBrowser } from '../keepInBrowser.ts'
import { isBackFromOutlook } from './outlook.ts'
import { hasStoredSession } from './storedTokenOf.ts'

/** All tabs share it, and it outlives the browser: whoever opens it again later is somebody else, perhaps. */
const key = 'portal.lastInput'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

// Often enough, and not with every pixel of a way.
const everyMs = 1_000

/** When that was; 0 where it is not known, also where the clock was ahead then: it would be to come for as long as that. */
function read(): number {
  const at = Number(localStorage.getItem(key) ?? 0)
  return at <= Date.now() + everyMs ? at : 0
}

/**
 * Whether whoever is signed in has been away for too long: they are about to be signed out, and what opens the browser or wakes
 * the computer may be somebody else.
 */
function isOver(): boolean {
  const { idleMinutes = Infinity } = config()
  return read() !== 0 && Date.now() - read() >= idleMinutes * 60_000 && hasStoredSession()
}

function note() {
  const now = Date.now()
  if (now - read() >= everyMs && !isOver()) keepInBrowser(key, String(now))
}

/** When somebody last touched the portal, in any tab of this browser. */
export const lastInput = {
  /** Notes every input in this tab. Gives what ends it. */
  watch() {
    // Whoever comes back from Outlook has been at work there.
    if (read() === 0 || isBackFromOutlook()) note()
    for (const kind of inputs) addEventListener(kind, note, { passive: true })
    return () => {
      for (const kind of inputs) removeEventListener(kind, note)
    }
  },
  note,
  isOver,
  /** Milliseconds since then: none where it was not known until now. */
  age() {
    const at = read()
    if (at === 0) note()
    return at === 0 ? 0 : Date.now() - at
  },
}
