import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { newQuestion } from '../../../../shared/contract/questions.ts'
import { api } from '../../api/client.ts'
import { textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { questionTexts } from '../../texts/questions.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useStillWrong } from '../../ui/form/useStillWrong.ts'
import { refusedFields, type Wrong, wrongIn } from '../../ui/form/wrongFields.ts'
import { inWords } from './questionFields.ts'
import { reloadQuestions } from './questions.queries.ts'

type Given = { Subject: string; subtext: string; Body: string }
type Outcome = { busy: boolean; wrong: Wrong; failure?: string }

/** Adds a question. `wrong` and `failure` say why it did not work; `tries` counts. */
export function useAddQuestion(given: Given, onAdded: () => void) {
  const [outcome, setOutcome] = useState<Outcome>({ busy: false, wrong: {} })
  const [tries, setTries] = useState(0)
  const client = useQueryClient()

  const check = () => inWords(wrongIn(newQuestion, given, {}), given.Body)

  function explain(error: unknown) {
    const wrong = refusedFields(error)
    const told = Object.keys(wrong).length > 0
    setOutcome({ busy: false, wrong, ...(!told && { failure: textOf(error) }) })
    toaster.error({ ...catalogue.questionAdd, description: textOf(error) })
  }

  async function send() {
    await api.questions.add(given)
    toaster.success(questionTexts.added)
    onAdded()
    await reloadQuestions(client)
  }

  async function add() {
    if (outcome.busy) return
    setTries(tries + 1)
    const wrong = check()
    if (Object.keys(wrong).length > 0) return setOutcome({ busy: false, wrong })
    setOutcome({ busy: true, wrong: {} })
    await send().catch(explain)
  }

  return {
    ...outcome,
    ...useStillWrong(outcome.wrong, given, check),
    tries,
    add: () => void add(),
  }
}
