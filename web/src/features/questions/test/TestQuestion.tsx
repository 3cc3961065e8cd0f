import { Box, Button, Grid } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import {
  type Filled,
  fittingValues,
  valuesIn,
} from '../../../../../shared/rules/questions/fields.ts'
import { api } from '../../../api/client.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { catalogue } from '../../../texts/errors.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { sv } from '../../../texts/sv.ts'
import { AnswerPanel } from '../../../ui/answer/AnswerPanel.tsx'
import { AnswerStatus } from '../../../ui/answer/AnswerStatus.tsx'
import { preloadMarkdown } from '../../../ui/answer/MarkdownText.tsx'
import { type Answer, isRunning } from '../../../api/answering/answer.ts'
import { useAnswer } from '../../../ui/answer/useAnswer.ts'
import { useFieldForm } from '../../../ui/questionForm/useFieldForm.ts'
import { FaultNote } from '../../../ui/message/FaultNote.tsx'
import { toaster } from '../../../ui/message/toaster.ts'
import { Noes } from './Noes.tsx'
import { PromptText } from './PromptText.tsx'
import { reloadQuestions } from '../questions.queries.ts'
import { Versions } from '../versions/Versions.tsx'
import { TestInput } from './TestInput.tsx'
import { useForgetTried, useTrying } from './useTrying.ts'

/** What a question is tried with. */
type Tried = { Body: string; filled: Filled[] | undefined }

type Props = { question: Question; onRestored: (label: string) => void; onClose: () => void }

/** A question whole, and its trial on the assistant. */
export function TestQuestion({ question: opened, onRestored, onClose }: Props) {
  const [question, setQuestion] = useState(opened)
  const { text, setText, values, setValues } = useTrying(opened.id)
  useForgetTried(opened.id)
  const [invalid, setInvalid] = useState(false)
  const hasForm = question.Fields.length > 0
  const input = useRef<HTMLTextAreaElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const client = useQueryClient()

  function restored(now: Question) {
    setQuestion(now)
    onRestored(now.QuestionLabel)
  }

  function tell(ended: Answer) {
    if (ended.phase === 'done') toaster.success(cardTexts.sent)
    if (ended.phase !== 'failed') return
    if (ended.error instanceof ApiError && ended.error.status === 404) void reloadQuestions(client)
  }

  const { answer, ask, goOn, goOnAgain, stop } = useAnswer(
    ({ Body, filled }: Tried, { signal, ...call }) =>
      api.assistant.send(
        {
          QuestionId: question.id,
          Body,
          Fields: filled && JSON.stringify(valuesIn(filled)),
          ...call,
        },
        { signal },
      ),
    tell,
  )
  const error = answer.phase === 'failed' ? answer.error : undefined
  const form = useFieldForm({
    fields: question.Fields,
    // Another version may have other fields.
    values: fittingValues(values, question.Fields),
    onValues: setValues,
    error,
  })
  const running = isRunning(answer)
  const asked = answer.phase !== 'idle'

  // On a phone the answer stands below the dialog's edge.
  useEffect(() => {
    if (running) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [running])

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (running) return
    const filled = hasForm ? form.check() : undefined
    if (hasForm && !filled) return
    const empty = !hasForm && text.trim() === ''
    setInvalid(empty)
    if (empty) return input.current?.focus()
    preloadMarkdown()
    ask({ Body: text, filled })
  }

  function retry() {
    if (!goOnAgain()) send()
  }

  return (
    <>
      <PromptText question={question} />
      <Grid
        mt="5"
        gap="6"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: asked ? '1fr 1fr' : '1fr' }}
      >
        <TestInput
          ref={input}
          form={hasForm ? form : undefined}
          text={text}
          busy={running}
          error={invalid && text.trim() === '' ? questionTexts.invalidInput : undefined}
          onText={setText}
          onSend={send}
        />
        {asked && (
          <Box ref={panel} minWidth="0">
            <AnswerPanel
              label={question.QuestionLabel}
              answer={answer}
              input={input}
              onStop={stop}
              onGoOn={goOn}
              onRetry={retry}
            >
              {answer.phase === 'failed' && <FaultNote {...catalogue.questionTest} />}
            </AnswerPanel>
          </Box>
        )}
      </Grid>
      <Noes questionId={question.id} />
      <Versions question={question} onRestored={restored} />
      <Box display="flex" justifyContent="flex-end" mt="5">
        <Button variant="outline" onClick={onClose}>
          {sv.close}
        </Button>
      </Box>
      <AnswerStatus answer={answer} />
    </>
  )
}
