import { openChallenge } from './challengeSessions.ts'
import {
  incorrectPassword,
  passwordResetRequired,
  userDisabled,
  userNotConfirmed,
} from '../errors.ts'
import { admit, isPasswordOf } from './passwords.ts'
import type { Pool } from '../pool.ts'
import { createRefreshToken } from '../tokens/refreshTokens.ts'
import { findAccount } from './simulatedUsers.ts'
import { findSoftwareToken, isAskedForCode } from './softwareTokens.ts'
import { fromHex, isUsablePublicValue, makeServerKeys } from './srp.ts'
import { issueTokens } from '../tokens/tokens.ts'
import { postAuthentication, preTokenGeneration, type ClientMetadata } from '../triggers.ts'
import { requireUser, type User } from '../users.ts'

/** USER_SRP_AUTH: the PASSWORD_VERIFIER challenge, whether or not there is such a user. */
export function challengeWithSrp(pool: Pool, username: string, srpA: string) {
  const A = fromHex(srpA)
  if (!isUsablePublicValue(A)) throw incorrectPassword()
  const { sub, salt, verifier } = findAccount(pool, username)
  const keys = makeServerKeys(verifier)
  const challengeName = 'PASSWORD_VERIFIER'
  return {
    ChallengeName: challengeName,
    ChallengeParameters: {
      SALT: salt,
      SRP_B: keys.B.toString(16),
      SECRET_BLOCK: openChallenge(pool, { challengeName, username, A, keys }),
      USERNAME: sub,
      USER_ID_FOR_SRP: sub,
    },
  }
}

/** ADMIN_USER_PASSWORD_AUTH. */
export function signInWithPassword(pool: Pool, username: string, password: string) {
  const account = findAccount(pool, username)
  const user = admit(pool, account, () => isPasswordOf(pool, account, password))
  return continueSignIn(pool, user, undefined)
}

/** What a proven password leads to. Only now may an answer tell about the account's state. */
export function continueSignIn(pool: Pool, user: User, clientMetadata: ClientMetadata) {
  if (!user.enabled) throw userDisabled()
  if (user.status === 'UNCONFIRMED') throw userNotConfirmed()
  if (user.status === 'RESET_REQUIRED') throw passwordResetRequired()
  if (user.status === 'FORCE_CHANGE_PASSWORD') return challengeForNewPassword(pool, user)
  if (isAskedForCode(pool, user)) return challengeForCode(pool, user)
  return completeSignIn(pool, user, clientMetadata)
}

function challengeForNewPassword(pool: Pool, user: User) {
  const challengeName = 'NEW_PASSWORD_REQUIRED'
  return {
    ChallengeName: challengeName,
    Session: openChallenge(pool, { challengeName, username: user.sub }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify(user.attributes),
    },
  }
}

function challengeForCode(pool: Pool, user: User) {
  const challengeName = 'SOFTWARE_TOKEN_MFA'
  const deviceName = findSoftwareToken(pool, user)?.deviceName
  return {
    ChallengeName: challengeName,
    Session: openChallenge(pool, { challengeName, username: user.sub }),
    ChallengeParameters: {
      USER_ID_FOR_SRP: user.sub,
      ...(deviceName && { FRIENDLY_DEVICE_NAME: deviceName }),
    },
  }
}

/** What the last challenge leads to. */
export async function completeSignIn(pool: Pool, user: User, clientMetadata: ClientMetadata) {
  await postAuthentication(pool, user, clientMetadata)
  // Read again: the trigger may have changed attributes or groups.
  const current = requireUser(pool, user.sub)
  await preTokenGeneration(pool, current, 'TokenGeneration_Authentication')
  const refreshToken = createRefreshToken(pool, user.sub)
  return {
    ChallengeParameters: {},
    AuthenticationResult: {
      ...issueTokens(pool, current, refreshToken),
      RefreshToken: refreshToken.token,
    },
  }
}
