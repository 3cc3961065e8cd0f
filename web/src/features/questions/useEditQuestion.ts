import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Question, questionChanges } from '../../../../shared/contract/questions.ts'
import { api } from '../../api/client.ts'
import { ApiError, textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'
import { changesIn, conflictsIn, typeInto } from '../../ui/form/edits.ts'
import { useKeptEdits } from '../../ui/form/formDraft.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useStillWrong } from '../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../ui/form/wrongFields.ts'
import {
  inWords,
  orderingOf,
  type QuestionField,
  questionFields,
  storedTexts,
} from './questionFields.ts'
import { questionsQueries, reloadQuestions } from './questions.queries.ts'

type Outcome = {
  busy: boolean
  wrong: Wrong
  failure?: string
  /** Somebody else has saved, or deleted the question. */
  overtaken?: boolean
  gone?: boolean
}

/**
 * What somebody does to a question: only what he typed is his. When somebody else has saved meanwhile, nothing is, and
 * both sides show, as with a person's profile.
 */
export function useEditQuestion(opened: Question, onSaved: () => void) {
  const [question, setQuestion] = useState(opened)
  const [edits, setEdits] = useKeptEdits(`question.${opened.id}`, questionFields)
  const [{ busy, ...outcome }, setOutcome] = useState<Outcome>({ busy: false, wrong: {} })
  const [tries, setTries] = useState(0)
  const client = useQueryClient()
  const stored = storedTexts(question)
  const changes = changesIn(questionFields, edits, stored)
  const given = Object.fromEntries(
    changes.map(([field, text]) => [field, field === 'Ordering' ? orderingOf(text) : text]),
  )

  const textNow = (field: QuestionField) => edits[field]?.text ?? stored[field]
  const texts = Object.fromEntries(questionFields.map((field) => [field, textNow(field)]))

  function check(): Wrong {
    const { QuestionLabel, Question: text } = stored
    const whole = { id: question.id, QuestionLabel, Question: text, ...given }
    return inWords(wrongIn(questionChanges, whole, {}), textNow('Question'))
  }

  async function send() {
    const { id, DaytoUpdate } = question
    await api.questions.update({ Question: JSON.stringify({ id, DaytoUpdate, ...given }) })
    toaster.success(sv.saved)
    onSaved()
    await reloadQuestions(client)
  }

  /** Reads what is stored now; nothing when the question has been deleted. */
  async function readAgain() {
    await reloadQuestions(client)
    const { results } = await client.fetchQuery(questionsQueries.all('', []))
    const now = results.find(({ id }) => id === question.id)
    if (now) setQuestion(now)
    return now
  }

  async function explain(error: unknown) {
    toaster.error({ ...catalogue.questionUpdate, description: textOf(error) })
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'changed' || code === 'not_found') {
      const now = await readAgain()
      return setOutcome({ busy: false, wrong: {}, overtaken: true, gone: now === undefined })
    }
    const wrong = refusedFields(error)
    const told = Object.keys(wrong).length > 0
    setOutcome({ busy: false, wrong, ...(!told && { failure: textOf(error) }) })
  }

  async function save() {
    if (busy || outcome.gone || changes.length === 0) return
    setTries(tries + 1)
    const wrong = check()
    if (Object.keys(wrong).length > 0) return setOutcome({ busy: false, wrong })
    setOutcome({ busy: true, wrong: {} })
    await send()
      .catch(explain)
      .catch((error: unknown) => setOutcome({ busy: false, wrong: {}, failure: textOf(error) }))
  }

  return {
    busy,
    tries,
    ...outcome,
    ...useStillWrong(outcome.wrong, texts, check),
    question,
    unsaved: changes.length > 0,
    conflicts: conflictsIn(questionFields, edits, stored),
    stored,
    textOf: textNow,
    type: (typed: Partial<Record<QuestionField, string>>) =>
      setEdits(
        questionFields.reduce((known, field) => {
          const text = typed[field]
          return text === undefined ? known : typeInto(known, stored, field, text)
        }, edits),
      ),
    save: () => void save(),
  }
}

export type EditForm = ReturnType<typeof useEditQuestion>
