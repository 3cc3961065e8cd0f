import { notifications } from '../../shared/contract/notifications.ts'
import { isDone } from '../../shared/contract/route.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { markUpTo } from './mark.ts'

export const handler = endpoint(
  notifications['notifications.dismiss'],
  async ({ input, caller }) => {
    await markUpTo(caller, input.id, { own: 'NotisFrom', all: 'NotisAllFrom' })
    return isDone
  },
)
