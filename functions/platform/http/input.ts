import * as z from 'zod/mini'
import { invalid, unreadable } from '../../runtime/errors.ts'

/**
 * What was read of a call, checked against the contract. Throws 400: `unreadable` when it is no object at all,
 * `invalid` with a text for each wrong field otherwise.
 */
export function inputOf<S extends z.ZodMiniType>(schema: S, given: unknown): z.infer<S> {
  const parsed = z.safeParse(schema, given ?? {}, { error: describe })
  if (parsed.success) return parsed.data
  if (parsed.error.issues.some(({ path }) => path.length === 0)) throw unreadable()
  // Of several things that are wrong with a field, people read the first.
  const wrong = parsed.error.issues.toReversed()
  throw invalid(Object.fromEntries(wrong.map(({ path, message }) => [path.join('.'), message])))
}

/** Swedish texts for what the contract gives no text of its own. */
function describe(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Måste fyllas i.' : 'Har fel form.'
    case 'too_small':
      return issue.origin === 'string' ? 'Måste fyllas i.' : `Minst ${issue.minimum}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Högst ${issue.maximum} tecken.`
        : `Högst ${issue.maximum}.`
    case 'invalid_value':
      return `Okänt värde. Möjliga: ${issue.values.join(', ')}.`
    default:
      return 'Är inte giltigt.'
  }
}
