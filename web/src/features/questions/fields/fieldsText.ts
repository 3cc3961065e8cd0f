import * as z from 'zod/mini'
import { asSeen } from '../../../../../shared/rules/oneLine.ts'
import { fieldKinds, type QuestionField } from '../../../../../shared/rules/questions/fields.ts'

/*
 * The form of a question stands in its dialog as a text, as every other field does: so it is kept, compared and taken over like
 * them. What is typed into it may be wrong, and is checked once it is saved.
 */

const drafted = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(fieldKinds),
    label: z.string(),
    help: z.string(),
    required: z.boolean(),
    min: z.optional(z.nullable(z.number())),
    max: z.optional(z.nullable(z.number())),
    choices: z.array(z.string()),
    example: z.string(),
  }),
)

export const textOfFields = (fields: readonly QuestionField[]): string => JSON.stringify(fields)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return []
  }
}

/** The fields of a text, as far as they have come. */
export const fieldsIn = (text: string): QuestionField[] =>
  (drafted.safeParse(parsed(text)).data ?? []).map(({ min, max, ...field }) => ({
    ...field,
    ...(min !== undefined && min !== null && { min }),
    ...(max !== undefined && max !== null && { max }),
  }))

/** The same as they are sent, and filled in: each choice as it is seen, without empty lines among them. */
export const sentFields = (text: string): QuestionField[] =>
  fieldsIn(text).map((field) => ({
    ...field,
    choices:
      field.kind === 'choice' || field.kind === 'several'
        ? field.choices.map(asSeen).filter((one) => one !== '')
        : [],
    example: field.example.trim(),
  }))

/** The key of a label, apart from those that are taken: `Vad ska ändras?` is `vad_ska_ändras`. */
export function keyOf(label: string, taken: readonly string[]): string {
  const words = label.normalize('NFC').toLocaleLowerCase('sv')
  const plain = words.replaceAll(/[^a-zåäö0-9]+/g, '_').replaceAll(/^[_\d]+|_+$/g, '')
  const key = plain.slice(0, 26).replace(/_+$/, '') || 'falt'
  const free = (wanted: string) => ![...taken, 'övrigt', 'constructor'].includes(wanted)
  if (free(key)) return key
  return Array.from({ length: 99 }, (_, at) => `${key}_${at + 2}`).find(free) ?? key
}
