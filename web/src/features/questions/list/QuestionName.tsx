import { Box, Text } from '@chakra-ui/react'
import type { Question } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { useHelpFigures } from './useHelpFigures.ts'
import { useProviders } from '../useProviders.ts'

/** A question's label, and in small letters who answers it. */
export function QuestionName({ question }: { question: Question }) {
  const { nameOf, modelName } = useProviders()
  const { QuestionLabel, AImodule, GPTV, Category } = question
  const figures = useHelpFigures()(question.id)
  return (
    <Box py="2" overflowWrap="anywhere">
      <Text textStyle="label">{QuestionLabel}</Text>
      <Text textStyle="sm" color="fg.muted">
        {[Category, questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))]
          .filter((one) => one !== '')
          .join(' · ')}
      </Text>
      {figures !== '' && (
        <Text textStyle="sm" color="fg.muted">
          {figures}
        </Text>
      )}
    </Box>
  )
}
