import { NotAuthorizedException } from '@aws-sdk/client-cognito-identity-provider'
import { HttpError } from '../runtime/errors.ts'
import { poolHttpError } from '../runtime/pool.ts'

// Cognito tells these apart from a wrong password by their text only.
const locked = /attempts exceeded/i
const disabled = /user is disabled/i

/** Whether the pool refuses for a while to look at passwords at all. */
export const isLocked = ({ message }: NotAuthorizedException): boolean => locked.test(message)

/**
 * Why a sign-in with a password failed. An unknown address and a wrong password answer the same (docs/requirements.md,
 * "Proven addresses"); that an account is disabled Cognito says only to somebody who knows its password.
 */
export function signInError(error: unknown): unknown {
  if (error instanceof NotAuthorizedException && isLocked(error)) {
    return new HttpError(429, 'locked', 'För många försök. Vänta en stund och försök igen.')
  }
  if (error instanceof NotAuthorizedException && disabled.test(error.message)) {
    return new HttpError(403, 'disabled', 'Kontot är inaktiverat. Kontakta en administratör.')
  }
  return poolHttpError(error, {
    NotAuthorizedException: [401, 'wrong_password', 'Fel e-postadress eller lösenord.'],
    UserNotFoundException: [401, 'wrong_password', 'Fel e-postadress eller lösenord.'],
    UserNotConfirmedException: [
      403,
      'not_confirmed',
      'Kontot är inte bekräftat än. Följ anvisningen i mejlet du fick.',
    ],
    PasswordResetRequiredException: [
      403,
      'reset_required',
      'Lösenordet måste bytas. Välj Glömt mitt lösenord.',
    ],
    TooManyRequestsException: [429, 'locked', 'För många försök. Vänta en stund och försök igen.'],
  })
}
