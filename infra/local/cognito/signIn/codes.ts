import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { forgetAttempts, recordAttempt, refuseAboveLimit } from './attempts.ts'
import { equalInConstantTime } from './compare.ts'
import { codeMismatch, expiredCode } from '../errors.ts'
import type { Pool } from '../pool.ts'

/** A code is for the operation that takes it. */
type Purpose = 'ConfirmForgotPassword' | 'ConfirmSignUp' | 'VerifyUserAttribute'

const hour = 60 * 60_000
const validity: Record<Purpose, number> = {
  ConfirmForgotPassword: hour,
  ConfirmSignUp: 24 * hour,
  VerifyUserAttribute: 24 * hour,
}

const codeRow = z.object({ code: z.string(), expiresAt: z.number() })

/** Six digits, which replace the code sent before. */
export function createCode(pool: Pool, sub: string, purpose: Purpose): string {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  pool.replace('codes', { sub, purpose, code, expiresAt: pool.now() + validity[purpose] })
  return code
}

/** Throws ExpiredCodeException, CodeMismatchException or, for who keeps guessing, LimitExceededException. */
export function checkCode(pool: Pool, sub: string, purpose: Purpose, given: string) {
  refuseAboveLimit(pool, sub, purpose)
  const row = pool.get('SELECT * FROM codes WHERE sub = ? AND purpose = ?', sub, purpose)
  if (!row) throw expiredCode()
  const { code, expiresAt } = codeRow.parse(row)
  if (expiresAt <= pool.now()) throw expiredCode()
  if (!equalInConstantTime(code, given)) throw countedMismatch(pool, sub, purpose)
}

/** Throws LimitExceededException once the guesses of this hour are used up. */
export function countedMismatch(pool: Pool, sub: string, purpose: Purpose) {
  refuseAboveLimit(pool, sub, purpose)
  recordAttempt(pool, sub, purpose)
  return codeMismatch()
}

export function spendCode(pool: Pool, sub: string, purpose: Purpose) {
  pool.run('DELETE FROM codes WHERE sub = ? AND purpose = ?', sub, purpose)
  forgetAttempts(pool, sub, purpose)
}
