import type { WholeAnswer } from '../../../../shared/contract/answers.ts'
import { type Conversation, conversationOf, isAnswering, lastAnswer } from './conversation.ts'
import { conversations } from './conversations.ts'
import { putValuesBack, withOwnTexts } from './values.ts'

/** Whether what is at hand tells as much as what is kept: more may have been said, or be on its way. */
function isAhead(own: Conversation, kept: Conversation): boolean {
  const more = own.turns.length - kept.turns.length
  return isAnswering(own) || more > 0 || (more === 0 && lastAnswer(own).phase === 'done')
}

/**
 * Puts an answer that is kept before its person, the latest about its question; with `again`, which is for what has been read
 * once more, where it already stands. What is at hand of it and tells as much stays.
 */
export function openKept(answer: WholeAnswer, again: boolean): void {
  const kept = conversationOf(answer)
  const { Helped, Pinned, until } = kept
  const own = conversations
    .of(answer.QuestionId)
    .find(({ key, SvarId = key }) => SvarId === answer.id)
  if (!own) return again ? undefined : conversations.show(kept)
  const told = isAhead(own, kept) ? own : { ...withOwnTexts(kept, own), key: own.key }
  const next = { ...told, Helped, Pinned, until }
  if (again) conversations.change(own.key, () => next)
  else conversations.show(next)
  void putValuesBack(own.key)
}
