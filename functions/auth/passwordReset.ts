import { AdminUserGlobalSignOutCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PostConfirmationTriggerEvent } from 'aws-lambda'
import { nameOf } from '../../shared/rules/names.ts'
import { callingPool } from '../runtime/callingPool.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { sessions } from '../stores/sessions.ts'
import { users } from '../stores/users.ts'

async function endSessions({ userPoolId, userName, request }: PostConfirmationTriggerEvent) {
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
 * The pool tells here that somebody has chosen a new password with the code from the mail: whoever knew the old one is
 * signed out everywhere (docs/requirements.md, "Sessions"). The password is set already, so whatever fails here is an
 * operator's matter, and the person is told that it went well.
 */
export const handler = traced(async (event: PostConfirmationTriggerEvent) => {
  if (event.triggerSource !== 'PostConfirmation_ConfirmForgotPassword') return event
  await endSessions(event).catch((error: unknown) => log.error('sessions were not ended', error))
  return event
})
