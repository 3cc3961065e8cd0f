import { textOf } from '../../api/request/errors.ts'
import { errors } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'

// Cognito says three things with one name; only its message tells them apart.
function notAuthorized(message: string): string {
  if (/attempts exceeded/i.test(message)) return sv.pool.locked
  if (/disabled/i.test(message)) return sv.pool.disabled
  if (/session/i.test(message)) return sv.pool.sessionOver
  return sv.pool.wrong
}

const texts: Record<string, string> = {
  UserNotFoundException: sv.pool.wrong,
  UserNotConfirmedException: sv.pool.unconfirmed,
  PasswordResetRequiredException: sv.pool.resetRequired,
  LimitExceededException: sv.pool.tooMany,
  TooManyRequestsException: sv.pool.tooMany,
  TooManyFailedAttemptsException: sv.pool.tooMany,
  CodeMismatchException: sv.pool.codeWrong,
  ExpiredCodeException: sv.pool.codeExpired,
  InvalidPasswordException: sv.pool.passwordRefused,
  InvalidParameterException: sv.pool.passwordRefused,
  NetworkError: errors.network,
}

/** What to tell people when the user pool refuses, by the name that Amplify gives its error. */
export function poolText(error: unknown): string {
  if (!(error instanceof Error)) return errors.unexpected
  if (error.name === 'NotAuthorizedException') return notAuthorized(error.message)
  return texts[error.name] ?? textOf(error)
}

/** Whether the pool wants a new password by mail before anybody signs in. */
export const wantsReset = (error: unknown): boolean =>
  error instanceof Error && error.name === 'PasswordResetRequiredException'
