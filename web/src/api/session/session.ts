import { Amplify } from 'aws-amplify'
import {
  confirmResetPassword,
  confirmSignIn,
  fetchAuthSession,
  signIn as poolSignIn,
  signInWithRedirect,
  signOut as poolSignOut,
} from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import { defaultStorage, Hub } from 'aws-amplify/utils'
import { limits } from '../../../../shared/limits.ts'
import { paths } from '../../routes/paths.ts'
import { config } from '../config.ts'
import { NetworkError } from '../request/errors.ts'

// The only file that knows Amplify. Its errors pass through with the pool's own names.

const { userPoolId, userPoolClientId, cognitoEndpoint } = config()

/** Waits for the pool as long as for any call; Amplify would do so without an end. Throws `NetworkError` then. */
async function within<T>(act: () => Promise<T>): Promise<T> {
  const { promise: silence, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new NetworkError()), limits.callMs)
  return Promise.race([act(), silence]).finally(() => clearTimeout(timer))
}

const pool = {
  userPoolId,
  userPoolClientId,
  ...(cognitoEndpoint !== undefined && { userPoolEndpoint: cognitoEndpoint }),
}

/** What Amplify has to know of the stage's sign-in with Outlook, where it has one. */
function hosted() {
  const { outlook } = config()
  const signInAddress = `${location.origin}${paths.signIn}`
  return (
    outlook && {
      loginWith: {
        oauth: {
          domain: outlook.domain,
          // The last one is what the API asks for.
          scopes: ['openid', 'email', 'profile', 'aws.cognito.signin.user.admin'],
          redirectSignIn: [signInAddress],
          redirectSignOut: [signInAddress],
          responseType: 'code' as const,
        },
      },
    }
  )
}

const withoutOutlook = () => Amplify.configure({ Auth: { Cognito: pool } })
withoutOutlook()

/**
 * Amplify knows of Outlook only while it is needed: if it always did, a sign-out for whatever reason would leave the page
 * for the hosted one.
 */
async function withOutlook<T>(act: () => Promise<T>): Promise<T> {
  Amplify.configure({ Auth: { Cognito: { ...pool, ...hosted() } } })
  return act().finally(withoutOutlook)
}

/** What Amplify notes in local storage of a sign-in that is under way at Outlook. */
export type OutlookNotes = Record<string, string>

const isOutlookNote = (key: string) =>
  /\.(inflightOAuth(Deadline)?|oauthPKCE|oauthState)$/.test(key)

/**
 * Takes them away: all windows share local storage, and Amplify would let every other sign-in wait for this one, also
 * when its person has turned round.
 */
function takeOutlookNotes(): OutlookNotes {
  const notes = Object.entries<string>(localStorage).filter(([key]) => isOutlookNote(key))
  for (const [key] of notes) localStorage.removeItem(key)
  return Object.fromEntries(notes)
}

/** How long a pool that says nothing keeps somebody who leaves, in milliseconds. */
const revokeTimeoutMs = 5_000

