import { addDays, dayInWords, dayOf } from '../../../../../shared/rules/days.ts'
import { askedAt, type Conversation } from '../../../api/answering/conversation.ts'
import { config } from '../../../api/config.ts'
import { assistantTexts as texts } from '../../../texts/assistant.ts'

/** Says until when an answer is kept; of one that has just come, or the server has not told of, by the stage's days. */
export function keptUntil(conversation: Conversation): string {
  const { Pinned = false, until, turns } = conversation
  const { ownAnswerDays, pinnedAnswerDays } = config()
  if (until !== undefined) return texts.keptTo(dayInWords(dayOf(new Date(until))))
  if (Pinned) return texts.keptPinned(pinnedAnswerDays)
  // What is asked on with is kept no longer than what it goes on from.
  const asked = dayOf(askedAt({ ...conversation, turns: turns.slice(0, 1) }))
  if (asked === dayOf(new Date())) return texts.kept(ownAnswerDays)
  return texts.keptTo(dayInWords(addDays(asked, ownAnswerDays)))
}
