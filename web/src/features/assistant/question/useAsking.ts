import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Answer } from '../../../api/answering/answer.ts'
import { asking } from '../../../api/answering/asking.ts'
import type { Conversation, Text } from '../../../api/answering/conversation.ts'
import { conversations, useConversations } from '../../../api/answering/conversations.ts'
import { useUser } from '../../../api/session/currentUser.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'
import { cardTexts } from '../../../texts/assistant/card.ts'
import { toaster } from '../../../ui/message/toaster.ts'
import { forgetDraft } from '../drafts.ts'
import { assistantQueries } from '../assistant.queries.ts'

/** Tells how an answer ended: in a word to whoever sees it, with its name to whoever is elsewhere. */
function tell({ question, turns }: Conversation, { phase }: Answer) {
  if (phase === 'stopped' || turns.length === 0) return
  if (conversations.isViewed(question.id)) {
    if (phase === 'done') toaster.success(cardTexts.sent)
  } else {
    const text = phase === 'done' ? texts.arrived : texts.notArrived
    toaster.success(text(question.label))
  }
}

/** What can be asked about a question, and the conversations about it. */
export function useAsking(question: { id: string; label: string }) {
  const { id: userid } = useUser()
  const client = useQueryClient()
  const all = useConversations(question.id)
  const latest = all.at(-1)

  const onEnd = (conversation: Conversation, answer: Answer, wentOn: boolean) => {
    // Whoever asks on may have begun to write something else.
    const [first, ...more] = answer.phase === 'done' && !wentOn ? conversation.turns : []
    if (first && more.length === 0) forgetDraft(userid, question.id, first)
    void client.invalidateQueries(assistantQueries.latestAnswers())
    // `Mina svar` may be what they look at meanwhile.
    void client.invalidateQueries({ queryKey: ['answers.all'] })
    tell(conversation, answer)
  }

  useEffect(() => conversations.view(question.id), [question.id])

  const restore = useEffectEvent((of: string) => {
    if (!conversations.latest(of)) void asking.restore(userid, of, onEnd)
  })
  useEffect(() => restore(question.id), [question.id])

  return {
    latest,
    earlier: all.at(-2),
    ask: (text: Text) => asking.ask(userid, question, text, onEnd),
    askOn: (text: string) => latest && asking.askOn(userid, latest, text, onEnd),
    retry: () => latest && asking.retry(userid, latest, onEnd),
    goOn: () => latest && asking.goOn(userid, latest, onEnd),
    stop: () => latest && asking.stop(latest),
  }
}

export type Asking = ReturnType<typeof useAsking>
