import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { log } from '../platform/log.ts'
import { users } from '../stores/users.ts'
import { noteSignIn } from './noteSignIn.ts'

/**
 * The pool tells of every sign-in here but the first one of an account that Outlook made; those accounts are noted in
 * `auth.outlook`, which hears of all their sign-ins. Nobody is kept out because noting failed.
 */
export const handler = async (
  event: PostAuthenticationTriggerEvent,
): Promise<PostAuthenticationTriggerEvent> => {
  const { userAttributes } = event.request
  if (userAttributes['cognito:user_status'] === 'EXTERNAL_PROVIDER') return event
  const id = userAttributes['sub'] ?? event.userName
  try {
    const person = await users.get(id)
    // Whoever is deactivated gets no further than this.
    if (person && !person.InAktiv) await noteSignIn(person, userAttributes['email'] ?? '')
  } catch (error) {
    log.error('sign-in was not noted', error, { id })
  }
  return event
}
