/**
 * All that anybody may ask the pool without credentials of AWS: its firewall lets nothing else pass, nor does the pool on
 * one machine. What else an open session could ask for, such as another address or the end of an account, people ask
 * the API for, whose rules hold.
 */
export const poolOperations = {
  /** What the bundle asks (web/src/api/session/session.ts). */
  fromBrowsers: [
    'InitiateAuth',
    'RespondToAuthChallenge',
    'GetTokensFromRefreshToken',
    'RevokeToken',
    'ConfirmForgotPassword',
  ],
  /** What Lambdas ask without rights of their own, from addresses that are AWS's. */
  fromLambdas: [
    'ForgotPassword',
    'SignUp',
    'ConfirmSignUp',
    'AssociateSoftwareToken',
    'VerifySoftwareToken',
    'SetUserMFAPreference',
    'VerifyUserAttribute',
  ],
} as const

/** The same as one list. */
export const askedOfThePool: readonly string[] = [
  ...poolOperations.fromBrowsers,
  ...poolOperations.fromLambdas,
]
