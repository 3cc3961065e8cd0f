import type { Turn } from '../../shared/contract/assistant/ownAnswer.ts'
import type { Guard } from '../../shared/rules/personalData.ts'
import { marks } from '../../shared/rules/personalData/kinds.ts'
import { HttpError } from '../runtime/errors.ts'
import type { Conversation } from './conversation.ts'

const overtaken = () =>
  new HttpError(
    409,
    'changed',
    'Svaret har ändrats sedan du öppnade det, till exempel i en annan flik. Inget har sparats. Ladda om sidan för att se det som det är nu.',
  )

const plain = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/**
 * Whether a text is what is kept of an answer. Its reader has values where that has marks, also those of earlier turns, whose
 * numbers nobody knows any more: so all marks are alike here.
 */
function isSame(text: string, { answer }: Turn, guard: Guard): boolean {
  if (plain(text) === plain(guard.restore(answer))) return true
  const bare = (one: string) => plain(guard.hide(one)).replaceAll(marks(), '[]')
  return bare(text) === bare(answer)
}

/**
 * Throws 409 where an answer is gone on with that is not the conversation's newest any more, or has come to its end since
 * (docs/requirements.md, "Own answers").
 */
export function refuseOvertaken(
  conversation: Conversation | undefined,
  Continues: string | undefined,
  guard: Guard,
): void {
  const newest = conversation?.said.at(-1)
  if (!newest || Continues === undefined) return
  if (newest.ending !== 'cut' || !isSame(Continues, newest, guard)) throw overtaken()
}
