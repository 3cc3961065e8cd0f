import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { auditEntryOf, type Caller } from '../platform/caller.ts'
import { endpoint } from '../platform/http/endpoint.ts'
import { identity } from '../platform/identity.ts'
import { sessions } from '../stores/people/sessions.ts'
import { type StoredUser, users } from '../stores/people/users.ts'

const message = 'Loggade ut'

/** Ends this session alone. Two devices of one person may do it at the same moment. */
async function endOne(caller: Caller) {
  const entry = auditEntryOf(caller, message)
  for (let person: StoredUser | undefined = caller; person; person = await users.latest(caller.id))
    if (await users.endSession(person, caller.session, entry)) return
}

export const handler = endpoint(auth['auth.logout'], async ({ input, caller }) => {
  if (input.everywhere) {
    await identity.signOutEverywhere(caller)
    const ended = await users.endSessions(caller.id, {}, auditEntryOf(caller, message))
    if (ended) await sessions.begun(ended)
  } else {
    await endOne(caller)
  }
  return isDone
})
