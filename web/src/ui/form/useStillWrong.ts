import { useState } from 'react'
import type { Wrong } from './wrongFields.ts'

/**
 * What of a refused form is still wrong: a field that nobody has touched since, and one that the form's rule still finds
 * wrong. The server's own reasons are known to no rule here, so another text mends them until it is sent.
 */
export function useStillWrong(
  refused: Wrong,
  given: Record<string, string>,
  check: () => Wrong,
): { refused: Wrong; wrong: Wrong } {
  const [before, setBefore] = useState({ refused, given })
  if (before.refused !== refused) setBefore({ refused, given })
  if (Object.keys(refused).length === 0) return { refused, wrong: refused }
  const found = check()
  const wrong: Wrong = {}
  for (const [name, told] of Object.entries(refused)) {
    const text = given[name] === before.given[name] ? told : found[name]
    if (text !== undefined) wrong[name] = text
  }
  return { refused, wrong }
}
