import { NetworkError } from '../../../api/request/errors.ts'
import { errors } from '../../../texts/errors.ts'
import { outlookTexts } from '../../../texts/auth/outlook.ts'
import { sv } from '../../../texts/sv.ts'

// Entra ID, the pool and its triggers say in their own words why; the first that fits counts.
const texts: [RegExp, string][] = [
  [/disabled|not enabled|AADSTS50057/i, sv.pool.disabled],
  [/AADSTS(50105|50020|90072|65001|53003)|not (allowed|assigned)/i, outlookTexts.notAllowed],
  [/access_denied|cancel|declined/i, outlookTexts.cancelled],
  [/invalid_grant|\bstate\b/i, sv.pool.sessionOver],
]

/** Whether the pool has just linked the account: the next try leads to it. */
export const hasJustLinked = (refusal: string | undefined): boolean =>
  /already found an entry for username/i.test(refusal ?? '')

/** What to tell people who come back without having signed in. */
export function outlookText(refusal: string | undefined, error: unknown): string {
  // The browser's own error when the tokens could not be fetched.
  if (error instanceof TypeError || error instanceof NetworkError) return errors.network
  const said = refusal ?? (error instanceof Error ? error.message : '')
  return texts.find(([sign]) => sign.test(said))?.[1] ?? outlookTexts.failed
}
