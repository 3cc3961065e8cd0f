import { Box, chakra, Flex, Span, Text } from '@chakra-ui/react'
import type { ReactNode, RefObject } from 'react'
import { cardTexts } from '../../texts/assistant/card.ts'
import { PassingButton } from './PassingButton.tsx'
import { sv } from '../../texts/sv.ts'
import { GoOnIcon, RetryIcon, StopIcon } from '../screenIcons.tsx'
import { Notice } from '../message/Notice.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { AnswerProgress } from './AnswerProgress.tsx'
import { AnswerReceipt } from './AnswerReceipt.tsx'
import { statusOf } from './AnswerStatus.tsx'
import { Sources } from './Sources.tsx'
import { CopyAnswer } from './take/CopyAnswer.tsx'
import { type Answer, canGoOn, isRunning, receiptIn } from '../../api/answering/answer.ts'

type Input = RefObject<HTMLTextAreaElement | null>

type Props = {
  label: string
  answer: Answer
  /** The box with the text that is answered. */
  input: Input
  /** The level of the heading that it stands below. */
  under?: 2 | 3
  onStop: () => void
  /** Without it, an answer that was cut is not gone on with here. */
  onGoOn?: () => void
  onRetry: () => void
  /** Below the answer. */
  children?: ReactNode
}

const Panel = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })

/** Everything about the answer: where it is, its text, why it failed, and what can be done. */
export function AnswerPanel(props: Props) {
  const { label, answer, input, under = 2, onStop, onGoOn, onRetry, children } = props
  const running = isRunning(answer)
  const text = 'text' in answer ? answer.text : ''
  const receipt = receiptIn(answer)
  const goOn = canGoOn(answer) ? onGoOn : undefined
  const over = answer.phase === 'failed' || answer.phase === 'stopped'
  return (
    <Panel>
      <Flex justify="space-between" gap="4" mb="2" textStyle="sm" color="fg.muted">
        <Span textStyle="label" color="fg">
          {cardTexts.answer}
        </Span>
        <span>{statusOf(answer)}</span>
      </Flex>
      {answer.phase === 'failed' && (
        <Box mb={text === '' ? undefined : '3'}>
          <Notice tone="error" title={text === '' ? cardTexts.failed : cardTexts.cut}>
            <p>{answer.reason}</p>
          </Notice>
        </Box>
      )}
      {answer.phase === 'waiting' && <AnswerProgress />}
      {text !== '' && <AnswerBox label={label} text={text} writing={running} under={under} />}
      {answer.phase === 'done' && answer.isCut && (
        <Text mt="3" textStyle="sm">
          {goOn ? cardTexts.longestHelp : cardTexts.longestEnd}
        </Text>
      )}
      {answer.phase === 'stopped' && text === '' && <p>{cardTexts.stoppedEmpty}</p>}
      <Flex gap="2" mt="3" minHeight="11" wrap="wrap">
        {running ? (
          <PassingButton input={input} onClick={onStop}>
            <StopIcon />
            {cardTexts.stop}
          </PassingButton>
        ) : (
          text !== '' && (
            <CopyAnswer
              text={text}
              sources={answer.phase === 'done' ? answer.sources : undefined}
            />
          )
        )}
        {goOn && (
          <PassingButton input={input} onClick={goOn}>
            <GoOnIcon />
            {cardTexts.goOn}
          </PassingButton>
        )}
        {over && (
          <PassingButton input={input} onClick={onRetry}>
            <RetryIcon />
            {sv.tryAgain}
          </PassingButton>
        )}
      </Flex>
      {answer.phase === 'done' && (
        <Sources sources={answer.sources} as={under === 2 ? 'h3' : 'h4'} />
      )}
      {receipt && <AnswerReceipt receipt={receipt} />}
      {children}
    </Panel>
  )
}
