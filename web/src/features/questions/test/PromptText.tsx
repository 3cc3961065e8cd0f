import { chakra } from '@chakra-ui/react'
import { useId, useMemo } from 'react'
import type { Question } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { plainText } from '../../../ui/plainText.ts'
import { useProviders } from '../useProviders.ts'

const Text = chakra('section', {
  base: {
    maxHeight: '10rem',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    px: '4',
    py: '3',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    bg: 'surface.sunken',
    borderRadius: 'field',
    textStyle: 'small',
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
      <chakra.p textStyle="small" color="ink.muted" mt="-3" mb="4" overflowWrap="anywhere">
        {[subtext, questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))]
          .filter(Boolean)
          .join(' · ')}
      </chakra.p>
      <chakra.h3 id={titleId} textStyle="label" mb="1.5">
        {questionTexts.text}
      </chakra.h3>
      {/* A box that scrolls must be reachable with the keyboard. */}
      <Text tabIndex={0} aria-labelledby={titleId}>
        {text === '' ? questionTexts.noText : text}
      </Text>
    </>
  )
}
