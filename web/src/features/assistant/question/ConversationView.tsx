import { Box, Text } from '@chakra-ui/react'
import { type RefObject, Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { textIn } from '../../../api/answering/answer.ts'
import { type Conversation, isAnswering } from '../../../api/answering/conversation.ts'
import { hiddenIn } from '../../../api/answering/values.ts'
import { config } from '../../../api/config.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lazyPart } from '../../../ui/lazyPart.ts'
import { useAskOnDraft } from '../drafts.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { TurnView } from './TurnView.tsx'
import type { Asking } from './useAsking.ts'

// With what draws an answer, which is loaded as soon as one is asked for.
const AfterAnswer = lazyPart(() => import('./AfterAnswer.tsx'))

type Props = {
  conversation: Conversation
  asking: Asking
  /** What is offered to ask next; undefined where nothing more can be asked. */
  followUps: string[] | undefined
  input: RefObject<HTMLTextAreaElement | null>
}

/** The turns of a conversation, what can be done with the last answer, and asking on. */
export function ConversationView({ conversation, asking, followUps, input }: Props) {
  const { question, turns, SvarId } = conversation
  const days = config().ownAnswerDays
  const [text, write] = useAskOnDraft(question.id)
  const isBusy = isAnswering(conversation)
  const stop = useRef<HTMLButtonElement>(null)
  const hasText = turns.some(({ answer }) => textIn(answer) !== '')

  /** What was pressed goes away while the answer comes: one goes on where that can be stopped. */
  function askOn(asked: string) {
    flushSync(() => asking.askOn(asked))
    stop.current?.focus()
  }

  return (
    <Box minWidth="0">
      {turns.map((turn, at) => (
        <TurnView key={turn.id} label={question.label} turn={turn} number={at + 1} />
      ))}
      <AnswerActions
        conversation={conversation}
        asking={asking}
        canAsk={followUps !== undefined}
        input={input}
        stop={stop}
      />
      {isBusy && days > 0 && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {texts.comesAnyway}
        </Text>
      )}
      {!isBusy && hasText && SvarId !== undefined && (
        <Suspense>
          <AfterAnswer
            conversation={{ ...conversation, SvarId }}
            followUps={followUps}
            hidden={hiddenIn(turns)}
            onAsk={askOn}
            text={text}
            onText={write}
          />
        </Suspense>
      )}
    </Box>
  )
}
