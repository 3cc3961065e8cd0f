import { chakra } from '@chakra-ui/react'
import { config } from '../../api/config.ts'
import { cardTexts } from '../../texts/assistant/card.ts'
import { chatTexts } from '../../texts/chat.ts'
import { statusOf } from '../../ui/answer/AnswerStatus.tsx'
import { languageOf } from '../../ui/answer/languageOf.ts'
import { blocksOf } from '../../ui/answer/safeHtml.ts'
import { plainText } from '../../ui/plainText.ts'
import type { Chat } from './useChat.ts'

type Props = { chat: Chat }

const spoken = (markdown: string) =>
  plainText(
    blocksOf(markdown)
      .map(({ html }) => html)
      .join(''),
  )

function Told({ chat: { answer, cleared } }: Props) {
  if (cleared) return chatTexts.cleared
  if (answer.phase !== 'done') return statusOf(answer)
  const text = spoken(answer.text)
  return (
    <>
      {`${chatTexts.answered(config().assistantName)} `}
      {languageOf(text) === 'en' ? <span lang="en">{text}</span> : text}
      {answer.isCut && ` ${cardTexts.longest}`}
    </>
  )
}

/** Reads a finished answer out to those who do not see it come; of one that is written only that it is. */
export const ChatStatus = ({ chat }: Props) => (
  <chakra.output srOnly>
    <Told chat={chat} />
  </chakra.output>
)
