import type { FieldValues, QuestionField } from '../../../../../shared/rules/questions/fields.ts'

type Keyed = Pick<QuestionField, 'key'>

/** The old and the new key of the one field that is called otherwise; undefined where none is. */
export function renamed(before: readonly Keyed[], after: readonly Keyed[]) {
  const at = before.findIndex(({ key }, other) => key !== after[other]?.key)
  const [from, to] = [before[at]?.key, after[at]?.key]
  if (before.length !== after.length || from === undefined || to === undefined) return undefined
  const isKept = after.some(({ key }) => key === from) || before.some(({ key }) => key === to)
  return isKept ? undefined : { from, to }
}

/** What was filled in, under the key that its field has now. */
export function underNewKey(values: FieldValues, { from, to }: { from: string; to: string }) {
  const { [from]: value, ...others } = values
  return value === undefined ? values : { ...others, [to]: value }
}
