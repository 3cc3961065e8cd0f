import { questionLimits } from '../../questionLimits.ts'

/**
 * Whether a conversation has as many turns as there may be (docs/requirements.md, "Own answers"): a turn that failed or was
 * stopped is none that was answered. Page and server count alike.
 */
export const isFullConversation = ({ answered, all }: { answered: number; all: number }): boolean =>
  answered >= questionLimits.conversationTurns || all >= questionLimits.conversationTries
