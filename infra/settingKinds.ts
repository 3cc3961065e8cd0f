import { z } from 'zod'

/** A text that is there. */
export const text = z.string('is missing').check(z.minLength(1, 'is empty'))

/** A text of this form; `problem` says what any other one is. */
export const matching = (pattern: RegExp, problem: string) =>
  z.string('is missing').check(z.regex(pattern, problem))

/** A whole number between two. */
export const whole = (least: number, most: number) =>
  z
    .int('is no whole number')
    .check(z.gte(least, `is less than ${least}`), z.lte(most, `is more than ${most}`))

/** An object of settings, in which a misspelt name is a mistake too. */
export const settings = <T extends Record<string, z.ZodType>>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `has no setting called ${String(keys)}` : 'is missing',
  })
