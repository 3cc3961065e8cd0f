import type { WholeAnswer } from '../../../../shared/contract/answers.ts'
import type { Helped } from '../../../../shared/contract/assistant/ownAnswer.ts'
import type { Filled } from '../../../../shared/rules/questions/fields.ts'
import { isAnswerId, timeOfAnswer } from '../../../../shared/rules/assistant/answerIds.ts'
import { type Answer, isRunning } from './answer.ts'
import { answerOf } from './kept.ts'

/**
 * What somebody asks, with what they filled into the question's form, the words that they have marked to be hidden, and whether
 * they agreed to what is found.
 */
export type Text = {
  asked: string
  filled?: Filled[] | undefined
  Hide?: string[] | undefined
  Confirmed?: 'true' | undefined
}

/** One turn: what was asked, and its answer. `id` is what the call is known by. */
export type ShownTurn = Text & { id: string; answer: Answer }

/** A conversation about a prepared question, as somebody has it before them. */
export type Conversation = {
  /** Known by its first turn. */
  key: string
  question: { id: string; label: string }
  /** Where it is kept. */
  SvarId?: string | undefined
  turns: ShownTurn[]
  /** Whether its person has seen how it ended. */
  isSeen: boolean
  Helped?: Helped | undefined
  Pinned?: boolean | undefined
  /** Until when it is kept, as the server told it last: ISO 8601 in UTC. */
  until?: string | undefined
}

/** A conversation as the server has kept it. */
export const conversationOf = (kept: WholeAnswer): Conversation => ({
  key: kept.id,
  question: { id: kept.QuestionId, label: kept.Question },
  SvarId: kept.id,
  turns: kept.said.map((turn) => {
    const { id, asked, filled } = turn
    return { id, asked, filled, answer: answerOf(turn) }
  }),
  isSeen: true,
  Helped: kept.Helped,
  Pinned: kept.Pinned,
  until: kept.until,
})

/** The last turn's answer. */
export const lastAnswer = ({ turns }: Conversation): Answer =>
  turns.at(-1)?.answer ?? { phase: 'idle' }

/** When the last turn was asked. */
export const askedAt = ({ turns }: Conversation): Date => {
  const id = turns.at(-1)?.id ?? ''
  return isAnswerId(id) ? new Date(timeOfAnswer(id)) : new Date()
}

export const isAnswering = (conversation: Conversation): boolean =>
  isRunning(lastAnswer(conversation))

/** The same conversation with a turn's answer changed. */
export const withAnswer = (
  conversation: Conversation,
  turnId: string,
  answer: Answer,
): Conversation => ({
  ...conversation,
  turns: conversation.turns.map((turn) => (turn.id === turnId ? { ...turn, answer } : turn)),
})
