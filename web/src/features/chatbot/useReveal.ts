import { useEffect, useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

// A window in which the panel would leave nothing of the page that could be used.
const small = globalThis.matchMedia('(width < 30rem), (height < 30rem)')

const subscribe = (tell: () => void) => {
  small.addEventListener('change', tell)
  return () => small.removeEventListener('change', tell)
}

/**
 * Shows a panel while it is `open`: beside the page, or on a small screen as a sheet over it, when the page behind it
 * is out of reach. Whoever closes it from inside is led back to where they were.
 */
export function useReveal(open: boolean, onClose: () => void) {
  const panel = useRef<HTMLDialogElement>(null)
  const isSheet = useSyncExternalStore(subscribe, () => small.matches)
  const close = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const shown = panel.current
    if (!open || !shown) return undefined
    if (isSheet) shown.showModal()
    else shown.show()
    shown.querySelector('textarea')?.focus()
    return () => shown.close()
  }, [open, isSheet])

  // Also while the focus is on the page: what the panel covers there can be seen without leaving it (WCAG 2.4.11).
  useEffect(() => {
    if (!open) return undefined
    function closeByKey(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const dialog = event.target instanceof Element && event.target.closest('dialog')
      if (dialog && dialog !== panel.current) return
      // What it has closed, it leads out of nothing else.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [open])

  return { panel, place: isSheet ? ('sheet' as const) : ('corner' as const) }
}
