import { type KeyboardEvent as Pressed, type RefObject, useEffect, useState } from 'react'

/** The keys that go to the search, as `aria-keyshortcuts` names them. */
export const searchKeys = 'Control+K Meta+K'

// With a modifier: a letter alone would take the focus from whoever dictates (WCAG 2.2, 2.1.4).
const goesToSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey

/** Somebody goes on from the search to what is found of this term. */
export type Entry = { term: string }

/**
 * The keys of the search field of a place: `searchKeys` go to it, unless a dialog is open, and the arrow down goes on from it
 * to what it finds. Gives the last time that somebody went on.
 */
export function useSearchKeys(place: RefObject<HTMLElement | null>) {
  const [entry, setEntry] = useState<Entry>()

  useEffect(() => {
    function go(event: KeyboardEvent) {
      if (!goesToSearch(event) || document.querySelector('dialog[open]')) return
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
