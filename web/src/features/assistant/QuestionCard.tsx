import { Box, chakra, Grid, Heading, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useRef } from 'react'
import type { Card } from '../../../../shared/contract/assistant.ts'
import { api } from '../../api/client.ts'
import { sv } from '../../texts/sv.ts'
import { AnswerPanel } from '../../ui/answer/AnswerPanel.tsx'
import { AnswerStatus } from '../../ui/answer/AnswerStatus.tsx'
import { preloadMarkdown } from '../../ui/answer/MarkdownText.tsx'
import { isRunning, useAnswer } from '../../ui/answer/useAnswer.ts'
import { toaster } from '../../ui/message/toaster.ts'
import { useDraft } from './drafts.ts'
import { QuestionInput } from './QuestionInput.tsx'

export const cardStyle = {
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'l3',
  boxShadow: 'xs',
  p: { base: '4', md: '7' },
} as const

const Frame = chakra('li', { base: cardStyle })

/** One prepared question: details in, answer out. */
export function QuestionCard({ question }: { question: Card }) {
  const { draft, write, forget } = useDraft(question.id)
  const { answer, ask, goOn, goOnAgain, stop } = useAnswer(
    (FBody: string, { signal, ...call }) =>
      api.assistant.send({ QuestionId: question.id, FBody, ...call }, { signal }),
    ({ phase }, wentOn) => {
      if (phase !== 'done') return
      // Whoever goes on with an answer may have begun to write something else.
      if (!wentOn) forget()
      toaster.success(sv.card.sent)
    },
  )
  const input = useRef<HTMLTextAreaElement>(null)
  const headingId = useId()
  const running = isRunning(answer)
  const asked = answer.phase !== 'idle'

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (running) return
    preloadMarkdown()
    ask(draft)
  }

  function retry() {
    if (!goOnAgain()) send()
  }

  return (
    <Frame aria-labelledby={headingId}>
      <Box overflowWrap="anywhere">
        <Heading as="h3" id={headingId} textStyle="heading">
          {question.QuestionLabel}
        </Heading>
        {question.subtext !== '' && <Text color="fg.muted">{question.subtext}</Text>}
      </Box>
      <Grid mt="5" gap="6" templateColumns={{ base: '1fr', lg: asked ? '1fr 1fr' : '1fr' }}>
        <QuestionInput
          ref={input}
          label={question.QuestionLabel}
          text={draft}
          busy={running}
          onText={write}
          onSend={send}
        />
        {asked && (
          <AnswerPanel
            label={question.QuestionLabel}
            answer={answer}
            input={input}
            onStop={stop}
            onGoOn={goOn}
            onRetry={retry}
          />
        )}
      </Grid>
      <AnswerStatus answer={answer} />
    </Frame>
  )
}
