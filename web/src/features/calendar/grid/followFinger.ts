const kinds = ['touchmove', 'touchend', 'touchcancel'] as const

/**
 * Tells the page of a finger whose element is taken out of the page while it is held: of such a finger nothing else hears.
 * The library draws the bookings of a day anew as soon as one of them is dragged.
 */
export function followFinger(held: Node): void {
  const lifted = new AbortController()
  const tell = (event: TouchEvent) => {
    const { type, touches, changedTouches } = event
    if (touches.length === 0) lifted.abort()
    if (held.isConnected) return
    const fingers = { touches: [...touches], changedTouches: [...changedTouches] }
    const again = new TouchEvent(type, { ...fingers, bubbles: true, cancelable: true })
    if (!document.body.dispatchEvent(again)) event.preventDefault()
  }
  const options = { passive: false, signal: lifted.signal }
  for (const kind of kinds)
    held.addEventListener(kind, (event) => event instanceof TouchEvent && tell(event), options)
}
