import {
  CognitoIdentityProviderClient,
  type AuthenticationResultType,
  CognitoIdentityProviderServiceException,
} from '@aws-sdk/client-cognito-identity-provider'
import * as z from 'zod/mini'
import { token } from '../../shared/contract/auth.ts'
import { givenUpAfter, traceable } from './awsClient.ts'
import { environment, variables } from './env.ts'
import { HttpError } from './errors.ts'

/** The pool and the portal's client in it. */
export const { USER_POOL_ID: UserPoolId, USER_POOL_CLIENT_ID: ClientId } = environment(
  variables.pool,
)

/** The client for the user pool. A call that hangs is given up after 5 s and tried again. */
export const pool = traceable(new CognitoIdentityProviderClient(givenUpAfter(5_000)))

/** Cognito's tokens in the wire's words (docs/requirements.md, "Success"). Throws when the pool gave none. */
export const tokenOf = (result: AuthenticationResultType | undefined): z.infer<typeof token> =>
  z.parse(token, {
    access_token: result?.AccessToken,
    id_token: result?.IdToken,
    refresh_token: result?.RefreshToken,
    expires_in: result?.ExpiresIn,
    token_type: result?.TokenType,
  })

type Texts = Record<string, readonly [status: number, code: string, text: string]>

/**
 * Turns an error of the pool into a refusal, by Cognito's error name; gives any other error back as it is.
 * `texts` names the errors that a call expects.
 */
export function poolHttpError(error: unknown, texts: Texts): unknown {
  if (!(error instanceof CognitoIdentityProviderServiceException)) return error
  const known = texts[error.name]
  return known ? new HttpError(known[0], known[1], known[2], { cause: error }) : error
}
