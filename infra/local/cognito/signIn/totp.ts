import { Secret, TOTP } from 'otpauth'

const period = 30

/** 20 random bytes in base32, as RFC 4226 recommends. */
export const createSecret = (): string => new Secret({ size: 20 }).base32

/**
 * The step of 30 seconds since 1970 whose code this is, by RFC 6238. Clocks may differ by one step: Cognito "accepts
 * TOTP tokens that are within 30 seconds before or after the attempt".
 */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period,
    timestamp: now,
    window: 1,
  })
  return delta === null ? undefined : TOTP.counter({ period, timestamp: now }) + delta
}
