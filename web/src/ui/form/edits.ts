/** What somebody has typed into the fields of a form, and what stood there when he began. */
export type Edits<Field extends string> = Partial<Record<Field, { text: string; over: string }>>

/** What is stored in each field, as the form shows it. */
export type Stored<Field extends string> = Record<Field, string>

/** Notes what is typed into a field. Whatever is stored there is no change. */
export function typeInto<Field extends string>(
  edits: Edits<Field>,
  stored: Stored<Field>,
  field: Field,
  text: string,
): Edits<Field> {
  const over = edits[field]?.over ?? stored[field]
  return { ...edits, [field]: text === stored[field] ? undefined : { text, over } }
}

/** What differs from what is stored. Not checked yet. */
export const changesIn = <Field extends string>(
  fields: readonly Field[],
  edits: Edits<Field>,
  stored: Stored<Field>,
): [field: Field, text: string][] =>
  fields.flatMap((field): [Field, string][] => {
    const text = edits[field]?.text
    return text === undefined || text === stored[field] ? [] : [[field, text]]
  })

/** The fields that somebody else has changed since somebody began to type into them. */
export const conflictsIn = <Field extends string>(
  fields: readonly Field[],
  edits: Edits<Field>,
  stored: Stored<Field>,
): Field[] =>
  fields.filter((field) => {
    const mine = edits[field]
    return mine !== undefined && mine.over !== stored[field] && mine.text !== stored[field]
  })
