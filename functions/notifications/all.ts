import { notifications } from '../../shared/contract/notifications.ts'
import { revalidatingEndpoint } from '../platform/http/revalidatingEndpoint.ts'
import { broadcasts } from '../stores/notifications/broadcasts.ts'
import { personalNotifications } from '../stores/notifications/personalNotifications.ts'
import { rowsOf } from './ids.ts'

export const handler = revalidatingEndpoint(
  notifications['notifications.all'],
  broadcasts,
  async ({ list, caller }) => {
    const toAll = list.filter(({ stamp }) => stamp > caller.NotisAllFrom)
    return { results: rowsOf(caller, await personalNotifications.of(caller), toAll) }
  },
  {
    seenBy: ({ NotisLast, NotisSeen, NotisFrom, NotisAllSeen, NotisAllFrom }) => [
      NotisLast,
      NotisSeen,
      NotisFrom,
      NotisAllSeen,
      NotisAllFrom,
    ],
  },
)
