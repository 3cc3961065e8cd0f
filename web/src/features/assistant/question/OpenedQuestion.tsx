import { Button } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { OwnAnswer } from '../../../../../shared/contract/ownAnswer.ts'
import { usualGuarding } from '../../../../../shared/contract/personalData.ts'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { openKept } from '../../../api/answering/openKept.ts'
import { paths } from '../../../routes/paths.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/card.ts'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSpinner } from '../../../ui/Spinner.tsx'
import { assistantQueries } from '../assistant.queries.ts'
import { QuestionPage } from './QuestionPage.tsx'
import { useCard } from './useCard.ts'

const Gone = () => (
  <Page>
    <PageHeader title={texts.gone} lead={texts.goneHelp} />
    <Button asChild variant="outline">
      <Link to={paths.lobby}>{texts.back}</Link>
    </Button>
  </Page>
)

/** Puts an answer that is kept before its person; true once it is there, or need not be. */
function useKeptAnswer(answerId: string | undefined) {
  const query = useQuery({
    ...assistantQueries.answer(answerId ?? ''),
    enabled: answerId !== undefined,
    retry: false,
  })
  const { data } = query
  const opened = useRef<string>(undefined)
  useEffect(() => {
    if (!data) return
    openKept(data, opened.current === data.id)
    opened.current = data.id
  }, [data])
  return query
}

/** The card of a question that is gone, as far as an answer to it tells. */
const goneCard = ({ QuestionId: id, Question: QuestionLabel }: OwnAnswer): Card => ({
  id,
  QuestionLabel,
  subtext: texts.gone,
  Ordering: 0,
  Category: '',
  FollowUps: [],
  PersonalData: usualGuarding,
})

type Props = { questionId: string; answerId: string | undefined }

/** A question at its address, with the answer that the address names, if any. */
export function OpenedQuestion({ questionId, answerId }: Props) {
  const { card, isRead, isFetching, error, retry } = useCard(questionId)
  const kept = useKeptAnswer(answerId)
  if (!isRead && isFetching) return <PageSpinner />
  if (answerId !== undefined && kept.isPending) return <PageSpinner />
  if (!isRead) {
    return (
      <ReadFailed
        title={lobbyTexts.failed}
        code={lobbyTexts.failedCode}
        error={error}
        onRetry={retry}
      />
    )
  }
  if (card) return <QuestionPage key={questionId} question={card} />
  if (!kept.data) return <Gone />
  return <QuestionPage key={questionId} question={goneCard(kept.data)} isGone />
}
