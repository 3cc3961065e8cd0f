import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../../../../shared/contract/assistant.ts'
import type { OwnAnswer } from '../../../../../shared/contract/assistant/ownAnswer.ts'
import { usualGuarding } from '../../../../../shared/contract/assistant/personalData.ts'
import { useBroughtBack } from '../../../api/answering/conversations.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { lobbyTexts } from '../../../texts/assistant/card.ts'
import { catalogue } from '../../../texts/errors.ts'
import { Notice } from '../../../ui/message/Notice.tsx'
import { useFaultToast } from '../../../ui/message/useFaultToast.ts'
import { PageSpinner } from '../../../ui/PageSpinner.tsx'
import { focusTitle } from '../../../ui/Title.tsx'
import { QuestionPage } from './QuestionPage.tsx'
import { GoneAnswer, GoneQuestion, isNotThere, UnreadAnswer, UnreadQuestion } from './Unopened.tsx'
import { useCard } from './useCard.ts'
import { useKeptAnswer } from './useKeptAnswer.ts'

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
export default function OpenedQuestion({ questionId, answerId }: Props) {
  const { card, isRead, isFetching, error, retry } = useCard(questionId)
  const isAgain = useRef(false)
  useFaultToast(isRead ? undefined : error, catalogue.questions)
  // What was pressed, and the title that had the focus then, have gone.
  useEffect(() => {
    if (isRead && isAgain.current) focusTitle()
  }, [isRead])
  // Whoever has it open keeps what they have written where it is taken away meanwhile.
  const [last, setLast] = useState(card)
  if (card && card !== last) setLast(card)
  const page = `${questionId} ${useBroughtBack()}`
  const known = card ?? (last?.id === questionId ? last : undefined)
  const kept = useKeptAnswer(questionId, answerId)
  if ((!isRead && !known && isFetching) || kept.isComing) return <PageSpinner />
  if (!isRead && !known) {
    const tryAgain = () => {
      isAgain.current = true
      retry()
    }
    return <UnreadQuestion error={error} onRetry={tryAgain} />
  }
  if (isNotThere(kept.failure) && card) return <GoneAnswer questionId={questionId} />
  if (kept.failure && !isNotThere(kept.failure)) {
    const label = card?.QuestionLabel ?? lobbyTexts.title
    return <UnreadAnswer label={label} error={kept.failure} onRetry={kept.retry} />
  }
  if (known) {
    return (
      <>
        {isRead && !card && (
          <Notice tone="error" title={texts.gone}>
            <p>{texts.goneMeanwhile}</p>
          </Notice>
        )}
        <QuestionPage key={page} question={known} />
      </>
    )
  }
  if (!kept.data) return <GoneQuestion />
  return <QuestionPage key={page} question={goneCard(kept.data)} isGone />
}
