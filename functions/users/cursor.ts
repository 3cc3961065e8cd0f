import * as z from 'zod/mini'
import { lastPage } from '../../shared/contract/http/lastPage.ts'

/** Characters of a key: more than any row has, and less than the 1,024 bytes that the table takes. */
const longestKey = 300

const isWellFormed = (text: string) => text.isWellFormed()

const cursor = z.object({
  /** The word that its page is found by; empty for the list by name. */
  word: z.string(),
  /** The key of the row beside the page, or how many rows come before the page in a list that is sorted otherwise. */
  at: z.optional(z.string().check(z.maxLength(longestKey), z.refine(isWellFormed))),
  after: z.optional(z.int().check(z.gte(0))),
  backwards: z.boolean(),
})

export type Cursor = z.infer<typeof cursor>

const firstOfAll: Cursor = { word: '', backwards: false }

/** A place in the list as one text, which nobody has to understand. */
export const textOf = (place: Cursor): string =>
  Buffer.from(JSON.stringify(place)).toString('base64url')

/** The place that a text names; the list's beginning where it names none. */
export function cursorOf(text: string): Cursor {
  if (text === lastPage) return { word: '', backwards: true }
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return z.safeParse(cursor, read).data ?? firstOfAll
  } catch {
    return firstOfAll
  }
}
