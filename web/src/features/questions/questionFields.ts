import type { AiModule } from '../../../../shared/contract/aiModule.ts'
import type { Question } from '../../../../shared/contract/questions.ts'
import { limits } from '../../../../shared/limits.ts'
import { questionTexts } from '../../texts/questions.ts'
import type { Stored } from '../../ui/form/edits.ts'
import type { Wrong } from '../../ui/form/wrongFields.ts'

/** What the dialog for editing holds, in its order (specification section 2, "Questions library"). */
export const questionFields = [
  'QuestionLabel',
  'AImodule',
  'GPTV',
  'subtext',
  'Ordering',
  'Question',
] as const

export type QuestionField = (typeof questionFields)[number]

/** How a field is called. The specification's name of the model is that of ChatGPT's. */
export const labelOf = (field: QuestionField, AImodule: string): string =>
  field === 'GPTV' && AImodule !== ('ChatGPT' satisfies AiModule)
    ? questionTexts.otherModel
    : questionTexts.fields[field]

/** What is stored of a question, as the form shows it. */
export const storedTexts = (question: Question): Stored<QuestionField> => ({
  ...question,
  Ordering: String(question.Ordering),
  Question: question.Question ?? '',
})

/** A place in the order; no number when something else is typed, and an empty field is not 0. */
export const orderingOf = (text: string): number =>
  /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN

const { help } = questionTexts

/** The specification's words for what the contract's rule finds wrong, with what helps (section 5). */
export function inWords(wrong: Wrong, text: string): Wrong {
  const tooLong = text.length > limits.questionText
  const helpFor: Record<string, string> = {
    QuestionLabel: help.label,
    Subject: help.label,
    Question: tooLong ? help.tooLong(limits.questionText) : help.text,
    Body: tooLong ? help.tooLong(limits.questionText) : help.text,
    Ordering: help.ordering,
  }
  return Object.fromEntries(
    Object.keys(wrong).map((field) => [
      field,
      `${questionTexts.invalid} ${helpFor[field] ?? ''}`.trim(),
    ]),
  )
}
