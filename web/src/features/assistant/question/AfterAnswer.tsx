import { Text } from '@chakra-ui/react'
import { isFullConversation } from '../../../../../shared/rules/assistant/conversations.ts'
import { type Conversation, lastAnswer } from '../../../api/answering/conversation.ts'
import { AskOn } from './AskOn.tsx'
import { keptUntil } from './keptUntil.ts'
import { Verdict } from './Verdict.tsx'

type Props = {
  conversation: Conversation & { SvarId: string }
  /** What is offered to ask next; undefined where nothing more can be asked. */
  followUps: string[] | undefined
  /** What is hidden from the assistant in what is asked on with. */
  hidden: readonly string[]
  onAsk: (asked: string) => void
  /** What has been typed to ask on with, and what hears of more. */
  text: string
  onText: (text: string) => void
}

/** What can be done after an answer that is kept: ask on, and say whether it helped once it has come whole. */
export default function AfterAnswer({ conversation, followUps, ...asking }: Props) {
  const isDone = lastAnswer(conversation).phase === 'done'
  const { turns } = conversation
  const answered = turns.filter(({ answer }) => answer.phase === 'done').length
  return (
    <>
      {isDone && (
        <Text mt="2" textStyle="sm" color="fg.muted">
          {keptUntil(conversation)}
        </Text>
      )}
      {followUps && (
        <AskOn
          {...asking}
          followUps={followUps}
          isFull={isFullConversation({ answered, all: turns.length })}
        />
      )}
      {isDone && <Verdict key={conversation.SvarId} conversation={conversation} />}
    </>
  )
}
