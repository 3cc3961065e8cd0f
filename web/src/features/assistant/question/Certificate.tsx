import { Box, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { CertificateText } from '../../../ui/CertificateText.tsx'
import { ageOf, shortCertificate, wholeCertificate } from '../../../ui/certificateLine.ts'
import { assistantQueries } from '../assistant.queries.ts'

/** What a question's trials said, whole once that is read, and who proposed it; nothing where nobody did, and it was never tried. */
export function Certificate({ question }: { question: Card }) {
  const { id, Certificate: short, Proposed } = question
  const enabled = short !== undefined || Proposed === true
  const { data } = useQuery({ ...assistantQueries.question(id), enabled })
  const whole = data?.Certificate
  return (
    <>
      {short && (
        <Box mt="1">
          <CertificateText
            text={whole ? wholeCertificate(whole, question) : shortCertificate(short)}
            isOld={ageOf(whole ?? short) !== undefined}
          />
        </Box>
      )}
      {data?.ProposedBy && (
        <Text mt="1" textStyle="sm" color="fg.muted">
          {texts.proposedBy(data.ProposedBy)}
        </Text>
      )}
    </>
  )
}
