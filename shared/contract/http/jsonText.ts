import * as z from 'zod/mini'
import { cleanValue } from '../../rules/cleanText.ts'

/** More values than the largest call carries, a part of a library with its trials. */
const mostValues = 100_000

/**
 * Whether what was read from JSON holds more values than any call does. A schema looks at each before it knows that there are
 * too many, and says of each what is wrong with it, which takes more time and memory than a Lambda has.
 */
export function holdsTooMuch(read: unknown): boolean {
  let left = mostValues
  const open = [read]
  while (open.length > 0) {
    const one = open.pop()
    if (typeof one !== 'object' || one === null) continue
    const values: unknown[] = Object.values(one)
    left -= values.length
    if (left < 0) return true
    for (const value of values) open.push(value)
  }
  return false
}

/** What the texts hold that carry JSON, by their schema: for the OpenAPI document. */
export const contentOfText = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** A field that carries JSON as its text; the value itself is taken too. A text that is no JSON, or holds too much, is refused. */
export const jsonText = <T extends z.ZodMiniType>(content: T) => {
  const schema = z.pipe(
    z.transform((given: string | z.input<T>, context): unknown => {
      if (typeof given !== 'string') return given
      try {
        const read: unknown = JSON.parse(given, cleanValue)
        if (!holdsTooMuch(read)) return read
      } catch {
        // It is told below.
      }
      context.issues.push({ code: 'custom', message: 'Har fel form.', input: given })
      return z.NEVER
    }),
    z.pipe(z.unknown(), content),
  )
  contentOfText.set(schema, content)
  return schema
}
