import { useQueryClient } from '@tanstack/react-query'
import { newQuestion } from '../../../../shared/contract/questions.ts'
import { api } from '../../api/client.ts'
import { catalogue } from '../../texts/errors.ts'
import { questionTexts } from '../../texts/questions.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { fitting } from './fields/fieldsRule.ts'
import { sentFields } from './fields/fieldsText.ts'
import { inWords } from './questionFields.ts'
import { reloadQuestions } from './questions.queries.ts'

const { QuestionLabel, subtext, Question, Category, Fields } = questionTexts.fields
const labels = { Subject: QuestionLabel, subtext, Category, Body: Question, Fields }
const blank = { Subject: '', subtext: '', Category: '', Body: '', Fields: '[]' }
const rule = newQuestion.check(fitting())

/** The form of a new question. */
export function useAddQuestion(onAdded: () => void) {
  const client = useQueryClient()
  const form = useForm({
    draft: 'question.new',
    labels,
    stored: blank,
    rule,
    given: (changes) => ({ ...blank, ...changes, Fields: sentFields(changes.Fields ?? '[]') }),
    inWords,
    fault: () => catalogue.questionAdd,
  })

  const add = () =>
    form.submit(async ({ values }) => {
      await api.questions.add({ ...values, Fields: sentFields(values.Fields) })
      toaster.success(questionTexts.added)
      onAdded()
      await reloadQuestions(client)
    })

  return { ...form, add }
}
