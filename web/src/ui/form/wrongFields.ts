import * as z from 'zod/mini'
import { ApiError } from '../../api/errors.ts'

/** What is wrong with a form: a text for each wrong field, by its name. */
export type Wrong = Record<string, string>

/**
 * What a rule of the contract finds wrong with what a form holds, empty when nothing is. The rule's own words are
 * short, and some of them English: `help` has a sentence that follows them.
 */
export function wrongIn(rule: z.ZodMiniType, given: object, help: Record<string, string>): Wrong {
  const { error } = z.safeParse(rule, given)
  const found = error?.issues.map(({ path, message }): [string, string] => {
    const name = path.map(String).join('.')
    return [name, `${message} ${help[name] ?? ''}`.trim()]
  })
  // A field's first fault is the one to mend first.
  return Object.fromEntries(found?.toReversed() ?? [])
}

/** What the server found wrong, by the fields' own names: it calls them by where they stood, as in `user.email`. */
export function refusedFields(error: unknown): Wrong {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [
      name.replace(/^(?:user|Question|event)\./, ''),
      text,
    ]),
  )
}
