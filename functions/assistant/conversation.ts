import type { Turn } from '../../shared/contract/ownAnswer.ts'
import { limits } from '../../shared/limits.ts'
import { HttpError, invalid, notFound } from '../runtime/errors.ts'
import type { Caller } from '../platform/caller.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'

/** A conversation that goes on: what was said in it, and when it goes by itself. */
export type Conversation = { id: string; said: Turn[]; until: string }

const isFull = () =>
  new HttpError(
    409,
    'too_many_turns',
    `Det går att fråga vidare ${limits.conversationTurns - 1} gånger. Ställ frågan på nytt för att börja om.`,
  )

/** What a person can go on from: turns in which something was said. */
const hasText = ({ answer }: Turn): boolean => answer !== ''

/**
 * A conversation of the caller's about this question, to be gone on with. Throws 404 when there is none, and 409 when it has
 * as many turns as there may be, unless only its last answer is to become longer.
 */
export async function conversationOf(
  { id: userid }: Caller,
  {
    SvarId,
    QuestionId,
    asked,
    isLonger,
  }: { SvarId: string; QuestionId: string; asked: string; isLonger: boolean },
): Promise<Conversation> {
  const row = await ownAnswers.get(userid, SvarId)
  if (!row || row.QuestionId !== QuestionId) throw notFound('Svaret')
  const said = (await ownAnswers.said(userid, SvarId)).get(SvarId) ?? []
  const spoken = said.filter(hasText)
  if (spoken.length === 0) throw notFound('Svaret')
  if (!isLonger && asked.trim() === '') throw invalid({ FBody: 'Skriv vad du vill ändra.' })
  if (!isLonger && said.length >= limits.conversationTurns) throw isFull()
  return { id: SvarId, said: spoken, until: row.until }
}

/** The turns that are asked again: the first, and the newest of the others that there is room for. */
export function rememberedTurns([first, ...later]: Turn[]): Turn[] {
  if (!first) return []
  const sizeOf = ({ asked, answer }: Turn) => asked.length + answer.length
  let left = limits.conversationCharacters - sizeOf(first)
  const kept: Turn[] = []
  for (const turn of later.toReversed()) {
    left -= sizeOf(turn)
    if (left < 0) break
    kept.unshift(turn)
  }
  return [first, ...kept]
}
