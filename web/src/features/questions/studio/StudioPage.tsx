import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../../api/request/errors.ts'
import { paths } from '../../../routes/paths.ts'
import { newInStudio, studioOf } from '../../../routes/studio.ts'
import { questionTexts } from '../../../texts/questions.ts'
import { studioTexts as texts } from '../../../texts/questions/studio.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { PageSpinner } from '../../../ui/PageSpinner.tsx'
import { useIsHere } from '../../../ui/useIsHere.ts'
import { questionsQueries } from '../questions.queries.ts'
import { useProviders } from '../useProviders.ts'
import { useForgetTried } from '../test/useTrying.ts'
import { Studio } from './Studio.tsx'

type UnopenedProps = { error: Error; onRetry: () => void }

/** In the place of a question that is gone, or could not be read. */
function Unopened({ error, onRetry }: UnopenedProps) {
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <Page>
      <BackLink to={paths.questions}>{texts.back}</BackLink>
      {isGone ? (
        <PageHeader title={questionTexts.gone} lead={texts.questionGoneHelp} />
      ) : (
        <>
          <PageHeader title={questionTexts.title} />
          <ReadFailed title={texts.failed} error={error} onRetry={onRetry} />
        </>
      )}
    </Page>
  )
}

/** The page of one question, for administrators: `id` is the address's, also while a new one gets its own. */
export default function StudioPage({ id }: { id: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // A new question that gets its id by being saved goes on as it is.
  const [first, setFirst] = useState(id)
  const [round, setRound] = useState(0)
  const [isNew, setNew] = useState(id === newInStudio)
  const { data, error, refetch } = useQuery({ ...questionsQueries.studio(first), enabled: !isNew })
  const { isRead, modelsOf } = useProviders()
  const isHere = useIsHere()
  // Here, since the studio is drawn anew once it is published or thrown away: that is no leaving.
  useForgetTried(id)

  async function readAnew(question: string | undefined) {
    if (question === undefined || !isHere.current) return
    await client.resetQueries(questionsQueries.studio(question))
    if (!isHere.current) return
    setFirst(question)
    setNew(false)
    setRound(round + 1)
    void navigate(studioOf(question), { replace: true })
  }

  if (error) return <Unopened error={error} onRetry={() => void refetch()} />
  const isReady = (isNew || data !== undefined) && isRead
  if (!isReady) return <PageSpinner />
  return (
    <Page>
      <Studio
        key={`${first} ${round}`}
        opened={isNew ? undefined : data}
        firstModel={modelsOf('ChatGPT')[0]?.GPTV ?? ''}
        onChanged={(question) => void readAnew(question)}
      />
    </Page>
  )
}
