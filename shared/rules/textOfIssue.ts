import type * as z from 'zod/mini'

/** The Swedish text for what a rule of the contract finds wrong and has no words of its own for: on the server and in forms. */
export function textOfIssue(issue: z.core.$ZodRawIssue): string {
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
