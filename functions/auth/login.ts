import { AdminInitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { publicEndpoint } from '../platform/endpoint.ts'
import { Refusal } from '../platform/errors.ts'
import { ClientId, pool, tokenOf, UserPoolId } from '../platform/pool.ts'
import { signInRefusal } from './signInRefusal.ts'

export const handler = publicEndpoint(auth['auth.login'], async ({ input }) => {
  const signIn = new AdminInitiateAuthCommand({
    UserPoolId,
    ClientId,
    AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: input.email, PASSWORD: input.password },
  })
  const { AuthenticationResult, ChallengeName } = await pool
    .send(signIn)
    .catch((error: unknown) => {
      throw signInRefusal(error)
    })
  if (ChallengeName) {
    throw new Refusal(
      403,
      'challenge',
      'Logga in i portalen en gång först och välj ett nytt lösenord.',
    )
  }
  return { token: tokenOf(AuthenticationResult) }
})
