import { AdminGetUserCommand } from '@aws-sdk/client-cognito-identity-provider'
import type { PostAuthenticationTriggerEvent } from 'aws-lambda'
import { log } from '../runtime/log.ts'
import { callingPool } from '../runtime/callingPool.ts'
import { environment, variables } from '../runtime/env.ts'
import { traced } from '../runtime/traced.ts'
import { type StoredUser, users } from '../stores/people/users.ts'
import { noteSignIn } from './noteSignIn.ts'

const { MULTI_FACTOR } = environment(variables.stage)

/**
 * Whether the pool asked for a code: people can turn that off there, without telling the portal. Undefined where it
 * cannot be known, since the sign-in itself is noted all the same.
 */
async function secondStepOf(
  { userPoolId, userName }: PostAuthenticationTriggerEvent,
  { id, SecondStep }: StoredUser,
) {
  if (MULTI_FACTOR === 'off' || SecondStep === 'outlook') return undefined
  const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userName })
  try {
    const { UserMFASettingList = [] } = await callingPool.send(command)
    return UserMFASettingList.includes('SOFTWARE_TOKEN_MFA') ? 'on' : 'off'
  } catch (error) {
    log.error('second step is not known', error, { id })
    return undefined
  }
}

/**
 * The address by which somebody is known, as far as it is sure: an account of the portal's own can be given any address
 * with its owner's token, which the pool then takes for unverified. Outlook's are unverified there, too, but Entra
 * ID's, which writes them with capitals.
 */
const sureAddress = ({ email = '', email_verified, identities }: Record<string, string>) =>
  email_verified === 'true' || identities !== undefined ? email.toLowerCase() : ''

/**
 * Where the pool has told of another address than the profile's, it is asked once more: whoever changes both begins with the pool,
 * and may have ended since it began to tell. Nothing where that cannot be known.
 */
async function addressNow(
  { userPoolId, userName, request: { userAttributes } }: PostAuthenticationTriggerEvent,
  { id, Email }: StoredUser,
): Promise<string> {
  const told = sureAddress(userAttributes)
  if (told === '' || told === Email) return told
  const command = new AdminGetUserCommand({ UserPoolId: userPoolId, Username: userName })
  try {
    const { UserAttributes = [] } = await callingPool.send(command)
    return sureAddress(
      Object.fromEntries(UserAttributes.map(({ Name = '', Value = '' }) => [Name, Value])),
    )
  } catch (error) {
    log.error('the address in the pool is not known', error, { id })
    return ''
  }
}

/**
 * The pool tells of every sign-in here but the first one of an account that Outlook made; those accounts are noted in
 * `auth.outlook`, which hears of all their sign-ins. Nobody is kept out because noting failed.
 */
export const handler = traced(async (event: PostAuthenticationTriggerEvent) => {
  const { userAttributes } = event.request
  if (userAttributes['cognito:user_status'] === 'EXTERNAL_PROVIDER') return event
  const id = userAttributes['sub'] ?? event.userName
  try {
    const person = await users.get(id)
    // Whoever is deactivated gets no further than this.
    if (person && !person.InAktiv) {
      const address = await addressNow(event, person)
      await noteSignIn(person, address, await secondStepOf(event, person))
    }
  } catch (error) {
    log.error('sign-in was not noted', error, { id })
  }
  return event
})
