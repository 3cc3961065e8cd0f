import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  signIn as poolSignIn,
  signOut as poolSignOut,
} from 'aws-amplify/auth'
import { config } from './config.ts'
import { NetworkError } from './errors.ts'

// The only file that knows Amplify. Its errors pass through with the pool's own names.

const { userPoolId, userPoolClientId, cognitoEndpoint } = config()

Amplify.configure({
  Auth: {
    Cognito: {
      userPoolId,
      userPoolClientId,
      ...(cognitoEndpoint !== undefined && { userPoolEndpoint: cognitoEndpoint }),
    },
  },
})

/** What is left to do before somebody is signed in. */
export type SignInStep = 'done' | 'newPassword' | 'resetPassword' | 'confirmAccount' | 'unsupported'

type PoolStep = Awaited<ReturnType<typeof poolSignIn>>['nextStep']['signInStep']

function stepOf(step: PoolStep): SignInStep {
  if (step === 'DONE') return 'done'
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'newPassword'
  if (step === 'RESET_PASSWORD') return 'resetPassword'
  if (step === 'CONFIRM_SIGN_UP') return 'confirmAccount'
  return 'unsupported'
}

/** Signs in with SRP: the password itself never leaves the browser. */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  // Amplify refuses to sign in over tokens that are still there, such as those of a deleted account.
  await poolSignOut()
  const { nextStep } = await poolSignIn({ username, password })
  return stepOf(nextStep.signInStep)
}

/** Answers the pool's demand for a new password at the first sign-in. */
export async function chooseFirstPassword(password: string): Promise<SignInStep> {
  const { nextStep } = await confirmSignIn({ challengeResponse: password })
  return stepOf(nextStep.signInStep)
}

/** Sets a new password with the code from the mail. */
export const resetPassword = (username: string, confirmationCode: string, newPassword: string) =>
  confirmResetPassword({ username, confirmationCode, newPassword })

/** A valid access token, refreshed when it must be; none when nobody is signed in any more. */
export async function accessToken(): Promise<string | undefined> {
  try {
    const { tokens } = await fetchAuthSession()
    return tokens?.accessToken.toString()
  } catch (error) {
    throw new NetworkError(error)
  }
}

/** Revokes this device's tokens, as far as the pool can be reached, and forgets them. */
export const signOut = () => poolSignOut()
