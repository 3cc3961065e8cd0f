import type { NotificationTopic } from '../../../../shared/contract/notifications.ts'
import { mayBook, mayCall } from '../../../../shared/rules/permissions.ts'
import { config } from '../../api/config.ts'
import {
  articleOf,
  bookingAt,
  calendarOf,
  paths,
  questionPageOf,
  userCardOf,
} from '../../routes/paths.ts'

/** Where a notification leads for somebody with this role; nowhere when they have no screen for it. */
export function placeOf({ kind, id }: NotificationTopic, Role: number): string | undefined {
  switch (kind) {
    case 'document':
      return articleOf('documents', id)
    case 'news':
      return articleOf('news', id)
    case 'booking':
      return mayBook(config().rooms, Role) ? bookingAt(id) : undefined
    case 'room':
      return mayBook(config().rooms, Role)
        ? `${calendarOf(Number(id[0]))}&datum=${id.slice(2)}`
        : undefined
    case 'account':
      return paths.account
    case 'question':
      return questionPageOf(id)
    case 'proposal':
    case 'model':
      return mayCall('admin', Role) ? paths.questions : undefined
    // Whoever wrote it: an administrator answers them.
    case 'report':
      return mayCall('admin', Role) ? userCardOf(id).to : undefined
  }
}
