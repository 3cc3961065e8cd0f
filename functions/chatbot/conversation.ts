import type { ChatMessage } from '../../shared/contract/chatbot.ts'
import { limits } from '../../shared/limits.ts'
import { environment, variables } from '../runtime/env.ts'
import { invalid } from '../runtime/errors.ts'

const { ASSISTANT_NAME, PRODUCT_NAME } = environment(variables.stage)

/** What the model is told before a chat. It never leaves the server. */
export const chatInstruction = [
  `Du heter ${ASSISTANT_NAME} och är en personlig digital assistent i ${PRODUCT_NAME}, en intern portal i en svensk organisation. Du talar med en av portalens administratörer.`,
  'Svara på svenska om inget annat efterfrågas, sakligt, vänligt och kort. Skriv i Markdown.',
  'Du kan inte se eller ändra något i portalen: hänvisa till rätt sida när det behövs. Hitta inte på fakta.',
].join('\n')

type Turn = { role: 'user' | 'assistant'; content: string }

const isTurn = (message: ChatMessage): message is Turn =>
  message.role !== 'system' && message.content.trim() !== ''

/** Two turns of one role in a row, as after an answer that never came, as one: some models take no others. */
function joined(turns: Turn[]): Turn[] {
  const all: Turn[] = []
  for (const turn of turns) {
    const before = all.at(-1)
    if (before?.role === turn.role) before.content += `\n\n${turn.content}`
    else all.push({ ...turn })
  }
  return all
}

/**
 * The part of a chat that the model is asked: without what claims to be the system's, the newest messages that fit the
 * limits, beginning with the person's. Throws 400 when the last message is none of the person's.
 */
export function conversation(messages: ChatMessage[]): Turn[] {
  const turns = messages.filter(isTurn)
  if (turns.at(-1)?.role !== 'user') throw invalid({ newMessage: 'Skriv ett meddelande först.' })
  const newest: Turn[] = []
  let characters = 0
  for (const turn of turns.slice(-limits.chatMessagesAsked).toReversed()) {
    characters += turn.content.length
    if (newest.length > 0 && characters > limits.chatCharactersAsked) break
    newest.unshift(turn)
  }
  const first = newest.findIndex(({ role }) => role === 'user')
  return joined(newest.slice(first))
}
