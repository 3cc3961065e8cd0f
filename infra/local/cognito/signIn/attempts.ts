import { z } from 'zod'
import { limitExceeded } from '../errors.ts'
import type { Pool } from '../pool.ts'

// "Quotas in Amazon Cognito": 5 to 20 of these an hour and user, depending on the risk.
const attemptsPerHour = 5
const hour = 60 * 60_000

type LimitedOperation =
  | 'ForgotPassword'
  | 'ConfirmForgotPassword'
  | 'ResendConfirmationCode'
  | 'ConfirmSignUp'
  | 'GetUserAttributeVerificationCode'
  | 'VerifyUserAttribute'

const countRow = z.object({ count: z.number() })

/** Throws LimitExceededException. */
export function refuseAboveLimit(pool: Pool, sub: string, operation: LimitedOperation) {
  const row = pool.get(
    'SELECT count(*) AS count FROM attempts WHERE sub = ? AND operation = ? AND at > ?',
    sub,
    operation,
    pool.now() - hour,
  )
  if (countRow.parse(row).count >= attemptsPerHour) throw limitExceeded()
}

export function recordAttempt(pool: Pool, sub: string, operation: LimitedOperation) {
  pool.run('DELETE FROM attempts WHERE at <= ?', pool.now() - hour)
  pool.insert('attempts', { sub, operation, at: pool.now() })
}

export function forgetAttempts(pool: Pool, sub: string, operation: LimitedOperation) {
  pool.run('DELETE FROM attempts WHERE sub = ? AND operation = ?', sub, operation)
}
