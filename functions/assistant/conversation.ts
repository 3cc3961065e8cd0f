import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import { serverLimits } from '../../shared/serverLimits.ts'
import { questionLimits } from '../../shared/questionLimits.ts'
import { isFullConversation } from '../../shared/rules/assistant/conversations.ts'
import { HttpError, invalid, notFound } from '../runtime/errors.ts'
import type { Caller } from '../platform/caller.ts'
import { carried } from '../platform/lists/carried.ts'
import { ownAnswers } from '../stores/answers/own/ownAnswers.ts'

/** A conversation that goes on: what was said in it before, and when it goes by itself. */
export type Conversation = { id: string; said: Turn[]; until: string }

const isFull = () =>
  new HttpError(
    409,
    'too_many_turns',
    `Det går att fråga vidare ${questionLimits.conversationTurns - 1} gånger. Ställ frågan på nytt för att börja om.`,
  )

const isTooLong = () =>
  new HttpError(
    409,
    'too_many_turns',
    'Samtalet har blivit för långt. Ställ frågan på nytt för att börja om.',
  )

/** All that was said leaves in one answer, which has to carry another turn. */
const hasRoom = (said: Turn[]): boolean =>
  carried(said, serverLimits.lambdaPayloadBytes / 2).message === undefined

/** What a person can go on from: turns in which something was said. */
const hasText = ({ answer }: Turn): boolean => answer !== ''

/** Whether a turn was answered, whole or as far as an answer goes (docs/requirements.md, "Own answers"). */
export const isAnswered = ({ ending }: Turn): boolean => ending === 'answered' || ending === 'cut'

const isFullOf = (said: Turn[]): boolean =>
  isFullConversation({ answered: said.filter(isAnswered).length, all: said.length })

/** What was said before a turn that is asked once more: one that was answered stays where it is. */
function saidBefore(said: Turn[], again: Turn): Turn[] {
  if (isAnswered(again)) return said.slice(0, said.indexOf(again))
  return said.filter((turn) => turn !== again)
}

type Wanted = {
  SvarId: string
  QuestionId: string
  /** The name under which the answer is kept, as far as its client gave one. */
  named: string | undefined
  asked: string
  isLonger: boolean
}

/**
 * A conversation of the caller's about this question, to be gone on with. Throws 404 when there is none, and 409 when it has
 * as many turns or as much text as there may be, unless only its last answer is to become longer or the same was answered before.
 */
export async function conversationOf(
  { id: userid }: Caller,
  { SvarId, QuestionId, named, asked, isLonger }: Wanted,
): Promise<Conversation> {
  const row = await ownAnswers.get(userid, SvarId)
  if (!row || row.QuestionId !== QuestionId) throw notFound('Svaret')
  const said = (await ownAnswers.said(userid, SvarId)).get(SvarId) ?? []
  if (!said.some(hasText)) throw notFound('Svaret')
  const conversation = { id: SvarId, until: row.until }
  if (isLonger) return { ...conversation, said: said.filter(hasText) }
  if (asked.trim() === '') throw invalid({ FBody: 'Skriv vad du vill ändra.' })
  const again = said.find(({ id }) => id === named && id !== SvarId)
  const before = again ? saidBefore(said, again) : said
  if (!(again && isAnswered(again)) && isFullOf(before)) throw isFull()
  if (!again && !hasRoom(said)) throw isTooLong()
  return { ...conversation, said: before.filter(hasText) }
}
