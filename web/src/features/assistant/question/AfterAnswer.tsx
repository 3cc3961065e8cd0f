import { Text } from '@chakra-ui/react'
import { limits } from '../../../../../shared/limits.ts'
import { type Conversation, lastAnswer } from '../../../api/answering/conversation.ts'
import { AskOn } from './AskOn.tsx'
import { keptUntil } from './keptUntil.ts'
import { Verdict } from './Verdict.tsx'

type Props = {
  conversation: Conversation & { SvarId: string }
  /** What is offered to ask next; undefined where nothing more can be asked. */
  followUps: string[] | undefined
  onAsk: (asked: string) => void
  /** What has been typed to ask on with, and what hears of more. */
  text: string
  onText: (text: string) => void
}

/** What can be done after an answer that is kept: ask on, and say whether it helped once it has come whole. */
export default function AfterAnswer({ conversation, followUps, ...asking }: Props) {
  const isDone = lastAnswer(conversation).phase === 'done'
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
          isFull={conversation.turns.length >= limits.conversationTurns}
        />
      )}
      {isDone && <Verdict key={conversation.SvarId} conversation={conversation} />}
    </>
  )
}
