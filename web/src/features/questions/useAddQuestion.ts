import { useQueryClient } from '@tanstack/react-query'
import { newQuestion } from '../../../../shared/contract/questions.ts'
import { config } from '../../api/config.ts'
import { questionsApi } from '../../api/questions.ts'
import { newQuestionId } from '../../api/newQuestionId.ts'
import { catalogue } from '../../texts/errors.ts'
import { questionTexts } from '../../texts/questions.ts'
import { useDraftId } from '../../ui/form/useDraftId.ts'
import type { Texts } from '../../ui/form/formDraft.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { fitting } from './fields/fieldsRule.ts'
import { sentFields } from './fields/fieldsText.ts'
import { inWords } from './questionFields.ts'
import { reloadQuestions } from './questions.queries.ts'

const { QuestionLabel, subtext, Question, Category, InfoClass, Fields } = questionTexts.fields
const labels = { Subject: QuestionLabel, subtext, Category, InfoClass, Body: Question, Fields }
const blank = { Subject: '', subtext: '', Category: '', Body: '' }

/** What is sent: the class only where somebody has chosen another than the first. */
const sentOf = (changes: Partial<Texts<keyof typeof labels>>) => ({
  ...blank,
  ...changes,
  Fields: sentFields(changes.Fields ?? '[]'),
})

const rule = newQuestion.check(fitting())

/** The form of a new question. `onClose` when it is stored, `onAdded` with its id when the library has been read anew. */
export function useAddQuestion(onClose: () => void, onAdded: (id: string) => void) {
  const client = useQueryClient()
  const form = useForm({
    draft: 'question.new',
    closes: true,
    labels,
    stored: { ...blank, Fields: '[]', InfoClass: config().infoClasses?.[0] ?? '' },
    rule,
    given: sentOf,
    inWords,
    fault: () => catalogue.questionAdd,
  })
  const newId = useDraftId('question.new', form, newQuestionId)

  const add = () =>
    form.submit(async ({ changes }) => {
      const { results } = await questionsApi.add({ ...sentOf(changes), NewId: newId() })
      toaster.success(questionTexts.added)
      onClose()
      await reloadQuestions(client)
      onAdded(results.id)
    })

  return { ...form, add }
}
