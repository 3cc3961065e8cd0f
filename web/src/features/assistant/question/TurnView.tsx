import { Box, chakra, Flex, Heading, Span } from '@chakra-ui/react'
import { isRunning, receiptIn, sourcesIn, textIn } from '../../../api/answering/answer.ts'
import type { ShownTurn } from '../../../api/answering/conversation.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { AnswerProgress } from '../../../ui/answer/AnswerProgress.tsx'
import { AnswerReceipt } from '../../../ui/answer/AnswerReceipt.tsx'
import { statusOf } from '../../../ui/answer/AnswerStatus.tsx'
import { FilledIn } from '../../../ui/answer/FilledIn.tsx'
import { Sources } from '../../../ui/answer/Sources.tsx'
import { Notice } from '../../../ui/message/Notice.tsx'
import { AnswerText } from './AnswerText.tsx'

const Asked = chakra('blockquote', {
  base: {
    mb: '3',
    px: '4',
    py: '2.5',
    borderRadius: 'l2',
    bg: 'bg.muted',
    textStyle: 'sm',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    maxHeight: '12rem',
    overflowY: 'auto',
  },
})

type Props = {
  label: string
  turn: ShownTurn
  /** Counted from 1; the first stands beside what was asked, so that is not repeated. */
  number: number
}

/** What was asked, where its answer is, and its text with its sources. */
export function TurnView({ label, turn: { asked, filled, answer }, number }: Props) {
  const text = textIn(answer)
  const running = isRunning(answer)
  const receipt = receiptIn(answer)
  const name = number > 1 ? texts.answerNumberTo(number, label) : cardTexts.answerTo(label)
  return (
    <Box _notFirst={{ mt: '6' }}>
      {number > 1 && (
        <Asked tabIndex={0} aria-label={texts.you}>
          {asked}
        </Asked>
      )}
      {filled && filled.length > 0 && <FilledIn filled={filled} />}
      <Flex justify="space-between" gap="4" mb="2" textStyle="sm" color="fg.muted">
        <Heading as="h2" textStyle="label" color="fg">
          {number > 1 ? texts.answerNumber(number) : cardTexts.answer}
        </Heading>
        <Span textAlign="end">{statusOf(answer)}</Span>
      </Flex>
      {answer.phase === 'failed' && (
        <Box mb={text === '' ? undefined : '3'}>
          <Notice tone="error" title={text === '' ? cardTexts.failed : cardTexts.cut}>
            <p>{answer.reason}</p>
          </Notice>
        </Box>
      )}
      {(answer.phase === 'waiting' || (answer.phase === 'fetching' && text === '')) && (
        <AnswerProgress />
      )}
      {text !== '' && <AnswerText name={name} text={text} isWriting={running} />}
      {answer.phase === 'stopped' && text === '' && <p>{cardTexts.stoppedEmpty}</p>}
      <Sources sources={sourcesIn(answer)} />
      {receipt && <AnswerReceipt receipt={receipt} />}
    </Box>
  )
}
