import { limits } from '../../shared/limits.ts'
import type { Notification } from '../../shared/contract/notifications.ts'
import type { StoredNotification } from '../stores/notifications/notifications.ts'
import type { StoredUser } from '../stores/people/users.ts'

const own = 'own.'
const toAll = 'all.'

/** The caller's own notifications and those to all as rows, newest first. */
export function rowsOf(
  caller: StoredUser,
  ownOnes: StoredNotification[],
  onesToAll: StoredNotification[],
): Notification[] {
  const rows = (prefix: string, notices: StoredNotification[], seen: string): Notification[] =>
    notices.map(({ stamp, ...notice }) => ({
      id: `${prefix}${stamp}`,
      ...notice,
      Seen: stamp > seen ? 0 : 1,
    }))
  return [...rows(own, ownOnes, caller.NotisSeen), ...rows(toAll, onesToAll, caller.NotisAllSeen)]
    .toSorted((a, b) => (a.sdate < b.sdate ? 1 : -1))
    .slice(0, limits.notifications)
}

/** A stamp may be ahead of a clock by this much, when many arrive at once or clocks differ. */
const aheadMs = 60_000

/** The stamps of rows of a kind, the oldest first. */
const stampsOf = (ids: string[], prefix: string, latest: string): string[] =>
  ids
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .filter((stamp) => stamp <= latest)
    .toSorted()

/**
 * How far rows with these ids reach: the newest stamp of one's own, and of those to all; where there is none, the oldest of a
 * full list, else empty. An id of the future was never given to anybody, and would hide what is to come.
 */
export function reachOf(ids: string[], now = Date.now()) {
  const latest = new Date(now + aheadMs).toISOString()
  const [ownOnes, onesToAll] = [stampsOf(ids, own, latest), stampsOf(ids, toAll, latest)]
  // What a full list has no room for is older than all of it, of whichever kind.
  const isFull = ids.length >= limits.notifications
  const [oldest = ''] = isFull ? [...ownOnes, ...onesToAll].toSorted() : []
  return { own: ownOnes.at(-1) ?? oldest, all: onesToAll.at(-1) ?? oldest }
}
