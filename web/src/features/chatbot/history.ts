import * as z from 'zod/mini'
import { source } from '../../../../shared/contract/assistant/answer.ts'
import { receipt } from '../../../../shared/contract/assistant/receipt.ts'
import type { ChatMessage } from '../../../../shared/contract/chatbot.ts'
import { limits } from '../../../../shared/limits.ts'
import { keepInBrowser } from '../../api/keepInBrowser.ts'

const turn = z.object({
  /** Counted from 1. */
  id: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** The answer was stopped before its end. */
  stopped: z.optional(z.boolean()),
  /** The answer stopped at its greatest length. */
  cut: z.optional(z.boolean()),
  sources: z.optional(z.array(source)),
  receipt: z.optional(receipt),
})

/** What one side of the chat has said. */
export type Turn = z.infer<typeof turn>

// As with the lobby's drafts: it survives a reload, is nobody else's, and signing out empties the session storage.
const keyOf = (userId: string) => `chat.${userId}`

/** What was said in this window since its person signed in. */
export function readTurns(userId: string): Turn[] {
  try {
    return z.parse(z.array(turn), JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '[]'))
  } catch {
    return []
  }
}

/** What was said, and after it something more. */
export const withTurn = (turns: Turn[], said: Omit<Turn, 'id'>): Turn[] => [
  ...turns,
  { ...said, id: (turns.at(-1)?.id ?? 0) + 1 },
]

/** Keeps what was said. */
export function keepTurns(userId: string, turns: Turn[]): void {
  if (turns.length === 0) return sessionStorage.removeItem(keyOf(userId))
  const text = JSON.stringify(turns.slice(-limits.chatMessagesSent))
  keepInBrowser(keyOf(userId), text, sessionStorage)
}

/** What is sent of a text: a person's from its beginning, and of a long answer the end, from where it may be gone on with. */
const sentOf = ({ role, content }: Turn) =>
  role === 'user' ? content.slice(0, limits.answerText) : content.slice(-limits.answerText)

/** What is sent of a chat: the newest turns, as many and as long as the server asks the model about. */
export const messagesOf = (turns: Turn[]): ChatMessage[] =>
  turns.slice(-limits.chatMessagesAsked).map((said) => ({ role: said.role, content: sentOf(said) }))
