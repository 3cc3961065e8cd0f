import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import { catalogue } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ReadFailed } from '../../ui/ReadFailed.tsx'
import { toaster } from '../../ui/toaster.ts'
import { assistantQueries } from './assistant.queries.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionSkeletons } from './QuestionSkeletons.tsx'

const Cards = chakra('ul', { base: { display: 'grid', gap: '5', listStyle: 'none' } })

export function QuestionList() {
  const { data: read, error, refetch, isFetching } = useQuery(assistantQueries.questions())
  // So that the browser may come in between while the cards are made.
  const data = useDeferredValue(read)

  useEffect(() => {
    if (error) toaster.error(catalogue.questions)
  }, [error])

  if (data?.length === 0) return <EmptyState title={sv.lobby.empty} help={sv.lobby.emptyHelp} />
  if (data) {
    return (
      <Cards>
        {data.map((question) => (
          <QuestionCard key={question.id} question={question} />
        ))}
      </Cards>
    )
  }
  if (isFetching || read) return <QuestionSkeletons />
  return <ReadFailed title={sv.lobby.failed} error={error} onRetry={() => void refetch()} />
}
