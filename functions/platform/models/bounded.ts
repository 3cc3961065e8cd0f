import { limits } from '../../../shared/limits.ts'
import type { Ended } from './adapter.ts'
import { ModelFailure } from './failure.ts'

/** The beginning of a text, of which no sign is cut in two. */
const beginningOf = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : text

/**
 * An answer within its limits, as it is written: what goes on after so many characters, or so many minutes after its first
 * letters, is cut off, and its provider let go. Its own count is not known then. What has no letters by then is none: throws
 * ModelFailure `timeout`, or what `signal` says. `ask` gets the signal that says either (docs/requirements.md, "Answers").
 */
export async function* bounded(
  signal: AbortSignal,
  ask: (signal: AbortSignal) => AsyncGenerator<string, Ended>,
): AsyncGenerator<string, Ended> {
  const cut = { tokens: undefined, isCut: true }
  const late = new AbortController()
  const giveUp = () => late.abort(new ModelFailure('timeout'))
  const timer = setTimeout(giveUp, limits.answerMinutes * 60_000)
  const pieces = ask(AbortSignal.any([signal, late.signal]))
  let left = limits.answerCharacters
  try {
    while (left > 0) {
      const next = await pieces.next()
      if (next.done) return next.value
      if (left === limits.answerCharacters) timer.refresh()
      yield beginningOf(next.value, left)
      left -= next.value.length
    }
    return cut
  } catch (error) {
    const isBegun = left < limits.answerCharacters
    if (isBegun && late.signal.aborted && !signal.aborted) return cut
    throw error
  } finally {
    clearTimeout(timer)
    await pieces.return(cut)
  }
}
