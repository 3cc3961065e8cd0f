import { limits } from '../../shared/limits.ts'
import type { Notification } from '../../shared/contract/notifications.ts'
import type { StoredNotice } from '../stores/notices.ts'
import type { StoredUser } from '../stores/users.ts'

const own = 'own.'
const toAll = 'all.'

/** The caller's own notifications and those to all as rows, newest first. */
export function rowsOf(
  caller: StoredUser,
  ownOnes: StoredNotice[],
  onesToAll: StoredNotice[],
): Notification[] {
  const rows = (prefix: string, notices: StoredNotice[], seen: string): Notification[] =>
    notices.map(({ stamp, ...notice }) => ({
      id: `${prefix}${stamp}`,
      ...notice,
      Seen: stamp > seen ? 0 : 1,
    }))
  return [...rows(own, ownOnes, caller.NotisSeen), ...rows(toAll, onesToAll, caller.NotisAllSeen)]
    .toSorted((a, b) => (a.sdate < b.sdate ? 1 : -1))
    .slice(0, limits.notifications)
}

const newest = (ids: string[], prefix: string): string =>
  ids
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length))
    .reduce((last, stamp) => (stamp > last ? stamp : last), '')

/** How far rows with these ids reach: the newest stamp of one's own, and of those to all. Empty where there is none. */
export const reachOf = (ids: string[]) => ({ own: newest(ids, own), all: newest(ids, toAll) })
