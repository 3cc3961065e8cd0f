import { useMemo, useSyncExternalStore } from 'react'
import { lazy } from '../../../../shared/lazy.ts'

/** So many characters, from each width of the window in pixels on. */
type Steps = readonly { from: number; characters: number }[]

const subscribe = (tell: () => void) => {
  globalThis.addEventListener('resize', tell)
  return () => globalThis.removeEventListener('resize', tell)
}

const letters = lazy(() => new Intl.Segmenter('sv'))
// Of a long text only as much is taken apart as so many letters with all their marks can take.
const unitsOfLetter = 8

/** As many letters as there is room for; none is cut in half. */
function shorten(text: string, most: number): string {
  const beginning = text.slice(0, most * unitsOfLetter)
  const shown = Array.from(letters().segment(beginning), ({ segment }) => segment)
  return shown.length <= most ? text : `${shown.slice(0, most).join('').trimEnd()}…`
}

/** The beginning of a text on one line, as long as the window has room for. */
export function useShortened(text: string, steps: Steps): string {
  const most = useSyncExternalStore(
    subscribe,
    () => steps.findLast(({ from }) => from <= innerWidth)?.characters ?? 0,
  )
  return useMemo(() => shorten(text.replaceAll(/\s+/g, ' '), most), [text, most])
}
