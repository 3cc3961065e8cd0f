import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'
import { givenUpAfter, traceable } from './awsClient.ts'

/**
 * The client for the pool that calls a trigger; its event names the pool. A call that hangs is given up early: the pool
 * waits five seconds for the whole trigger.
 */
export const callingPool = traceable(
  new CognitoIdentityProviderClient({
    maxAttempts: 2,
    ...givenUpAfter(1_500, 500),
  }),
)
