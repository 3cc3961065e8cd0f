/** Asks whoever has unsaved changes; `go` is what to do when he agrees to lose them. */
type Ask = (go: () => void) => void

let kept: { ask: Ask; place: number } | undefined
let returning = false

const isElsewhere = (link: HTMLAnchorElement) =>
  link.origin !== location.origin ||
  link.pathname !== location.pathname ||
  link.search !== location.search

/** The link that a click follows in this window and that leads off the page. */
function linkOf({ target, ctrlKey, metaKey, shiftKey, button }: MouseEvent) {
  const link = target instanceof Element ? target.closest('a') : null
  const here = button === 0 && !ctrlKey && !metaKey && !shiftKey && link?.target === ''
  return here && isElsewhere(link) ? link : undefined
}

// How many entries the router has counted in the window's history.
const placeOf = (state: unknown): number =>
  typeof state === 'object' && state && 'idx' in state ? Number(state.idx) : Number.NaN

function catchLink(event: MouseEvent) {
  const link = kept && linkOf(event)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  leaving.agreed(() => link.click())
}

// The browser has gone already; it is sent back before the router hears of it.
function catchReturn(event: PopStateEvent) {
  const steps = kept ? placeOf(event.state) - kept.place : 0
  if (returning || steps) event.stopImmediatePropagation()
  returning = !returning && Boolean(steps)
  if (!returning) return
  history.go(-steps)
  leaving.agreed(() => history.go(steps))
}

const catchClosing = (event: Event) => event.preventDefault()

function release() {
  kept = undefined
  globalThis.removeEventListener('beforeunload', catchClosing)
}

/** Keeps a page with unsaved changes until somebody agrees to lose them. */
export const leaving = {
  /** Watches every way off a page. To be called before the router starts: whoever listens first hears first. */
  watch() {
    document.addEventListener('click', catchLink, { capture: true })
    globalThis.addEventListener('popstate', catchReturn)
  },

  /** Keeps the page that shows now. The browser itself asks before the window closes. Gives what ends it. */
  keep(ask: Ask): () => void {
    kept = { ask, place: placeOf(history.state) }
    globalThis.addEventListener('beforeunload', catchClosing)
    return release
  },

  /** Does what leaves the page, once nobody has anything against it. */
  agreed(go: () => void) {
    if (!kept) return go()
    kept.ask(() => {
      release()
      go()
    })
  },
}
