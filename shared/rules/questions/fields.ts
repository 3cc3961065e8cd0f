import { limits } from '../../limits.ts'
import { asSeen } from '../oneLine.ts'

/** What can be filled in: a line, a text, one or several of some choices, a number, a day, somebody of the portal. */
export const fieldKinds = ['line', 'text', 'choice', 'several', 'number', 'date', 'person'] as const

export type FieldKind = (typeof fieldKinds)[number]

/** A field of a question's form. `min` and `max` are a number's; `max` is a text's greatest length, too. */
export type QuestionField = {
  key: string
  kind: FieldKind
  label: string
  help: string
  required: boolean
  min?: number | undefined
  max?: number | undefined
  choices: string[]
  /** What can be filled in to try it; several choices on a line each. Empty for none. */
  example: string
}

/** What somebody fills in, by the field's key: several choices are a list, everything else is a text. */
export type FieldValues = Record<string, string | string[]>

/**
 * What was filled in, as it is asked and kept: the field's own name goes along, and `person` where somebody of the portal is
 * chosen in it.
 */
export type Filled = {
  key: string
  label: string
  value: string | string[]
  person?: true | undefined
}

/** A field and its value as what was filled in. */
export const filledOf = (
  { key, label, kind }: Pick<QuestionField, 'key' | 'label' | 'kind'>,
  value: string | string[],
): Filled => ({ key, label, value, ...(kind === 'person' && { person: true }) })

/** The longest name that somebody can have: first and last name, and the space between them. */
const longestName = 2 * limits.nameLength + 1

/** The longest text that somebody of the portal is. */
export const longestPerson = longestName + limits.emailLength + ' <>'.length

/**
 * Somebody of the portal, as a field has them: their name, and their address in brackets. A name that has nothing but brackets is
 * none: then the address stands for it.
 */
export const personText = (name: string, email: string): string =>
  `${asSeen(name.replaceAll(/[<>]/g, '')) || email} <${email}>`

// One @ alone: the time that a long run of them takes would grow with its square.
const person = new RegExp(`^([^<>]{1,${longestName}}) <([^<>\\s@]+@[^<>\\s@]+)>$`)

/** Whether a text is somebody as a field has them. */
export const isPerson = (text: string): boolean => person.test(text)

/** Name and address of somebody as a field has them; empty for any other text. */
export const personParts = (text: string): string[] => (person.exec(text) ?? []).slice(1)

/** A value as a text: several choices stand on a line each. */
export const textOfValue = (value: string | string[]): string => [value].flat().join('\n')

const isChosen = ({ person: choosesOne, value }: Filled): boolean =>
  choosesOne === true && isPerson(textOfValue(value))

/** The texts of what was filled in, for whoever looks for personal data in them: all but the people who were chosen. */
export const textsOf = (filled: readonly Filled[] = []): string[] =>
  filled.filter((one) => !isChosen(one)).map(({ value }) => textOfValue(value))

/**
 * The words that are hidden of the people who were chosen, in the fields that somebody is chosen in. A name of one letter is none:
 * it stands in every other word.
 */
export const peopleIn = (filled: readonly Filled[] = []): string[] => {
  const words = filled.filter(isChosen).flatMap(({ value }) => personParts(textOfValue(value)))
  return [...new Set(words.filter(({ length }) => length > 1))]
}

/** What was filled in, as a call carries it. */
export const valuesIn = (filled: readonly Filled[]): FieldValues =>
  Object.fromEntries(filled.map(({ key, value }) => [key, value]))

/** What was filled into fields that the form has: others may have gone since. */
export const fittingValues = (
  values: FieldValues,
  fields: readonly Pick<QuestionField, 'key'>[],
): FieldValues =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) => fields.some((field) => field.key === key)),
  )

type Said = { filled?: readonly Filled[] | undefined; asked: string }

/** A value on one line. */
export const lineOf = (value: string | string[]): string => [value].flat().join(', ')

const notEmpty = (text: string): boolean => text !== ''

/** Everything that somebody has said in a turn, on one line: what they filled in, and their own text. */
export const allSaid = ({ filled = [], asked }: Said): string =>
  [...filled.map(({ value }) => lineOf(value)), asked].filter(notEmpty).join(' · ')

const isNumber = /^[-−]?\d[\d\s]*(?:,\d+)?$/

/** A number as it is filled in: spaces between thousands go, and each minus is the same. */
export const plainNumber = (text: string): string => text.replaceAll(/\s/g, '').replaceAll('−', '-')

/** The same on a line each, with the names of the fields. */
export const linesSaid = ({ filled = [], asked }: Said): string =>
  [...filled.map(({ label, value }) => `${label}: ${lineOf(value)}`), asked]
    .filter(notEmpty)
    .join('\n')

/**
 * Words that are marked by hand, as they stand in the texts that are asked: a field of one line has its text as it is seen
 * (`oneLine.ts`), one of a number no spaces (`plainNumber`). Server and browser number their marks by it.
 */
export const wordsAsAsked = (words: readonly string[], texts: readonly string[]): string[] =>
  words.flatMap((word) => {
    const stands = (one: string) => texts.some((text) => text.includes(one))
    const forms = [asSeen(word), ...(isNumber.test(word) ? [plainNumber(word)] : [])]
    const others = [...new Set(forms)].filter(
      (one) => one !== word && one.length > 1 && stands(one),
    )
    return [...(stands(word) || others.length === 0 ? [word] : []), ...others]
  })
