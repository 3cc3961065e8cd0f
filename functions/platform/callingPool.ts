import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider'

/**
 * The client for the pool that calls a trigger; its event names the pool. A call that hangs is given up early: the pool
 * waits five seconds for the whole trigger.
 */
export const callingPool = new CognitoIdentityProviderClient({
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 500, requestTimeout: 1_500, throwOnRequestTimeout: true },
})
