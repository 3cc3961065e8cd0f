/** An error as Cognito reports it: the documented exception name and its wording. */
export class CognitoException extends Error {
  constructor(name: string, message: string) {
    super(message)
    this.name = name
  }
}

export const notAuthorized = (message: string) =>
  new CognitoException('NotAuthorizedException', message)

export const refreshTokenReused = () =>
  new CognitoException('RefreshTokenReuseException', 'Refresh token has been rotated out.')

export const incorrectPassword = () => notAuthorized('Incorrect username or password.')

export const userDisabled = () => notAuthorized('User is disabled.')

export const userNotConfirmed = () =>
  new CognitoException('UserNotConfirmedException', 'User is not confirmed.')

export const passwordResetRequired = () =>
  new CognitoException('PasswordResetRequiredException', 'Password reset required for the user')

export const invalidSession = () =>
  notAuthorized('Invalid session for the user, session is expired.')

export const invalidParameter = (message: string) =>
  new CognitoException('InvalidParameterException', message)

export const resourceNotFound = (message: string) =>
  new CognitoException('ResourceNotFoundException', message)

export const userNotFound = () =>
  new CognitoException('UserNotFoundException', 'User does not exist.')

const emailTaken = 'An account with the given email already exists.'

export const usernameExists = () => new CognitoException('UsernameExistsException', emailTaken)

export const aliasExists = () => new CognitoException('AliasExistsException', emailTaken)

export const codeMismatch = () =>
  new CognitoException(
    'CodeMismatchException',
    'Invalid verification code provided, please try again.',
  )

export const expiredCode = () =>
  new CognitoException(
    'ExpiredCodeException',
    'Invalid code provided, please request a code again.',
  )

export const limitExceeded = () =>
  new CognitoException(
    'LimitExceededException',
    'Attempt limit exceeded, please try after some time.',
  )

export const softwareTokensOff = () =>
  new CognitoException(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA has not been enabled by the userPool',
  )

export const softwareTokenNotFound = () =>
  new CognitoException(
    'SoftwareTokenMFANotFoundException',
    'Software Token MFA does not exist for the user.',
  )

export const softwareTokenNotVerified = () =>
  invalidParameter('User has not verified software token mfa')

export const codeMismatchAtSetup = () =>
  new CognitoException(
    'EnableSoftwareTokenMFAException',
    'Code mismatch and fail enable Software Token MFA',
  )

export const wrongFactorCode = () =>
  new CognitoException('CodeMismatchException', 'Invalid code received for user')

export const spentFactorCode = () =>
  new CognitoException('ExpiredCodeException', 'Your software token has already been used once.')
