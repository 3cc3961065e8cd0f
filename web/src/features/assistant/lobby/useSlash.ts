import { type RefObject, useEffect } from 'react'

const types = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]')

/** Lets `/` go to the search field of a place, unless somebody types it or a dialog is open. */
export function useSlash(place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    function go(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if (types(event.target) || document.querySelector('dialog[open]')) return
      const field = place.current?.querySelector('input')
      if (!field) return
      event.preventDefault()
      field.focus()
    }
    document.addEventListener('keydown', go)
    return () => document.removeEventListener('keydown', go)
  }, [place])
}