/** Revokes a sign-in of this device. Whatever fails, it ends by itself. */
async function revoke(Token: string) {
  const region = userPoolId.replace(/_.*/, '')
  await fetch(cognitoEndpoint ?? `https://cognito-idp.${region}.amazonaws.com/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken',
    },
    body: JSON.stringify({ Token, ClientId: userPoolClientId }),
    signal: AbortSignal.timeout(revokeTimeoutMs),
  }).catch(() => undefined)
}

const refreshToken = () =>
  Object.entries<string>(localStorage).find(([key]) => key.endsWith('.refreshToken'))

/** Ends this device's sign-in. Amplify, which would wait for the pool without an end, finds nothing left to revoke. */
async function leave() {
  const [key, token] = refreshToken() ?? []
  if (key !== undefined && token !== undefined) {
    localStorage.removeItem(key)
    await revoke(token)
  }
  await poolSignOut()
}

/** Begins a sign-in with Outlook: where it goes on, and the notes that `endOutlook` needs when the person is back. */
export async function beginOutlook(): Promise<{ address: string; notes: OutlookNotes }> {
  // As in `signIn`.
  await leave()
  let address = ''
  const authSessionOpener = async (url: string) => {
    address = url
  }
  await withOutlook(() =>
    signInWithRedirect({ provider: { custom: 'EntraID' }, options: { authSessionOpener } }),
  )
  return { address, notes: takeOutlookNotes() }
}

/** Exchanges the answer in the page's address for tokens. Throws what Amplify or the hosted sign-in says of a failure. */
export async function endOutlook(notes: OutlookNotes): Promise<void> {
  for (const [key, value] of Object.entries(notes)) localStorage.setItem(key, value)
  const ended = Promise.withResolvers<void>()
  const stopListening = Hub.listen('auth', ({ payload }) => {
    if (payload.event === 'signedIn') ended.resolve()
    if (payload.event === 'signInWithRedirect_failure') ended.reject(payload.data?.error)
  })
  // Amplify begins as soon as it knows of Outlook and finds its notes.
  await withOutlook(() => within(() => ended.promise)).finally(() => {
    stopListening()
    takeOutlookNotes()
  })
}

/** What is left to do before somebody is signed in; `code` is one of the authenticator app. */
export type SignInStep =
  'done' | 'newPassword' | 'code' | 'resetPassword' | 'confirmAccount' | 'unsupported'

type PoolStep = Awaited<ReturnType<typeof poolSignIn>>['nextStep']['signInStep']

function stepOf(step: PoolStep): SignInStep {
  if (step === 'DONE') return 'done'
  if (step === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'newPassword'
  if (step === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'code'
  if (step === 'RESET_PASSWORD') return 'resetPassword'
  if (step === 'CONFIRM_SIGN_UP') return 'confirmAccount'
  return 'unsupported'
}

/** Signs in with SRP: the password itself never leaves the browser. */
export async function signIn(username: string, password: string): Promise<SignInStep> {
  // Amplify refuses to sign in over tokens that are still there, such as those of a deleted account.
  await leave()
  replaced = undefined
  const { nextStep } = await within(() => poolSignIn({ username, password }))
  return stepOf(nextStep.signInStep)
}

/** What a sign-in that still waits for its code will take the place of. */
let replaced: string | undefined

/** Revokes it once somebody is in. */
function revokeReplaced(step: SignInStep) {
  if (step !== 'done') return
  if (replaced !== undefined) void revoke(replaced)
  replaced = undefined
}

/**
 * Signs the same person in once more. What this device holds of the sign-in before stays until then, also if they turn
 * round, so Amplify, which refuses to sign in over tokens, is given another place to look for them.
 */
export async function signInAgain(username: string, password: string): Promise<SignInStep> {
  replaced = refreshToken()?.[1]
  const aside = new Map<string, string>()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void aside.set(key, value),
    getItem: async (key) => aside.get(key) ?? null,
    removeItem: async (key) => void aside.delete(key),
    clear: async () => aside.clear(),
  })
  try {
    const { nextStep } = await within(() => poolSignIn({ username, password }))
    const step = stepOf(nextStep.signInStep)
    revokeReplaced(step)
    return step
  } finally {
    cognitoUserPoolsTokenProvider.setKeyValueStorage(defaultStorage)
    for (const [key, value] of aside) localStorage.setItem(key, value)
  }
}

/** Answers what the pool asks for next: with a new password at the first sign-in, or with a code of the app. */
export async function answer(challengeResponse: string): Promise<SignInStep> {
  const { nextStep } = await within(() => confirmSignIn({ challengeResponse }))
  const step = stepOf(nextStep.signInStep)
  revokeReplaced(step)
  return step
}

/** Sets a new password with the code from the mail. */
export const resetPassword = (username: string, confirmationCode: string, newPassword: string) =>
  within(() => confirmResetPassword({ username, confirmationCode, newPassword }))

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
export const forget = leave

// Amplify keeps this beside the tokens of a hosted sign-in.
const cameByOutlook = () => Object.keys(localStorage).some((key) => key.endsWith('.oauthMetadata'))

/** The same, on purpose: whoever came by Outlook is led over the end of the hosted session, back to the sign-in page. */
export const signOut = () => (cameByOutlook() ? withOutlook(leave) : leave())
