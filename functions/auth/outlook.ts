import { AdminUpdateUserAttributesCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { callingPool } from '../runtime/callingPool.ts'
import { log } from '../runtime/log.ts'
import { traced } from '../runtime/traced.ts'
import { users } from '../stores/people/users.ts'
import { noteSignIn } from './noteSignIn.ts'
import { requireOwnDomain } from './outlook/ownDomain.ts'
import { addNewcomer, type OutlookAccount, outlookAccount } from './outlook/outlookAccount.ts'

/** The pool takes Outlook's address over at each sign-in, as unverified: a forgotten password could not be mailed. */
async function keepVerified(UserPoolId: string, { name, isExternal, isVerified }: OutlookAccount) {
  if (isExternal || isVerified) return
  const UserAttributes = [{ Name: 'email_verified', Value: 'true' }]
  await callingPool
    .send(new AdminUpdateUserAttributesCommand({ UserPoolId, Username: name, UserAttributes }))
    .catch((error: unknown) => log.error('address was not marked as verified', error))
}

/** The pool calls this before it gives tokens: here after a sign-in with Outlook, and for nothing else does it act. */
export const handler = traced(async (event: PreTokenGenerationTriggerEvent) => {
  if (event.triggerSource !== 'TokenGeneration_HostedAuth') return event
  const account = outlookAccount(event)
  requireOwnDomain(account.email)
  const known = await users.get(account.id)
  if (known?.InAktiv) throw new Error('User is disabled.')
  await keepVerified(event.userPoolId, account)
  const person = known ?? (await addNewcomer(account))
  // `auth.signedIn` has heard of the others just before.
  if (!known || account.isExternal) await noteSignIn(person, account.email)
  return event
})
