import { randomBytes } from 'node:crypto'
import { equalInConstantTime } from './compare.ts'
import { CognitoException, incorrectPassword } from '../errors.ts'
import { clearLockout, recordFailure, refuseWhileLockedOut } from './lockout.ts'
import type { Pool } from '../pool.ts'
import type { Account } from './simulatedUsers.ts'
import { isAskedForCode } from './softwareTokens.ts'
import { makeVerifier } from './srp.ts'
import { storeVerifier, type User, type UserStatus } from '../users.ts'

export const minimumLength = 8

const policy = [
  {
    keeps: (password: string) => password.length >= minimumLength,
    text: 'Password not long enough',
  },
  {
    keeps: (password: string) => /[A-Z]/.test(password),
    text: 'Password must have uppercase characters',
  },
  {
    keeps: (password: string) => /[a-z]/.test(password),
    text: 'Password must have lowercase characters',
  },
  {
    keeps: (password: string) => /\d/.test(password),
    text: 'Password must have numeric characters',
  },
]

/** Throws InvalidPasswordException, and InvalidParameterException for blanks at either end. */
export function checkPolicy(password: string) {
  // "PasswordType": what the API itself takes, whatever the pool's policy.
  if (password !== password.trim()) {
    throw new CognitoException(
      'InvalidParameterException',
      "Value at 'password' failed to satisfy constraint: Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$",
    )
  }
  const broken = policy.find(({ keeps }) => !keeps(password))
  if (!broken) return
  throw new CognitoException(
    'InvalidPasswordException',
    `Password did not conform with policy: ${broken.text}`,
  )
}

export function setPassword(pool: Pool, user: User, password: string, status: UserStatus) {
  checkPolicy(password)
  storeVerifier(pool, user, makeVerifier(pool.name, user.sub, password), status)
}

/** Letters and digits only: mails show it in HTML. */
export const temporaryPassword = () => `Aa1${randomBytes(6).toString('hex')}`

export function isPasswordOf(pool: Pool, account: Account | User, password: string): boolean {
  const { verifier } = makeVerifier(pool.name, account.sub, password, account.salt)
  return equalInConstantTime(verifier, account.verifier)
}

/** Counts the attempt, and gives the user if it proved their password. */
export function admit(pool: Pool, account: Account, isProven: () => boolean): User {
  refuseWhileLockedOut(pool, account.sub)
  const proven = isProven()
  if (!account.user || !proven) {
    recordFailure(pool, account.sub)
    throw incorrectPassword()
  }
  // Whoever is asked for a code clears it with that: a known password must not give free guesses.
  if (!isAskedForCode(pool, account.user)) clearLockout(pool, account.sub)
  return account.user
}
