import { Flex, Text } from '@chakra-ui/react'
import type { RefObject } from 'react'
import { canGoOn, isRunning, sourcesIn, textIn } from '../../../api/answering/answer.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { askedAt, type Conversation, lastAnswer } from '../../../api/answering/conversation.ts'
import { PassingButton } from '../../../ui/answer/PassingButton.tsx'
import { sv } from '../../../texts/sv.ts'
import { TakeAnswer } from '../../../ui/answer/take/TakeAnswer.tsx'
import { GoOnIcon, RetryIcon, StopIcon } from '../../../ui/screenIcons.tsx'
import { PinButton } from './PinButton.tsx'
import type { Asking } from './useAsking.ts'

type Input = RefObject<HTMLTextAreaElement | null>

type Props = {
  conversation: Conversation
  asking: Asking
  /** Whether its question can be asked: nobody answers one that is gone. */
  canAsk: boolean
  input: Input
  /** The button that stops an answer. */
  stop: RefObject<HTMLButtonElement | null>
}

/** What can be done with the last answer, as far as it has come. */
export function AnswerActions({ conversation, asking, canAsk, input, stop }: Props) {
  const answer = lastAnswer(conversation)
  const { SvarId } = conversation
  const isOver = answer.phase === 'failed' || answer.phase === 'stopped'
  const text = textIn(answer)
  return (
    <>
      {canAsk && answer.phase === 'done' && answer.isCut && (
        <Text mt="3" textStyle="sm">
          {canGoOn(answer) ? cardTexts.longestHelp : cardTexts.longestEnd}
        </Text>
      )}
      <Flex gap="2" mt="3" minHeight="11" wrap="wrap">
        {isRunning(answer) && (
          <PassingButton place={stop} input={input} onClick={asking.stop}>
            <StopIcon />
            {cardTexts.stop}
          </PassingButton>
        )}
        {!isRunning(answer) && text !== '' && (
          <TakeAnswer
            title={conversation.question.label}
            moment={askedAt(conversation)}
            text={text}
            sources={sourcesIn(answer)}
          />
        )}
        {canAsk && canGoOn(answer) && (
          <PassingButton input={input} onClick={asking.goOn}>
            <GoOnIcon />
            {cardTexts.goOn}
          </PassingButton>
        )}
        {canAsk && isOver && (
          <PassingButton input={input} onClick={asking.retry}>
            <RetryIcon />
            {sv.tryAgain}
          </PassingButton>
        )}
        {answer.phase === 'done' && SvarId !== undefined && (
          <PinButton conversation={{ ...conversation, SvarId }} />
        )}
      </Flex>
    </>
  )
}
