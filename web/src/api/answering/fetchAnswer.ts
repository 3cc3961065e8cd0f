import type { Answer } from './answer.ts'
import { conversationOf } from './conversation.ts'
import { conversations } from './conversations.ts'
import { answerOf, fetchKept } from './kept.ts'
import { withOwnTexts } from './values.ts'

/**
 * Fetches an answer that goes on without us, and shows the conversation as it is kept: with our turn at its end, also where it
 * never reached the server. Throws what the server refuses.
 */
export async function fetchAnswer(
  key: string,
  turnId: string,
  signal: AbortSignal,
  until: number,
): Promise<Answer | undefined> {
  const id = conversations.get(key)?.SvarId ?? key
  const kept = await fetchKept({ id, turnId, until, signal })
  if (!kept) return undefined
  const turn = kept.said.find((one) => one.id === turnId)
  conversations.change(key, (now) => {
    const whole = { ...withOwnTexts(conversationOf(kept), now), key, isSeen: now.isSeen }
    const own = turn ? [] : now.turns.filter(({ id: of }) => of === turnId)
    return { ...whole, turns: [...whole.turns, ...own] }
  })
  return turn && answerOf(turn)
}
