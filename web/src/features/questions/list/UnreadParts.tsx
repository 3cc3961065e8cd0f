import { Box } from '@chakra-ui/react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { proposalsQuery } from '../../../api/proposals.ts'
import { questionTexts as texts } from '../../../texts/questions.ts'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { questionsQueries } from '../questions.queries.ts'

/** What of the parts above the list could not be read, with another try; nothing where all was. */
export function UnreadParts() {
  const parts = {
    models: useQuery(questionsQueries.models()),
    proposals: useQuery(proposalsQuery()),
    drafts: useInfiniteQuery(questionsQueries.drafts()),
  }
  const names = (['models', 'proposals', 'drafts'] as const).filter(
    (name) => parts[name].isLoadingError,
  )
  const [first] = names
  useFaultToast(first && parts[first].error, texts.partsFault)
  if (first === undefined) return null
  return (
    <Box mb="6">
      <ReadFailed
        title={texts.partsFailed(names.map((name) => texts.parts[name]))}
        code={texts.partsFault.code}
        error={parts[first].error}
        onRetry={() => names.forEach((name) => void parts[name].refetch())}
      />
    </Box>
  )
}
