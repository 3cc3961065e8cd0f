import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { nameOf } from '../../shared/rules/names.ts'
import { log } from '../platform/log.ts'
import { userLog } from '../stores/log.ts'
import { users } from '../stores/users.ts'

/**
 * The pool tells of every sign-in, whichever way. Nobody is kept out because noting it failed: the pool would refuse
 * the sign-in if this threw.
 */
export const handler = async (
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> => {
  const id = event.request.userAttributes['sub'] ?? event.userName
  const at = new Date()
  try {
    const user = await users.get(id)
    if (user && (await users.signedIn(id, at.toISOString()))) {
      await userLog.add({
        userid: id,
        userName: nameOf(user),
        message: 'Loggade in',
        address: '',
        at,
      })
    }
  } catch (error) {
    log.error('sign-in was not noted', error, { id })
  }
  return event
}
