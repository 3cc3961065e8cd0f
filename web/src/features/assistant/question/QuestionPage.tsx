import { Box, Button, Grid, Text } from '@chakra-ui/react'
import { lazy, Suspense, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import { limits } from '../../../../../shared/limits.ts'
import { isAdmin } from '../../../../../shared/rules/permissions.ts'
import { textIn } from '../../../api/answering/answer.ts'
import { isAnswering, lastAnswer, type Text as Asked } from '../../../api/answering/conversation.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { questionPageOf, questionsOf } from '../../../routes/paths.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { AnswerStatus } from '../../../ui/answer/AnswerStatus.tsx'
import { preloadMarkdown } from '../../../ui/answer/MarkdownText.tsx'
import { BackLink } from '../../../ui/BackLink.tsx'
import { PageSpinner } from '../../../ui/PageSpinner.tsx'
import { Title } from '../../../ui/Title.tsx'
import { useCardDraft, valuesOf } from '../drafts.ts'
import { ConversationView } from './ConversationView.tsx'
import { EarlierAnswer } from './EarlierAnswer.tsx'
import { QuestionInput } from './QuestionInput.tsx'
import { Certificate } from './Certificate.tsx'
import { WhereTo } from './WhereTo.tsx'
import { useAsking } from './useAsking.ts'
import { useEscape } from './useEscape.ts'

// The form comes with the questions that have one.
const QuestionForm = lazy(() => import('../../../ui/questionForm/QuestionForm.tsx'))

type Props = {
  question: Card
  /** It is not in the library any more: there is nothing to ask. */
  isGone?: boolean
}

/** A prepared question: one's own details in, the answer beside them (docs/requirements.md, "Question card"). */
export function QuestionPage({ question, isGone = false }: Props) {
  const { id, QuestionLabel: label, subtext, FollowUps, HasFields } = question
  const own = useAsking({ id, label })
  const { latest, earlier } = own
  const { draft, write } = useCardDraft(id, latest?.turns[0]?.asked)
  const input = useRef<HTMLTextAreaElement>(null)
  const [compares, compare] = useState(false)
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const back = questionsOf(isAdmin(useUser().Role))
  const canCompare = earlier !== undefined && textIn(lastAnswer(earlier)) !== ''

  /** What is asked now is the latest, also after a reload: the address names an earlier answer no more. */
  function leaveAnswer() {
    if (params.has('svar')) void navigate(questionPageOf(id), { replace: true })
  }

  function send(text: Asked) {
    preloadMarkdown()
    own.ask(text)
    leaveAnswer()
  }

  function retry() {
    leaveAnswer()
    return own.retry()
  }

  const asking = { ...own, retry }

  const last = latest && lastAnswer(latest)
  const refused = last?.phase === 'failed' ? last.error : undefined
  const box = {
    ref: input,
    question,
    text: draft,
    busy: latest !== undefined && isAnswering(latest),
    onText: write,
    onSend: send,
  }

  useEscape(() => void navigate(back))

  return (
    <Box maxWidth={`${limits.cardWidth}px`} mx="auto">
      <BackLink to={back}>{texts.back}</BackLink>
      <Title page={label} />
      {subtext !== '' && (
        <Text mt="1" color="fg.muted" overflowWrap="anywhere">
          {subtext}
        </Text>
      )}
      {!isGone && <WhereTo question={question} />}
      {!isGone && <Certificate question={question} />}
      <Grid
        mt="5"
        gap="6"
        alignItems="start"
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: latest && !isGone ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 1fr)',
        }}
      >
        {!isGone && (
          <Box position={{ lg: HasFields ? 'static' : 'sticky' }} top={{ lg: '24' }}>
            {HasFields ? (
              <Suspense fallback={<PageSpinner />}>
                <QuestionForm
                  questionId={id}
                  place={valuesOf(id)}
                  filled={latest?.turns[0]?.filled}
                  error={refused}
                >
                  {(form) => <QuestionInput {...box} form={form} />}
                </QuestionForm>
              </Suspense>
            ) : (
              <QuestionInput {...box} />
            )}
            {canCompare && (
              <Button variant="outline" size="sm" mt="4" onClick={() => compare(!compares)}>
                {compares ? texts.hideEarlier : texts.earlier}
              </Button>
            )}
          </Box>
        )}
        {latest && (
          <Grid
            gap="6"
            alignItems="start"
            templateColumns={{
              base: 'minmax(0, 1fr)',
              xl: compares && canCompare ? '1fr 1fr' : 'minmax(0, 1fr)',
            }}
          >
            <ConversationView
              conversation={latest}
              asking={asking}
              followUps={isGone ? undefined : FollowUps}
              input={input}
            />
            {compares && canCompare && <EarlierAnswer conversation={earlier} />}
          </Grid>
        )}
      </Grid>
      {/* There before the first question is asked: the first step is told, too. */}
      <AnswerStatus answer={last ?? { phase: 'idle' }} />
    </Box>
  )
}
