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
import { serverLimits } from '../../shared/serverLimits.ts'
import { rateLimits } from '../../shared/rateLimits.ts'
import { publicEndpoint } from '../platform/http/publicEndpoint.ts'
import { identity } from '../platform/identity.ts'
import { mailedOften } from '../runtime/errors.ts'
import { ClientId, pool, poolHttpError } from '../runtime/pool.ts'
import { rates, unnamed } from '../stores/rates.ts'

// What the pool says only of certain accounts: telling it would tell that they exist (docs/requirements.md, "Proven
// addresses").
const revealing = [
  UserNotFoundException,
  InvalidParameterException,
  CodeDeliveryFailureException,
  LimitExceededException,
]

/**
 * Somebody who has not chosen a first password yet cannot forget it: another welcome mail helps, once the link of the one
 * before has run out. Until then it stays as it is, or any stranger could make it void. Any other account is refused it,
 * which nobody is told.
 */
async function inviteAgain(email: string): Promise<void> {
  const account = await identity.look(email)
  const days = (Date.now() - (account?.changedAt.getTime() ?? 0)) / 86_400_000
  if (days < serverLimits.invitationDays) return
  await identity.inviteAgain(email).catch((error: unknown) => {
    if (!(error instanceof CognitoIdentityProviderServiceException)) throw error
  })
}

/**
 * Throws 429 for an e-mail address that has been mailed often, whether or not it has an account, and for a network
 * address that has asked for many. The pool's own limits answer late, and some of them only where there is an account.
 */
async function checkRate(email: string, address: string): Promise<void> {
  const { to, from } = rateLimits.forgottenPerHour
  const [one, other] = await Promise.all([
    rates.forgotten.take(unnamed(email), to),
    rates.forgotten.take(unnamed(address), from),
  ])
  if (one && other) return
  throw mailedOften(rates.forgotten.secondsLeft())
}

export const handler = publicEndpoint(auth['auth.forgetPass'], async ({ input, address }) => {
  await checkRate(input.email, address)
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
