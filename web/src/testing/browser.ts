import { vi } from 'vitest'

const focusedBefore = new WeakMap<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement) {
  focusedBefore.set(this, document.activeElement)
  this.open = true
  this.querySelector<HTMLElement>('input:not([hidden]), select, button')?.focus()
}

function close(this: HTMLDialogElement) {
  this.open = false
  const before = focusedBefore.get(this)
  if (before instanceof HTMLElement) before.focus()
}

// Every end of a list that somebody could scroll to, with what happens then.
const ends = new Map<Element, () => void>()

class Watch {
  #reach: () => void

  constructor(tell: (seen: { isIntersecting: boolean }[]) => void) {
    // Several moments are told of at once.
    this.#reach = () => tell([{ isIntersecting: false }, { isIntersecting: true }])
  }

  observe(end: Element) {
    ends.set(end, this.#reach)
  }

  disconnect() {
    for (const [end, reach] of ends) if (reach === this.#reach) ends.delete(end)
  }
}

/** A button with a popover opens and closes it, and the popover hears of it. */
function togglePopover({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('[popovertarget]') : null
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  if (!popover) return
  const isOpen = popover.style.display === 'block'
  popover.style.display = isOpen ? '' : 'block'
  const newState = isOpen ? 'closed' : 'open'
  for (const type of ['beforetoggle', 'toggle'])
    popover.dispatchEvent(Object.assign(new Event(type), { newState }))
}

// Each by a timer of its own: jsdom draws them all by one, which a test that stops intervals would stop for all that come after it.
const { setTimeout: wait, clearTimeout: forget } = globalThis
const frameMs = 16
const frame = (draw: FrameRequestCallback) => Number(wait(() => draw(performance.now()), frameMs))

/** Adds what jsdom lacks of the browsers that the portal is made for. */
export function completeBrowser() {
  const nothing = () => undefined
  const media = { matches: false, addEventListener: nothing, removeEventListener: nothing }
  vi.stubGlobal('matchMedia', () => media)
  // Never idle: what has a time limit comes by that.
  vi.stubGlobal('requestIdleCallback', (act: () => void, options?: IdleRequestOptions) =>
    options ? setTimeout(act) : 0,
  )
  vi.stubGlobal('requestAnimationFrame', frame)
  vi.stubGlobal('cancelAnimationFrame', (id: number) => forget(id))
  vi.stubGlobal('scrollTo', () => undefined)
  // Nothing is laid out: no point lies over anything.
  Object.assign(document, { elementFromPoint: () => null })
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal(
    'ResizeObserver',
    class extends Watch {
      unobserve = nothing
    },
  )
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: nothing })
  Object.assign(Element.prototype, { scrollIntoView: nothing, checkVisibility: () => true })
  // Nothing is laid out, so nothing has a place.
  const nowhere = () => ({ left: 0, right: 0, top: 0, bottom: 0, width: 0, height: 0 })
  Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: nowhere })
  document.addEventListener('click', togglePopover)
  Object.assign(HTMLElement.prototype, { showPopover: nothing, hidePopover: nothing })
  Object.assign(HTMLDialogElement.prototype, { show: showModal, showModal, close })
}

/** Somebody scrolls to the end of whatever loads more there. */
export const scrollToEnd = () => {
  for (const reach of ends.values()) reach()
}
