import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { questionChanges } from '../../../../shared/contract/questions.ts'
import type { Question } from '../../../../shared/contract/questions/question.ts'
import { takenBy } from '../../../../shared/rules/questions/wishes.ts'
import { questionsApi } from '../../api/questions.ts'
import { isOvertaken } from '../../api/request/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { formTexts } from '../../texts/forms.ts'
import { questionTexts } from '../../texts/questions.ts'
import { namesOf, type Texts } from '../../ui/form/formDraft.ts'
import { useForm } from '../../ui/form/useForm.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { fitting } from './fields/fieldsRule.ts'
import { sentFields } from './fields/fieldsText.ts'
import { inWords, labels, type QuestionField, sentOf, storedTexts } from './questionFields.ts'
import { readQuestion, reloadQuestions } from './questions.queries.ts'
import { useProviders } from './useProviders.ts'

const rule = questionChanges.check(fitting())

/** The form of a question that is there. */
export function useEditQuestion(opened: Question, onSaved: () => void) {
  const [question, setQuestion] = useState(opened)
  const client = useQueryClient()
  const { takesOf } = useProviders()
  /** What was sent while more was written, in the words in which it was sent: what was written since is over that. */
  const [sent, setSent] = useState<Texts<QuestionField>>()
  const stored = sent ?? storedTexts(question)
  const { id, DaytoUpdate, Wishes } = question

  const form = useForm({
    draft: `question.${opened.id}`,
    labels,
    stored,
    rule,
    // What must not be empty is asked about also when it was empty before.
    given: (changes) => ({
      // Either of them is checked with the other.
      ...(('Fields' in changes || 'Question' in changes) && { Fields: sentFields(stored.Fields) }),
      id,
      QuestionLabel: stored.QuestionLabel,
      Question: stored.Question,
      ...sentOf(changes),
    }),
    inWords,
    fault: () => catalogue.questionUpdate,
    readAgain: (error) => (isOvertaken(error) ? readAgain() : undefined),
  })

  async function readAgain() {
    await reloadQuestions(client)
    const now = await readQuestion(id)
    if (now) {
      // What nobody else has changed stays in the words in which it was sent.
      const [was, is] = [storedTexts(question), storedTexts(now)]
      const same = namesOf(labels).filter((name) => was[name] === is[name])
      setSent(sent && { ...is, ...Object.fromEntries(same.map((name) => [name, sent[name]])) })
      setQuestion(now)
    }
    return { overtaken: true, gone: now === null }
  }

  /** What a model that is chosen here cannot be told is wished no more, as in the studio. */
  const wishesFor = ({ AImodule, GPTV }: Texts<QuestionField>) =>
    Wishes && (AImodule !== question.AImodule || GPTV !== question.GPTV)
      ? { Wishes: takenBy(Wishes, takesOf({ AImodule, GPTV })) ?? {} }
      : {}

  const save = () =>
    form.submit(async ({ changes, values }) => {
      const Question = JSON.stringify({
        id,
        DaytoUpdate,
        ...sentOf(changes),
        ...wishesFor(values),
      })
      const { results } = await questionsApi.update({ Question })
      const written = form.writtenSince(values)
      const isWhole = written.length === 0
      const { saved } = questionTexts
      toaster.success(isWhole ? saved : `${saved} ${formTexts.writtenSince}`)
      if (isWhole) onSaved()
      else {
        setQuestion(results)
        // A reason is that of one change.
        setSent({ ...values, ...(!written.includes('Reason') && { Reason: '' }) })
      }
      const reloaded = reloadQuestions(client)
      if (isWhole) await reloaded
    })

  return {
    ...form,
    question,
    stored,
    save,
    // A provider comes with its model.
    take(name: QuestionField) {
      form.take(name)
      if (name === 'AImodule') form.take('GPTV')
    },
  }
}

export type EditForm = ReturnType<typeof useEditQuestion>
