import { useState } from 'react'
import type { Conversation } from '../../api/answering/conversation.ts'
import { useUnseenAnswers } from '../../api/answering/conversations.ts'

/** An answer by its turn: whoever asks on gets another one. */
const idOf = ({ key, turns }: Conversation) => turns.at(-1)?.id ?? key

/**
 * Answers that came, or did not, while their person was elsewhere. What the bell has told of them counts for the bell alone:
 * on its card an answer is new until it is opened.
 */
export function useAnswerNotices() {
  const [told, setTold] = useState<ReadonlyMap<string, 'seen' | 'cleared'>>(new Map())
  const unseen = useUnseenAnswers()
  // One that is tried again keeps its turn, and is told of anew.
  const still = [...told].filter(([id]) => unseen.some((one) => idOf(one) === id))
  if (still.length < told.size) setTold(new Map(still))
  const answers = unseen
    .map((conversation) => ({ id: idOf(conversation), conversation }))
    .filter(({ id }) => told.get(id) !== 'cleared')

  const mark = (as: 'seen' | 'cleared') =>
    setTold((now) => new Map([...now, ...answers.map(({ id }) => [id, as] as const)]))

  return {
    answers,
    unseen: answers.filter(({ id }) => !told.has(id)),
    see: () => mark('seen'),
    clear: () => mark('cleared'),
  }
}
