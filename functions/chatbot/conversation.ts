import type { ChatMessage } from '../../shared/contract/chatbot.ts'
import { limits } from '../../shared/limits.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
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

/** The newest turns that fit the limits, beginning with the person's. */
function fitting(turns: Turn[]): Turn[] {
  const newest: Turn[] = []
  let characters = 0
  for (const turn of turns.toReversed()) {
    characters += turn.content.length
    if (newest.length > 0 && characters > serverLimits.chatCharactersAsked) break
    newest.unshift(turn)
  }
  return newest.slice(newest.findIndex(({ role }) => role === 'user'))
}

const charactersOf = (turns: Turn[]): number =>
  turns.reduce((sum, { content }) => sum + content.length, 0)

/** The last answer and what it answered, where what came after leaves any room for them. */
function lastExchange(turns: Turn[], after: Turn[]): Turn[] {
  const at = turns.findLastIndex(({ role }) => role === 'assistant')
  const answer = turns[at]
  const asked = turns.slice(0, Math.max(at, 0)).findLast(({ role }) => role === 'user')
  const hasRoom =
    charactersOf(after) + serverLimits.chatExchange <= serverLimits.chatCharactersAsked
  return answer && asked && hasRoom ? [asked, answer] : []
}

/**
 * The part of a chat that the model is asked: without what claims to be the system's, the newest messages that fit the
 * limits, beginning with the person's; in any case what is gone on from, which may be longer (`inRoom`). Throws 400 when the last
 * message is none of the person's.
 */
export function conversation(messages: ChatMessage[]): Turn[] {
  const turns = messages.filter(isTurn).slice(-limits.chatMessagesAsked)
  if (turns.at(-1)?.role !== 'user') throw invalid({ newMessage: 'Skriv ett meddelande först.' })
  const newest = fitting(turns)
  const hasAnswer = newest.some(({ role }) => role === 'assistant')
  return joined(hasAnswer ? newest : [...lastExchange(turns, newest), ...newest])
}

const leftOut = '[… En del av texten är utelämnad för att den är lång.]'

/** A turn in so many characters: of an answer its end, from where it is gone on with, and of what a person wrote the beginning. */
function shortened({ role, content }: Turn, room: number): Turn {
  if (content.length <= room) return { role, content }
  const most = Math.max(room - leftOut.length - 1, 0)
  const kept = role === 'user' ? content.slice(0, most) : content.slice(content.length - most)
  const parts = role === 'user' ? [kept, leftOut] : [leftOut, kept]
  return { role, content: parts.join('\n').toWellFormed() }
}

/** A part of a chat within the limit of characters, once nothing in it can be cut in half that has to be hidden. */
export function inRoom(turns: Turn[]): Turn[] {
  const [asked, answer, ...after] = turns
  const room = serverLimits.chatCharactersAsked - charactersOf(after)
  if (!asked || !answer || charactersOf([asked, answer]) <= room) return turns
  const own = shortened(asked, Math.max(room - answer.content.length, Math.floor(room / 4)))
  return [own, shortened(answer, room - own.content.length), ...after]
}
