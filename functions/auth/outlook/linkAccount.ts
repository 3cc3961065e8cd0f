import {
  AdminGetUserCommand,
  AdminLinkProviderForUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import type { PreSignUpTriggerEvent } from 'aws-lambda'
import { callingPool } from '../../runtime/callingPool.ts'

/** The name in the pool of the account that has proven this address; none when nobody has. */
async function accountOf(UserPoolId: string, email: string): Promise<string | undefined> {
  const find = new AdminGetUserCommand({ UserPoolId, Username: email })
  const account = await callingPool.send(find).catch((error: unknown) => {
    if (error instanceof UserNotFoundException) return undefined
    throw error
  })
  // Anybody can begin a registration with somebody else's address; its owner must not end up in that account.
  const proven = account?.UserAttributes?.some(
    ({ Name, Value }) => Name === 'email_verified' && Value === 'true',
  )
  return proven ? account?.Username : undefined
}

/**
 * Links who signs in with Outlook for the first time to the account with the same address, if there is one: one person
 * is one account. The pool refuses this one sign-in then ("Already found an entry for username"); the next one leads to
 * the account, so the browser starts again by itself.
 */
export async function linkAccount({
  userPoolId,
  userName,
  request: { userAttributes },
}: PreSignUpTriggerEvent): Promise<void> {
  const username = await accountOf(userPoolId, userAttributes['email'] ?? '')
  if (username === undefined) return
  await callingPool.send(
    new AdminLinkProviderForUserCommand({
      UserPoolId: userPoolId,
      DestinationUser: { ProviderName: 'Cognito', ProviderAttributeValue: username },
      SourceUser: {
        ProviderName: 'EntraID',
        ProviderAttributeName: 'Cognito_Subject',
        // The user name ends with it too, but in lower case, and Entra ID's subjects heed case.
        ProviderAttributeValue: userAttributes['custom:subject'] ?? userName.replace(/^.*?_/, ''),
      },
    }),
  )
}
