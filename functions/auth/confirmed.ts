import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { nameOf } from '../../shared/rules/people/names.ts'
import { callingPool } from '../runtime/callingPool.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { sessions } from '../stores/people/sessions.ts'
import { unfinished } from '../stores/people/unfinished.ts'
import { users } from '../stores/people/users.ts'

type Event = PostConfirmationTriggerEvent

async function endSessions({ userPoolId, userName, request }: Event) {
  const id = request.userAttributes['sub'] ?? userName
  const person = await users.get(id)
  if (!person) return
  await callingPool.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: userPoolId, Username: userName }),
  )
  const message = 'Valde nytt lösenord med koden i mejlet'
  const entry = { userid: id, userName: nameOf(person), message, address: '', at: new Date() }
  const ended = await users.endSessions(id, {}, entry)
  if (ended) await sessions.begun(ended)
}

/**
 * Whoever confirms an address, or comes from Outlook for the first time, has an account in the pool before they have a
 * profile; the pool's public client can be asked without our API, and then they would never get one.
 */
async function noteNewAccount({ userName, request: { userAttributes } }: Event) {
  const id = userAttributes['sub'] ?? userName
  await unfinished.begin({ account: { id, ...(userName !== id && { PoolName: userName }) } })
}

/**
 * The pool tells here that an account is confirmed, or that somebody has chosen a new password with the code from the
 * mail: whoever knew the old one is signed out everywhere (docs/requirements.md, "Sessions"). Both are done already, so
 * whatever fails here is an operator's matter, and the person is told that it went well.
 */
export const handler = traced(async (event: Event) => {
  const isNew = event.triggerSource === 'PostConfirmation_ConfirmSignUp'
  await (isNew ? noteNewAccount(event) : endSessions(event)).catch((error: unknown) =>
    log.error(isNew ? 'a new account was not noted' : 'sessions were not ended', error),
  )
  return event
})
