import { z } from 'zod'

export const limit = z.number().int().min(1).max(60).default(60)

/** A token is the key of the last row that was given; without one the list starts before all keys. */
export const token = z
  .string()
  .transform((encoded) => Buffer.from(encoded, 'base64url').toString())
  .default('')

/** Takes one row more than the limit, which tells whether another page follows. */
export function cutPage<Row>(rows: Row[], size: number, keyOf: (row: Row) => string) {
  const page = rows.slice(0, size)
  const last = page.at(-1)
  const next =
    last && rows.length > size ? Buffer.from(keyOf(last)).toString('base64url') : undefined
  return { page, next }
}
