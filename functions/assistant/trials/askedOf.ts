import type { FieldValues } from '../../../shared/rules/questions/fields.ts'
import type { StoredQuestion } from '../../stores/questions/questions.ts'
import { filledIn } from '../filled.ts'
import { guardFor } from '../guardFor.ts'
import { askingOf, messagesOf } from '../prompt.ts'

/**
 * What is asked where nothing was said before: a person's own text and what they filled in. What the question would ask them about is
 * hidden without a question. Throws 400 for values that do not fit its form, and for personal data that it does not take.
 */
export function askedOf(question: StoredQuestion, asked: string, values?: FieldValues) {
  const filled = filledIn(question, values)
  return {
    ...askingOf(question),
    guard: guardFor(question, { Hide: [], Confirmed: 'true' }, { asked, filled }, undefined),
    messages: messagesOf(question, { asked, filled, said: [], Continues: undefined }),
  }
}
