import { notifications } from '../../shared/contract/notifications.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { markUpTo } from './mark.ts'

export const handler = endpoint(notifications['notifications.seen'], async ({ input, caller }) => {
  await markUpTo(caller, input.id, { own: 'NotisSeen', all: 'NotisAllSeen' })
  return isDone
})
