/*
 * What is personal data here (docs/requirements.md, "Personal data"): values with a form of their own, which a rule can tell
 * from other text, and words that a person marks by hand.
 */

/** The kinds, by the word of their marks: a value of kind `E-POST` becomes `[E-POST-1]`. */
export const kinds = [
  'PERSONNUMMER',
  'SAMORDNINGSNUMMER',
  'TELEFON',
  'E-POST',
  'BANKKONTO',
  'KORT',
  'IBAN',
  'DOLT',
] as const

export type Kind = (typeof kinds)[number]

/** How many values of each kind. */
export type Counts = Partial<Record<Kind, number>>

/** Part of a text that is personal data: from a character up to another, which is not in it. */
export type Found = { kind: Kind; from: number; to: number }

/** Every mark in a text; its groups are kind and number. */
export const marks = () => new RegExp(`\\[(${kinds.join('|')})-(\\d{1,5})\\]`, 'g')

/** A mark that is written otherwise than the portal writes it: without its brackets, in small letters, with a space. */
export const nearMarks = () => new RegExp(`\\b(?:${kinds.join('|')})[ _-]?\\d{1,5}\\b`, 'gi')

/** The longest mark that there can be, in characters. */
export const longestMark = Math.max(...kinds.map((kind) => kind.length)) + 8
