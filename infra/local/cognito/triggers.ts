import { randomUUID } from 'node:crypto'
import type {
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationTriggerEvent,
} from 'aws-lambda'
import { CognitoException } from './errors.ts'
import { groupNamesOf } from './groups.ts'
import type { Pool } from './pool.ts'
import { attributesOf, type User, usernameOf } from './users.ts'

export type ClientMetadata = Record<string, string> | undefined

/** "Common Lambda trigger parameters" in the Cognito developer guide. */
export const commonParameters = (pool: Pool, userName: string, clientId: string) => ({
  version: '1',
  region: pool.region,
  userPoolId: pool.id,
  userName,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId },
})

export const triggerAttributes = (user: User): Record<string, string> => ({
  ...attributesOf(user),
  'cognito:user_status': user.status,
})

export async function runTrigger<Event>(
  name: string,
  trigger: ((event: Event) => Promise<Event>) | undefined,
  event: Event,
): Promise<Event> {
  if (trigger === undefined) return event
  try {
    return await trigger(event)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CognitoException(
      'UserLambdaValidationException',
      `${name} failed with error ${reason}.`,
    )
  }
}

/** Asked before an account is made, so its user name is one that it does not have yet. */
export async function preSignUp(
  pool: Pool,
  triggerSource: PreSignUpTriggerEvent['triggerSource'],
  userAttributes: Record<string, string>,
  clientMetadata: ClientMetadata,
  userName: string = randomUUID(),
) {
  await runTrigger('PreSignUp', pool.triggers.preSignUp, {
    ...commonParameters(pool, userName, pool.clientId),
    triggerSource,
    request: { userAttributes, clientMetadata },
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  })
}

export async function postAuthentication(pool: Pool, user: User, clientMetadata: ClientMetadata) {
  await runTrigger('PostAuthentication', pool.triggers.postAuthentication, {
    ...commonParameters(pool, usernameOf(user), pool.clientId),
    triggerSource: 'PostAuthentication_Authentication',
    request: { userAttributes: triggerAttributes(user), newDeviceUsed: false, clientMetadata },
    response: {},
  })
}

export async function postConfirmation(
  pool: Pool,
  user: User,
  triggerSource: PostConfirmationTriggerEvent['triggerSource'],
  clientMetadata: ClientMetadata,
) {
  await runTrigger('PostConfirmation', pool.triggers.postConfirmation, {
    ...commonParameters(pool, usernameOf(user), pool.clientId),
    triggerSource,
    request: { userAttributes: triggerAttributes(user), clientMetadata },
    response: {},
  })
}

export async function preTokenGeneration(
  pool: Pool,
  user: User,
  triggerSource: PreTokenGenerationTriggerEvent['triggerSource'],
) {
  await runTrigger('PreTokenGeneration', pool.triggers.preTokenGeneration, {
    ...commonParameters(pool, usernameOf(user), pool.clientId),
    triggerSource,
    request: {
      userAttributes: triggerAttributes(user),
      groupConfiguration: { groupsToOverride: groupNamesOf(pool, user) },
    },
    response: { claimsOverrideDetails: {} },
  })
}
