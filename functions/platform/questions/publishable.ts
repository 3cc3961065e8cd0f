import type { Draft } from '../../../shared/contract/questions/drafts.ts'
import { newQuestion } from '../../../shared/contract/questions.ts'
import type { Question } from '../../../shared/contract/questions/question.ts'
import { wishesIn } from '../../../shared/rules/questions/wishes.ts'
import { inputOf } from '../http/input.ts'
import { checkClass } from '../models/infoClasses.ts'
import { checkFields } from './checkFields.ts'
import { checkWishes } from './checkWishes.ts'
import { chosenModel } from './chosenModel.ts'

/**
 * A draft as the question that it would be, in the place of what is `live`, if anything is. Throws 400 where that could not be a
 * question, naming what is wrong with it: nobody publishes it, and nobody pays for its trials.
 */
export async function publishable(draft: Draft, live: Question | undefined) {
  const {
    id,
    Trials: _,
    Base: __,
    DaytoUpdate: ___,
    QuestionLabel,
    Question: Body,
    ...more
  } = draft
  const {
    Subject,
    Body: text,
    ...given
  } = inputOf(newQuestion, {
    ...more,
    Subject: QuestionLabel,
    Body,
    GPTV: draft.GPTV === '' ? undefined : draft.GPTV,
  })
  checkClass({ AImodule: draft.AImodule, InfoClass: given.InfoClass })
  checkFields(text, given.Fields, { text: 'Question', form: 'Fields' })
  const GPTV = await chosenModel(draft.AImodule, given.GPTV, live)
  const asked = { AImodule: draft.AImodule, GPTV, Wishes: wishesIn(given.Wishes) }
  checkWishes(asked, live)
  return { ...given, id, QuestionLabel: Subject, Question: text, ...asked }
}
