import * as z from 'zod/mini'
import { textOfIssue } from '../../../shared/rules/textOfIssue.ts'
import { invalid, tooLarge, unreadable } from '../../runtime/errors.ts'

/** Of more fields that are wrong nobody reads. */
const mostFields = 100

// Of very many items, each of which is wrong, zod has more to say than it can pass on.
function parsedBy<S extends z.ZodMiniType>(schema: S, given: unknown) {
  try {
    return z.safeParse(schema, given ?? {}, { error: textOfIssue })
  } catch (error) {
    throw error instanceof RangeError ? tooLarge() : error
  }
}

/**
 * What was read of a call, checked against the contract. Throws 400: `unreadable` when it is no object at all,
 * `invalid` with a text for each wrong field otherwise, a hundred at most. Throws 413 where there are too many to say.
 */
export function inputOf<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const parsed = parsedBy(schema, given)
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ path }) => path.length === 0)) throw unreadable()
  // Of several things that are wrong with a field, people read the first.
  const wrong = parsed.error.issues.slice(0, mostFields).toReversed()
  throw invalid(Object.fromEntries(wrong.map(({ path, message }) => [path.join('.'), message])))
}
