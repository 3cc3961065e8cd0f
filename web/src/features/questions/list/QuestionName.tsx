import { chakra } from '@chakra-ui/react'
import type { Question } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { useProviders } from '../useProviders.ts'

/** A question's label, and in small letters who answers it. */
export function QuestionName({ question }: { question: Question }) {
  const { nameOf, modelName } = useProviders()
  const { QuestionLabel, AImodule, GPTV } = question
  return (
    <chakra.div py="2" overflowWrap="anywhere">
      <chakra.p textStyle="label">{QuestionLabel}</chakra.p>
      <chakra.p textStyle="small" color="ink.muted">
        {questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))}
      </chakra.p>
    </chakra.div>
  )
}
