import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { sv } from '../../texts/sv.ts'
import { Button } from '../Button.tsx'
import { RetryIcon, StopIcon } from '../icons.tsx'
import { Notice } from '../Notice.tsx'
import { AnswerBox } from './AnswerBox.tsx'
import { AnswerProgress } from './AnswerProgress.tsx'
import { statusOf } from './AnswerStatus.tsx'
import { CopyButton } from './CopyButton.tsx'
import { type Answer, isRunning } from './useAnswer.ts'

type Props = {
  label: string
  answer: Answer
  onStop: () => void
  onRetry: () => void
  /** Below the answer. */
  children?: ReactNode
}

const Panel = chakra('div', { base: { display: 'flex', flexDirection: 'column', minWidth: '0' } })

/** Everything about the answer: where it is, its text, why it failed, and what can be done. */
export function AnswerPanel({ label, answer, onStop, onRetry, children }: Props) {
  const running = isRunning(answer)
  const text = 'text' in answer ? answer.text : ''
  const over = answer.phase === 'failed' || answer.phase === 'stopped'
  return (
    <Panel>
      <Flex justify="space-between" gap="4" mb="2" textStyle="small" color="ink.muted">
        <chakra.span textStyle="label" color="ink">
          {sv.card.answer}
        </chakra.span>
        <span>{statusOf(answer)}</span>
      </Flex>
      {answer.phase === 'failed' && (
        <chakra.div mb={text === '' ? undefined : '3'}>
          <Notice tone="error" title={text === '' ? sv.card.failed : sv.card.cut}>
            <p>{answer.reason}</p>
          </Notice>
        </chakra.div>
      )}
      {answer.phase === 'waiting' && <AnswerProgress />}
      {text !== '' && <AnswerBox label={label} text={text} writing={running} />}
      {answer.phase === 'stopped' && text === '' && <p>{sv.card.stoppedEmpty}</p>}
      {children}
      <Flex gap="2" mt="3" minHeight="11" wrap="wrap">
        {running ? (
          <Button look="outline" onClick={onStop}>
            <StopIcon />
            {sv.card.stop}
          </Button>
        ) : (
          text !== '' && <CopyButton text={text} />
        )}
        {over && (
          <Button look="outline" onClick={onRetry}>
            <RetryIcon />
            {sv.tryAgain}
          </Button>
        )}
      </Flex>
    </Panel>
  )
}
