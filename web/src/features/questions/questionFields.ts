import type { AiModule } from '../../../../shared/contract/assistant/aiModule.ts'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { questionLimits } from '../../../../shared/questionLimits.ts'
import { config } from '../../api/config.ts'
import { fieldEditorTexts } from '../../texts/questions/fieldEditor.ts'
import { ruleTexts } from '../../texts/rules.ts'
import { questionTexts } from '../../texts/questions.ts'
import type { Texts } from '../../ui/form/formDraft.ts'
import type { InWords } from '../../ui/form/formErrors.ts'
import { fieldsIn, sentFields, textOfFields } from './fields/fieldsText.ts'
import { followUpsIn, textOfFollowUps } from './followUpsText.ts'

const { fields, help } = questionTexts

export type QuestionField = keyof typeof fields

/** How the fields are called. The owner's name of the model is that of ChatGPT's. */
export const labels = {
  ...fields,
  GPTV: ({ AImodule }: Texts<QuestionField>) =>
    AImodule === ('ChatGPT' satisfies AiModule) ? fields.GPTV : questionTexts.otherModel,
}

/** What is stored of a question, as the form shows it. */
export const storedTexts = (question: Question): Texts<QuestionField> => ({
  ...question,
  InfoClass: question.InfoClass ?? config().infoClasses?.[0] ?? '',
  Ordering: String(question.Ordering),
  Question: question.Question ?? '',
  FollowUps: textOfFollowUps(question.FollowUps),
  Fields: textOfFields(question.Fields),
  Reason: '',
})

/** A place in the order; no number when something else is typed, and an empty field is not 0. */
const orderingOf = (text: string): number => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

/** What was changed, as it is sent. */
export const sentOf = ({
  Ordering,
  FollowUps,
  Fields,
  ...texts
}: Partial<Texts<QuestionField>>) => ({
  ...texts,
  ...(FollowUps !== undefined && { FollowUps: followUpsIn(FollowUps) }),
  ...(Fields !== undefined && { Fields: sentFields(Fields) }),
  ...(Ordering !== undefined && { Ordering: orderingOf(Ordering) }),
})

function helpFor(name: string, text: string): string {
  switch (name) {
    case 'QuestionLabel':
    case 'Subject':
      return help.label
    case 'Question':
    case 'Body':
      return text.length > questionLimits.questionText
        ? help.tooLong(questionLimits.questionText)
        : help.text
    case 'Ordering':
      return help.ordering
    case 'FollowUps':
      return help.followUps
    default:
      return ''
  }
}

/** The words for what the contract's rule finds wrong, with what helps (docs/requirements.md, "Question rule"). */
export const inWords: InWords = (name, message, text) => {
  if (name.startsWith('Fields') || message.includes('{{')) return ruleTexts.wrong(message, '')
  return questionTexts.invalid(helpFor(name, text))
}

/** A field as people read of it where somebody else has changed it. */
export const shownFields = (text: string): string =>
  fieldEditorTexts.listed(fieldsIn(text).map(({ label }) => label))
