import {
  CodeDeliveryFailureException,
  CognitoIdentityProviderServiceException,
  ForgotPasswordCommand,
  InvalidParameterException,
  LimitExceededException,
  NotAuthorizedException,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider'
import { auth } from '../../shared/contract/auth.ts'
import { isDone } from '../../shared/contract/route.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { identity } from '../platform/identity.ts'
import { ClientId, pool, poolHttpError } from '../runtime/pool.ts'

// What the pool says only of certain accounts: telling it would tell that they exist (docs/requirements.md, "Proven
// addresses").
const revealing = [
  UserNotFoundException,
  InvalidParameterException,
  CodeDeliveryFailureException,
  LimitExceededException,
]

/**
 * Somebody who has not chosen a first password yet cannot forget it: another welcome mail helps. Any other account is
 * refused it, which nobody is told.
 */
const inviteAgain = (email: string): Promise<void> =>
  identity.inviteAgain(email).catch((error: unknown) => {
    if (!(error instanceof CognitoIdentityProviderServiceException)) throw error
  })

export const handler = publicEndpoint(auth['auth.forgetPass'], async ({ input }) => {
  const forgot = new ForgotPasswordCommand({ ClientId, Username: input.email })
  await pool.send(forgot).catch((error: unknown) => {
    if (error instanceof NotAuthorizedException) return inviteAgain(input.email)
    if (revealing.some((kind) => error instanceof kind)) return
    throw poolHttpError(error, {
      TooManyRequestsException: [
        429,
        'locked',
        'För många försök. Vänta en stund och försök igen.',
      ],
    })
  })
  return isDone
})
