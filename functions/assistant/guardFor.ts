import type * as z from 'zod/mini'
import type { assistant } from '../../shared/contract/assistant.ts'
import {
  type Filled,
  peopleIn,
  textsOf,
  wordsAsAsked,
} from '../../shared/rules/questions/fields.ts'
import { type Guard, guardOf } from '../../shared/rules/personalData.ts'
import { HttpError, invalid } from '../runtime/errors.ts'
import type { StoredQuestion } from '../stores/questions/questions.ts'
import type { Conversation } from './conversation.ts'

type Input = Pick<
  z.infer<(typeof assistant)['assistant.send']['input']>,
  'Continues' | 'Hide' | 'Confirmed' | 'Body'
>

const mustNot = 'Den här frågan tar inte emot personuppgifter. Ta bort dem och försök igen.'

const needsYes = () =>
  new HttpError(
    409,
    'personal_data',
    'Texten innehåller personuppgifter. De döljs för assistenten om du väljer att skicka ändå.',
  )

/** Whether a rule found something; what a person marks by hand they have seen. */
const hasFound = ({ counts }: Guard): boolean => Object.keys(counts).some((kind) => kind !== 'DOLT')

/**
 * What hides personal data in an answer's way to its provider and back. Marks of what was said before keep their numbers. Throws
 * 400 where the question takes no personal data, and 409 where its person has not agreed yet.
 */
export function guardFor(
  { PersonalData }: StoredQuestion,
  { Continues = '', Hide, Confirmed, Body }: Input,
  { asked, filled }: { asked: string; filled: Filled[] },
  conversation: Conversation | undefined,
): Guard {
  const said = conversation?.said ?? []
  const own = [asked, ...textsOf(filled)]
  // Whoever chooses somebody has seen whom: they count as marked by hand.
  const words = [...wordsAsAsked(Hide, own), ...peopleIn(filled)]
  // To go on with the last turn, its own marks are made once more.
  const before = Continues === '' ? said : said.slice(0, -1)
  const guard = guardOf({
    texts: [...own, Continues],
    before: before.flatMap((turn) => [turn.asked, ...textsOf(turn.filled), turn.answer]),
    words,
  })
  if (PersonalData === 'dölj') return guard
  // What the model has written is nothing that its reader could take away.
  const isFound = hasFound(guardOf({ texts: own, before: [], words }))
  const field = Body === undefined ? 'FBody' : 'Body'
  if (PersonalData === 'stoppa' && isFound) throw invalid({ [field]: mustNot })
  if (PersonalData === 'varna' && Confirmed === undefined && isFound) throw needsYes()
  return guard
}
