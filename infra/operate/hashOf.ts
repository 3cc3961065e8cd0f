import { createHash } from 'node:crypto'

/** A value with the keys of its objects in order, and binary values as text. */
function ordered(value: unknown): unknown {
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, ordered(part)]),
  )
}

/** A text that two items share only when they are equal, whatever the order of their attributes. */
export const hashOf = (item: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(item)))
    .digest('base64')
