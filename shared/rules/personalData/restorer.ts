import { longestMark } from './kinds.ts'

/** What may be the beginning of a mark whose rest is still to come. */
const begun = /\[[A-Z-]*\d*$/

/**
 * Puts values in the place of their marks in a text that comes in pieces, however they cut it. `push` gives what can be shown,
 * `end` what was held back.
 */
export function restorerOf(restore: (text: string) => string) {
  let held = ''
  return {
    push(piece: string): string {
      held += piece
      const tail = held.slice(-longestMark)
      const open = begun.exec(tail)
      const ready = open ? held.length - tail.length + open.index : held.length
      const shown = restore(held.slice(0, ready))
      held = held.slice(ready)
      return shown
    },
    end(): string {
      const shown = restore(held)
      held = ''
      return shown
    },
  }
}
