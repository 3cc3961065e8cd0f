import { notifications } from '../../shared/contract/notifications.ts'
import { revalidatingEndpoint } from '../platform/revalidatingEndpoint.ts'
import { board } from '../stores/board.ts'
import { ownNotices } from '../stores/ownNotices.ts'
import { rowsOf } from './ids.ts'

export const handler = revalidatingEndpoint(
  notifications['notifications.all'],
  board,
  async ({ list, caller }) => {
    const toAll = list.filter(({ stamp }) => stamp > caller.NotisAllFrom)
    return { results: rowsOf(caller, await ownNotices.of(caller), toAll) }
  },
  ({ NotisLast, NotisSeen, NotisFrom, NotisAllSeen, NotisAllFrom }) => [
    NotisLast,
    NotisSeen,
    NotisFrom,
    NotisAllSeen,
    NotisAllFrom,
  ],
)
