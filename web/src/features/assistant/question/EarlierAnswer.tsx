import { Box, Heading } from '@chakra-ui/react'
import { type Conversation, lastAnswer } from '../../../api/answering/conversation.ts'
import { sourcesIn, textIn } from '../../../api/answering/answer.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { Sources } from '../../../ui/answer/Sources.tsx'
import { CopyAnswer } from '../../../ui/answer/take/CopyAnswer.tsx'
import { AnswerText } from './AnswerText.tsx'

/** The answer that was there before the latest, to be compared with it. */
export function EarlierAnswer({ conversation }: { conversation: Conversation }) {
  const answer = lastAnswer(conversation)
  const text = textIn(answer)
  const sources = sourcesIn(answer)
  return (
    <Box as="section" minWidth="0" aria-label={texts.earlierTitle}>
      <Heading as="h2" textStyle="label" mb="2">
        {texts.earlierTitle}
      </Heading>
      <AnswerText name={texts.earlierText} text={text} isWriting={false} />
      <Sources sources={sources} />
      <Box mt="3">
        <CopyAnswer text={text} sources={sources} />
      </Box>
    </Box>
  )
}
