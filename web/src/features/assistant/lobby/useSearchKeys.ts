import { type KeyboardEvent as Pressed, type RefObject, useEffect, useState } from 'react'

const types = (element: EventTarget | null): boolean =>
  element instanceof HTMLElement && element.matches('input, textarea, select, [contenteditable]')

/** Somebody goes on from the search to what is found of this term. */
export type Entry = { term: string }

/**
 * The keys of the search field of a place: `/` goes to it, unless somebody types it or a dialog is open, and the arrow down
 * goes on from it to what it finds. Gives the last time that somebody went on.
 */
export function useSearchKeys(place: RefObject<HTMLElement | null>) {
  const [entry, setEntry] = useState<Entry>()

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

  function enter(event: Pressed) {
    const { key, target } = event
    if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement)) return
    event.preventDefault()
    // What was typed last counts.
    target.form?.requestSubmit()
    setEntry({ term: target.value.trim() })
  }

  return { entry, enter }
}
