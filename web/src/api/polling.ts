import type { Query, QueryClient } from '@tanstack/react-query'
import { limits } from '../../../shared/limits.ts'
import { pollEveryMs } from '../../../shared/rules/polling.ts'

let usedAt = Date.now()

const everyMs = (leastMs: number) => pollEveryMs(Date.now() - usedAt, leastMs)

/**
 * Reads a query again and again while the tab is seen: every `leastMs` while it is used, less and less often once it is not
 * (docs/requirements.md, "Polling"). A tab that is not seen does not ask.
 */
export const polled = (leastMs: number = limits.pollMs) => ({
  refetchInterval: () => everyMs(leastMs),
  refetchIntervalInBackground: false,
})

const isPolled = ({ observers }: Query) =>
  observers.some(({ options }) => typeof options.refetchInterval === 'function')

/** What people do to a tab that they use. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'visibilitychange']

/**
 * Notes when the tab is used. Whoever comes back to one that has been asking less often is told at once what is new. Gives what
 * ends it.
 */
export function watchUse(client: QueryClient): () => void {
  usedAt = Date.now()
  const use = () => {
    const wasIdle = everyMs(limits.pollMs) > limits.pollMs
    usedAt = Date.now()
    if (!wasIdle || document.visibilityState === 'hidden') return
    void client.refetchQueries({ type: 'active', predicate: isPolled }, { cancelRefetch: false })
  }
  const ended = new AbortController()
  const options = { capture: true, passive: true, signal: ended.signal }
  for (const sign of signs) document.addEventListener(sign, use, options)
  return () => ended.abort()
}
