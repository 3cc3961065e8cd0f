import { ApiError } from '../../api/request/errors.ts'
import { ruleTexts } from '../../texts/rules.ts'
import type { Texts } from './formDraft.ts'

/** A text for each wrong field, by its name. The server may know fields that the form does not show. */
export type Errors = Record<string, string>

type Issue = { path: PropertyKey[]; message: string }

/** Says what is wrong with a field: the rule's own words are short, and some of them English. */
export type InWords = (name: string, message: string, text: string) => string

/** What a rule finds wrong in the catalogue's words, and for some fields what helps. */
export const withHelp =
  (help: Record<string, string>): InWords =>
  (name, message) =>
    ruleTexts.wrong(message, help[name] ?? '')

/** What a rule of the contract finds wrong, by field; empty when nothing is. */
export function errorsIn(
  issues: readonly Issue[],
  values: Record<string, string>,
  inWords: InWords = withHelp({}),
): Errors {
  const found = issues.flatMap(({ path, message }): [string, string][] => {
    const [whole = '', ...parts] = path.map(String)
    const name = [whole, ...parts].join('.')
    const wrong: [string, string] = [name, inWords(name, message, values[name] ?? '')]
    // What is wrong with a part of a field is wrong with the field.
    return parts.length > 0 && whole in values
      ? [wrong, [whole, inWords(whole, message, values[whole] ?? '')]]
      : [wrong]
  })
  // A field's first fault is the one to mend first.
  return Object.fromEntries(found.toReversed())
}

/**
 * What the server found wrong, by the fields' own names: it calls them by where they stood, as in `user.email`. `codes`
 * says which field a whole refusal is about.
 */
export function refusedFields(error: unknown, codes: Record<string, string> = {}): Errors {
  if (!(error instanceof ApiError)) return {}
  const field = codes[error.code]
  if (field !== undefined) return { [field]: error.message }
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [
      name.replace(/^(?:user|Question|event)\./, ''),
      ruleTexts.wrong(text, ''),
    ]),
  )
}

/** Whether something is wrong with one of these fields, or with a part of one. */
export const isAboutSome = (names: readonly string[], wrong: Errors): boolean =>
  Object.keys(wrong).some((key) => names.some((name) => `${key}.`.startsWith(`${name}.`)))

/** A form that could not be sent: what was wrong with which texts, and whether the form's own rule said so. */
export type Refusal = { errors: Errors; values: Record<string, string>; byRule: boolean }

/**
 * What of a refusal is still wrong: what the form's rule still finds, and what only the server knows for as long as the
 * field has the same text.
 */
export function stillWrong(
  { errors, values: before, byRule }: Refusal,
  values: Texts<string>,
  found: Errors,
): Errors {
  const wrong: Errors = {}
  for (const [name, message] of Object.entries(errors)) {
    const text = !byRule && values[name] === before[name] ? message : found[name]
    if (text !== undefined) wrong[name] = text
  }
  return wrong
}
