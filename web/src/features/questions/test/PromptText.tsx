import { chakra, Heading, Text } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import type { Question } from '../../../../../shared/contract/questions/question.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { plainText } from '../../../ui/plainText.ts'
import { useProviders } from '../useProviders.ts'

const Prompt = chakra('section', {
  base: {
    maxHeight: '10rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '4',
    py: '3',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    bg: 'bg.muted',
    borderRadius: 'l2',
    textStyle: 'sm',
  },
})

/** The whole text of a question as the model reads it, and which model that is. */
export function PromptText({ question }: { question: Question }) {
  const { nameOf, modelName } = useProviders()
  const titleId = useId()
  const { AImodule, GPTV, subtext } = question
  const text = useMemo(() => plainText(question.Question ?? ''), [question.Question])
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mt="-3" mb="4" overflowWrap="anywhere">
        {[subtext, questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Heading as="h3" id={titleId} textStyle="label" mb="1.5">
        {questionTexts.text}
      </Heading>
      {/* A box that scrolls must be reachable with the keyboard. */}
      <Prompt tabIndex={0} aria-labelledby={titleId}>
        {text === '' ? questionTexts.noText : text}
      </Prompt>
    </>
  )
}
