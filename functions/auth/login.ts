import {
  AdminInitiateAuthCommand,
  type ChallengeNameType,
} from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { signInError } from '../platform/signInError.ts'
import { HttpError } from '../runtime/errors.ts'
import { ClientId, pool, tokenOf, UserPoolId } from '../runtime/pool.ts'

function challengeText(challenge: ChallengeNameType): string {
  switch (challenge) {
    case 'SOFTWARE_TOKEN_MFA':
      return 'Kontot har tvåstegsverifiering. Logga in i portalen.'
    default:
      return 'Logga in i portalen en gång först och välj ett nytt lösenord.'
  }
}

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
      throw signInError(error)
    })
  if (ChallengeName) throw new HttpError(403, 'challenge', challengeText(ChallengeName))
  return { token: tokenOf(AuthenticationResult) }
})
