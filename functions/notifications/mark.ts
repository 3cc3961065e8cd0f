import type { Caller } from '../platform/caller.ts'
import { board } from '../stores/board.ts'
import { type Mark, ownNotices } from '../stores/ownNotices.ts'
import { reachOf } from './ids.ts'

const earlier = (a: string, b: string): string => (a < b ? a : b)

/**
 * Moves the caller's marks up to what he has had before his eyes, and not beyond: what arrived meanwhile stays. Without
 * any ids, up to the newest that there is.
 */
export async function markUpTo(
  caller: Caller,
  ids: string[],
  marks: { own: Mark; all: Mark },
): Promise<void> {
  const last = { own: caller.NotisLast, all: await board.newest() }
  const reach = ids.length > 0 ? reachOf(ids) : last
  // No mark goes beyond what was told, or a made-up id would hide what is to come.
  const to = { own: earlier(reach.own, last.own), all: earlier(reach.all, last.all) }
  await Promise.all([
    to.own > caller[marks.own] && ownNotices.mark(caller.id, marks.own, to.own),
    to.all > caller[marks.all] && ownNotices.mark(caller.id, marks.all, to.all),
  ])
}
