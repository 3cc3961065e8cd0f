import { chakra } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { assistantTexts } from '../../texts/assistant.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import type { Answer } from '../../api/answering/answer.ts'

/** In one sentence where the answer is. A failure has its own words, beside its reason. */
export function statusOf(answer: Answer): string {
  const { assistantName } = config()
  switch (answer.phase) {
    case 'idle':
    case 'failed':
      return ''
    case 'waiting':
      return cardTexts.waiting(assistantName)
    case 'writing':
      return cardTexts.writing(assistantName)
    case 'fetching':
      return assistantTexts.fetching
    case 'done':
      return answer.isCut ? cardTexts.longest : cardTexts.done
    case 'stopped':
      return cardTexts.stopped
  }
}

/** Tells a screen reader of each step, and of no single word of the answer. */
export const AnswerStatus = ({ answer }: { answer: Answer }) => (
  <chakra.output srOnly>{statusOf(answer)}</chakra.output>
)
