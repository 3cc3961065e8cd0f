import { Badge, Box, Text } from '@chakra-ui/react'
import type { ListedQuestion } from '../../../../../shared/contract/questions.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { studioOf } from '../../../routes/studio.ts'
import { CertificateText } from '../../../ui/CertificateText.tsx'
import { ageOf, shortCertificate } from '../../../ui/certificateLine.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { useProviders } from '../useProviders.ts'

type Props = {
  question: ListedQuestion
  /** It was added just now. */
  isAdded: boolean
  /** How often it was answered, and helped. */
  figures: string
}

/** A question's label, and in small letters who answers it. */
export function QuestionName({ question, isAdded, figures }: Props) {
  const { nameOf, modelName } = useProviders()
  const { QuestionLabel, AImodule, GPTV, Category, Certificate } = question
  return (
    <Box py="2" overflowWrap="anywhere">
      <Text asChild textStyle="label">
        <TextLink to={studioOf(question.id)} display="block">
          {QuestionLabel}
        </TextLink>
      </Text>
      {isAdded && <Badge>{questionTexts.justAdded}</Badge>}
      <Text textStyle="sm" color="fg.muted">
        {[Category, questionTexts.model(nameOf(AImodule), modelName(AImodule, GPTV))]
          .filter((one) => one !== '')
          .join(' · ')}
      </Text>
      {Certificate && (
        <CertificateText
          text={shortCertificate(Certificate)}
          isOld={ageOf(Certificate) !== undefined}
        />
      )}
      <Text textStyle="sm" color="fg.muted">
        {figures}
      </Text>
    </Box>
  )
}
