import { Text } from '@chakra-ui/react'
import { limits } from '../../../../../shared/limits.ts'
import type { Conversation } from '../../../api/answering/conversation.ts'
import { config } from '../../../api/config.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { AskOn } from './AskOn.tsx'
import { Verdict } from './Verdict.tsx'

type Props = {
  conversation: Conversation & { SvarId: string }
  /** What is offered to ask next; undefined where nothing more can be asked. */
  followUps: string[] | undefined
  onAsk: (asked: string) => void
}

/** What can be done once an answer has come whole: ask on, and say whether it helped. */
export default function AfterAnswer({ conversation, followUps, onAsk }: Props) {
  return (
    <>
      <Text mt="2" textStyle="sm" color="fg.muted">
        {texts.kept(config().ownAnswerDays)}
      </Text>
      {followUps && (
        <AskOn
          followUps={followUps}
          isFull={conversation.turns.length >= limits.conversationTurns}
          onAsk={onAsk}
        />
      )}
      <Verdict conversation={conversation} />
    </>
  )
}
