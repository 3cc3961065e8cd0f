import { type FieldValues, type Filled, filledOf } from '../../shared/rules/questions/fields.ts'
import { checkValues } from '../../shared/rules/questionForm/checkValues.ts'
import { invalid } from '../runtime/errors.ts'
import type { StoredQuestion } from '../stores/questions/questions.ts'

/**
 * What was filled into a question's form, in its fields' order; none where it has no form. Throws 400 with a text for each field
 * that is wrong.
 */
export function filledIn({ Fields }: StoredQuestion, values: FieldValues = {}): Filled[] {
  const { wrong, filled } = checkValues(Fields, values)
  const faults = Object.entries(wrong)
  if (faults.length === 0) return filled
  throw invalid(Object.fromEntries(faults.map(([key, text]) => [`Fields.${key}`, text])))
}

/**
 * What was filled in where a conversation began that goes on. Only to make the same marks for the same personal data: it was
 * checked then, and lies in what was said. In a field that the form has no more, somebody may have been chosen.
 */
export function filledAgain(
  { Fields }: StoredQuestion,
  isLonger: boolean,
  values: FieldValues = {},
): Filled[] {
  if (!isLonger) return []
  return Object.entries(values).map(([key, value]) => {
    const { kind = 'person' } = Fields.find((field) => field.key === key) ?? {}
    return filledOf({ key, label: key, kind }, value)
  })
}
