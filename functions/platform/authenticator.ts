import {
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  SetUserMFAPreferenceCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { invalid, HttpError } from '../runtime/errors.ts'
import { type Account, named } from './identity.ts'
import { pool, poolHttpError } from '../runtime/pool.ts'

/** `noToken` is what it means here that the pool knows of no app. */
const authenticatorError = (error: unknown, noToken: readonly [number, string, string]): unknown =>
  poolHttpError(error, {
    SoftwareTokenMFANotFoundException: noToken,
    NotAuthorizedException: [401, 'signed_out', 'Du är utloggad. Logga in igen.'],
    TooManyRequestsException: [429, 'locked', 'För många försök. Vänta en stund och försök igen.'],
  })

const isOff = [
  409,
  'no_multi_factor',
  'Tvåstegsverifiering används inte i den här portalen.',
] as const
const notBegun = [409, 'not_begun', 'Nyckeln gäller inte längre. Börja om med en ny.'] as const

const wrongCodes = new Set(['EnableSoftwareTokenMFAException', 'CodeMismatchException'])

/**
 * The second step of a sign-in with a password: codes that an authenticator app makes of a secret (RFC 6238; Amazon
 * Cognito, "TOTP software token MFA"). Who acts on their own account shows their access token.
 */
export const authenticator = {
  /** A new secret in base32, which counts once `confirm` has seen a code of it. Throws 409 where the stage has none. */
  async begin(AccessToken: string): Promise<string> {
    const command = new AssociateSoftwareTokenCommand({ AccessToken })
    const { SecretCode = '' } = await pool.send(command).catch((error: unknown) => {
      throw authenticatorError(error, isOff)
    })
    return SecretCode
  },

  /**
   * Takes the last secret into use, in place of the one before. Throws 400 when the code is not of that secret, 409
   * when there is none that waits.
   */
  async confirm(AccessToken: string, UserCode: string): Promise<void> {
    await pool
      .send(new VerifySoftwareTokenCommand({ AccessToken, UserCode }))
      .catch((error: unknown) => {
        if (error instanceof Error && wrongCodes.has(error.name)) {
          throw invalid({ code: 'Koden stämmer inte. Vänta på nästa kod i appen och försök igen.' })
        }
        throw authenticatorError(error, notBegun)
      })
    const SoftwareTokenMfaSettings = { Enabled: true, PreferredMfa: true }
    await pool.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings }))
  },

  /** Asks for no code any more. */
  async remove(account: Account): Promise<void> {
    const SoftwareTokenMfaSettings = { Enabled: false, PreferredMfa: false }
    await pool
      .send(new AdminSetUserMFAPreferenceCommand({ ...named(account), SoftwareTokenMfaSettings }))
      .catch((error: unknown) => {
        throw authenticatorError(error, isOff)
      })
  },
}

/** Refuses accounts of Outlook with 409: what else they are asked for is decided there. */
export function requirePassword({ PoolName }: Account): void {
  if (PoolName === undefined) return
  throw new HttpError(
    409,
    'outlook',
    'Inloggningen sker med Outlook. Där bestäms också om tvåstegsverifiering ska användas.',
  )
}
