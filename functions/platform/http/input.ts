import * as z from 'zod/mini'
import { textOfIssue } from '../../../shared/rules/textOfIssue.ts'
import { invalid, unreadable } from '../../runtime/errors.ts'

/**
 * What was read of a call, checked against the contract. Throws 400: `unreadable` when it is no object at all,
 * `invalid` with a text for each wrong field otherwise.
 */
export function inputOf<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, given ?? {}, { error: textOfIssue })
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ path }) => path.length === 0)) throw unreadable()
  // Of several things that are wrong with a field, people read the first.
  const wrong = parsed.error.issues.toReversed()
  throw invalid(Object.fromEntries(wrong.map(({ path, message }) => [path.join('.'), message])))
}
