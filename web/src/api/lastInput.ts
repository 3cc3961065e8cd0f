/** All tabs share it, and it outlives the browser: whoever opens it again later is somebody else, perhaps. */
const key = 'portal.lastInput'

const inputs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

const read = () => Number(localStorage.getItem(key) ?? 0)

// Often enough, and not with every pixel of a way.
const everyMs = 1_000

function note() {
  const now = Date.now()
  if (now - read() >= everyMs) localStorage.setItem(key, String(now))
}

/** When somebody last touched the portal, in any tab of this browser. */
export const lastInput = {
  /** Notes every input in this tab. Gives what ends it. */
  watch() {
    if (read() === 0) note()
    for (const kind of inputs) addEventListener(kind, note, { passive: true })
    return () => {
      for (const kind of inputs) removeEventListener(kind, note)
    }
  },
  note,
  /** Milliseconds since then. */
  age: () => Date.now() - read(),
}
