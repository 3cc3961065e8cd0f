import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  AdminSetUserPasswordCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { nameOf } from '../../../shared/rules/people/names.ts'
import { unusedPassword } from '../../platform/unusedPassword.ts'
import { callingPool } from '../../runtime/callingPool.ts'
import { environment, variables } from '../../runtime/env.ts'
import { sessions } from '../../stores/people/sessions.ts'
import { users } from '../../stores/people/users.ts'
import { requireOwnDomain } from './ownDomain.ts'

const { PRODUCT_NAME } = environment(variables.stage)

/** An account in the pool: its name there, and its owner's id. */
type Named = { UserPoolId: string; Username: string }

/** The account that has proven this address; none when nobody has. */
async function accountOf(UserPoolId: string, email: string): Promise<Named | undefined> {
  const find = new AdminGetUserCommand({ UserPoolId, Username: email })
  const account = await callingPool.send(find).catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  })
  // Anybody can begin a registration with somebody else's address; its owner must not end up in that account.
  const proven = account?.UserAttributes?.some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  )
  return proven && account?.Username !== undefined
    ? { UserPoolId, Username: account.Username }
    : undefined
}

/**
 * Whoever knew the password of the account, or has a session of it, may be another one than who comes from Outlook: both
 * end, and its owner is told.
 */
async function endOtherWays(account: Named): Promise<void> {
  await callingPool.send(
    new AdminSetUserPasswordCommand({ ...account, Password: unusedPassword(), Permanent: true }),
  )
  await callingPool.send(new AdminUserGlobalSignOutCommand(account))
  const person = await users.get(account.Username)
  if (!person) return
  const { id } = person
  const at = new Date()
  const entry = { userid: id, userName: nameOf(person), address: '', at }
  const ended = await users.endSessions(
    id,
    {},
    { ...entry, message: 'Kopplade kontot till Outlook' },
    {
      type: 'profile.changed',
      userid: id,
      message:
        'Kontot är kopplat till Outlook. Det gamla lösenordet gäller inte längre, och alla andra inloggningar är avslutade.',
      by: { id, name: PRODUCT_NAME },
      at: at.toISOString(),
    },
  )
  if (ended) await sessions.begun(ended)
}

/**
 * Links who signs in with Outlook for the first time to the account with the same address, if there is one: one person
 * is one account. The pool refuses this one sign-in then ("Already found an entry for username"); the next one leads to
 * the account, so the browser starts again by itself. The link comes last: what breaks off before is done again then.
 */
export async function linkAccount({
  userPoolId,
  userName,
  request: { userAttributes },
}: PreSignUpTriggerEvent): Promise<void> {
  const email = userAttributes['email'] ?? ''
  requireOwnDomain(email)
  const account = await accountOf(userPoolId, email)
  if (!account) return
  await endOtherWays(account)
  await callingPool.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: userPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: account.Username },
      SourceUser: {
        ProviderName: 'EntraID',
        ProviderAttributeName: 'Cognito_Subject',
        // The user name ends with it too, but in lower case, and Entra ID's subjects heed case.
        ProviderAttributeValue: userAttributes['custom:subject'] ?? userName.replace(/^.*?_/, ''),
      },
    }),
  )
}
