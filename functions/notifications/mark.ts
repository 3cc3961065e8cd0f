import type { Caller } from '../platform/caller.ts'
import { broadcasts } from '../stores/notifications/broadcasts.ts'
import { type Mark, personalNotifications } from '../stores/notifications/personalNotifications.ts'
import { reachOf } from './ids.ts'

/**
 * Moves the caller's marks up to what they have had before their eyes, and not beyond: what arrived meanwhile stays.
 * Without any ids, up to the newest that there is.
 */
export async function markUpTo(
  caller: Caller,
  ids: string[],
  marks: { own: Mark; all: Mark },
): Promise<void> {
  const to =
    ids.length > 0 ? reachOf(ids) : { own: caller.NotisLast, all: await broadcasts.newest() }
  await Promise.all([
    to.own > caller[marks.own] && personalNotifications.mark(caller.id, marks.own, to.own),
    to.all > caller[marks.all] && personalNotifications.mark(caller.id, marks.all, to.all),
  ])
}
