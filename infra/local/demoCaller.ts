import {
  AdminGetUserCommand,
  AdminInitiateAuthCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { contract } from '../../shared/contract/index.ts'
import type { Route } from '../../shared/contract/route.ts'
import type { Cognito } from './cognito/server.ts'
import { demoPassword } from './seed/people.ts'

/** Somebody of the demo, signed in: `name` is what the address begins with. */
export async function demoCaller(
  { poolId, clientId }: Pick<Cognito, 'poolId' | 'clientId'>,
  name: string,
) {
  const pool = new CognitoIdentityProviderClient()
  const Username = `${name}@example.se`
  const { Username: id = '' } = await pool.send(
    new AdminGetUserCommand({ UserPoolId: poolId, Username }),
  )
  const { AuthenticationResult } = await pool.send(
    new AdminInitiateAuthCommand({
      UserPoolId: poolId,
      ClientId: clientId,
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: Username, PASSWORD: demoPassword },
    }),
  )
  pool.destroy()
  return { id, token: AuthenticationResult?.AccessToken ?? '' }
}

// The samples' bookings are an administrator's (seed/bookings.ts).
const ofAnAdministrator = /^calendar\.(?:edit|delete)$/

/** Who of the demo may make the call of a sample event. */
export function demoNameFor(key: string): 'admin' | 'anna' {
  const route = Object.entries<Route>(contract).find(([name]) => name === key)?.[1]
  return route?.access === 'admin' || ofAnAdministrator.test(key) ? 'admin' : 'anna'
}
