import { chakra } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { chatTexts } from '../../texts/chat.ts'
import { statusOf } from '../../ui/answer/AnswerStatus.tsx'
import { blocksOf } from '../../ui/answer/safeHtml.ts'
import { plainText } from '../../ui/plainText.ts'
import type { Chat } from './useChat.ts'

const spoken = (markdown: string) =>
  plainText(
    blocksOf(markdown)
      .map(({ html }) => html)
      .join(''),
  )

function toldOf({ answer, cleared }: Chat): string {
  if (cleared) return chatTexts.cleared
  if (answer.phase === 'done') {
    const told = chatTexts.answered(config().assistantName, spoken(answer.text))
    return answer.isCut ? `${told} ${cardTexts.longest}` : told
  }
  return statusOf(answer)
}

/** Reads a finished answer out to those who do not see it come; of one that is written only that it is. */
export const ChatStatus = ({ chat }: { chat: Chat }) => (
  <chakra.output srOnly>{toldOf(chat)}</chakra.output>
)
