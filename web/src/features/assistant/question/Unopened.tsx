import { Button } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { ApiError } from '../../../api/request/errors.ts'
import { questionPageOf, questionsOf } from '../../../routes/paths.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { ReadFailed } from '../../../ui/message/ReadFailed.tsx'
import { Page } from '../../../ui/Page.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'

export const isNotThere = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

/** In the place of a question that is not in the library. */
export const GoneQuestion = () => {
  const { Role } = useUser()
  return (
    <Page>
      <PageHeader title={texts.gone} lead={texts.goneHelp} />
      <Button asChild variant="outline">
        <Link to={questionsOf(isAdmin(Role))}>{texts.back}</Link>
      </Button>
    </Page>
  )
}

/** In the place of an answer that is not kept any more. */
export const GoneAnswer = ({ questionId }: { questionId: string }) => (
  <Page>
    <PageHeader title={texts.answerGone} lead={texts.answerGoneHelp} />
    <Button asChild variant="outline">
      <Link to={questionPageOf(questionId)} replace>
        {texts.toQuestion}
      </Link>
    </Button>
  </Page>
)

type UnreadProps = { error: unknown; onRetry: () => void }

/** In the place of a question of which nothing could be read. */
export const UnreadQuestion = (unread: UnreadProps) => (
  <Page>
    <PageHeader title={lobbyTexts.title} />
    <ReadFailed title={lobbyTexts.failed} code={lobbyTexts.failedCode} {...unread} />
  </Page>
)

/** In the place of an answer that could not be read. */
export const UnreadAnswer = ({ label, ...unread }: UnreadProps & { label: string }) => (
  <Page>
    <PageHeader title={label} />
    <ReadFailed title={texts.answerFailed} code={texts.answerFailedCode} {...unread} />
  </Page>
)
