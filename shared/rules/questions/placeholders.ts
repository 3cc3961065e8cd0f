import type { QuestionField } from './fields.ts'

/** Where a question's text names one of its fields. */
const placeholder = () => /\{\{\s*([\p{L}_][\p{L}\p{M}\p{N}_]*)\s*\}\}/gu

/** How a field is named in a question's text. */
export const placeholderOf = (key: string): string => `{{${key}}}`

const keysIn = (text: string): string[] =>
  [...text.matchAll(placeholder())].map(([, key = '']) => key.normalize('NFC'))

/** What does not fit between a question's text and its fields, by the side that is wrong. */
export type Misfit = { text?: string; fields?: string }

/** Whether a question's text names each of its fields, and no others. */
export function misfitOf(
  text: string,
  fields: readonly Pick<QuestionField, 'key' | 'label'>[],
): Misfit {
  const named = keysIn(text)
  const unknown = named.find((key) => !fields.some((field) => field.key === key))
  const unused = fields.find(({ key }) => !named.includes(key))
  return {
    ...(unknown !== undefined && { text: `Det finns inget fält ${placeholderOf(unknown)}.` }),
    ...(unused && { fields: `Fältet ”${unused.label}” används inte i frågans text.` }),
  }
}

/** A question's text with what stands for its fields exchanged. What is put in is not looked at again. */
export const withPlaceholders = (text: string, put: (key: string) => string): string =>
  text.replaceAll(placeholder(), (_whole, key: string) => put(key.normalize('NFC')))
