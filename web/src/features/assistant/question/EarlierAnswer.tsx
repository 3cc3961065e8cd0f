import { Box, Heading } from '@chakra-ui/react'
import { type Conversation, lastAnswer } from '../../../api/answering/conversation.ts'
import { textIn } from '../../../api/answering/answer.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { CopyAnswer } from '../../../ui/answer/take/CopyAnswer.tsx'
import { AnswerText } from './AnswerText.tsx'

/** The answer that was there before the latest, to be compared with it. */
export function EarlierAnswer({ conversation }: { conversation: Conversation }) {
  const text = textIn(lastAnswer(conversation))
  return (
    <Box as="section" minWidth="0" aria-label={texts.earlierTitle}>
      <Heading as="h2" textStyle="label" mb="2">
        {texts.earlierTitle}
      </Heading>
      <AnswerText name={texts.earlierText} text={text} isWriting={false} />
      <Box mt="3">
        <CopyAnswer text={text} />
      </Box>
    </Box>
  )
}
