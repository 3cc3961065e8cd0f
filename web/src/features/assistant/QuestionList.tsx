import { chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect } from 'react'
import type { Card } from '../../../../shared/contract/assistant.ts'
import { textOf } from '../../api/errors.ts'
import { catalogue } from '../../texts/errors.ts'
import { sv } from '../../texts/sv.ts'
import { EmptyState } from '../../ui/message/EmptyState.tsx'
import { ReadFailed } from '../../ui/message/ReadFailed.tsx'
import { toaster } from '../../ui/message/toaster.ts'
import { assistantQueries } from './assistant.queries.ts'
import { QuestionCard } from './QuestionCard.tsx'
import { QuestionSkeletons } from './QuestionSkeletons.tsx'

const Cards = chakra('ul', { base: { display: 'grid', gap: '5', listStyle: 'none' } })

/** As many cards as a screen shows at once. */
const firstCards = 3

function QuestionCards({ questions }: { questions: Card[] }) {
  // The others are made behind the first ones, which can be used by then, and the browser may come in between.
  const made = useDeferredValue(questions, questions.slice(0, firstCards))
  return (
    <Cards>
      {made.map((question) => (
        <QuestionCard key={question.id} question={question} />
      ))}
    </Cards>
  )
}

export function QuestionList() {
  const { data, error, refetch, isFetching } = useQuery(assistantQueries.questions())

  useEffect(() => {
    if (error) toaster.error({ ...catalogue.questions, description: textOf(error) })
  }, [error])

  if (data?.length === 0) return <EmptyState title={sv.lobby.empty} help={sv.lobby.emptyHelp} />
  if (data) return <QuestionCards questions={data} />
  if (isFetching) return <QuestionSkeletons />
  return <ReadFailed title={sv.lobby.failed} error={error} onRetry={() => void refetch()} />
}
