import { limits } from '../../../../shared/limits.ts'
import { peopleIn, textsOf, wordsAsAsked } from '../../../../shared/rules/questions/fields.ts'
import type { Guard } from '../../../../shared/rules/personalData.ts'
import { marks } from '../../../../shared/rules/personalData/kinds.ts'
import { lazyImport } from '../lazyImport.ts'
import { textIn } from './answer.ts'
import type { Conversation, ShownTurn } from './conversation.ts'
import { conversations } from './conversations.ts'

/*
 * What is kept has marks in the place of personal data (docs/requirements.md, "Personal data"). Who still has the texts before
 * them sees their values: nothing of it leaves this window.
 */

/** A name that is too long for a word, as the words of which it is made. */
const withinWords = (word: string): string[] =>
  word.length <= limits.hiddenWord
    ? [word]
    : word.split(' ').filter(({ length }) => length > 1 && length <= limits.hiddenWord)

/**
 * What stays hidden in what is asked next: whoever was chosen in a turn's form, and what was marked by hand. An address that is
 * too long for a word is found by its form.
 */
export const hiddenIn = (turns: readonly ShownTurn[]): string[] => {
  const words = turns.flatMap(({ filled, Hide = [] }) => [...peopleIn(filled), ...Hide])
  return [...new Set(words.flatMap(withinWords))]
}

/** A conversation as it is kept, with the texts as this window knows them. */
export function withOwnTexts(kept: Conversation, own: Conversation): Conversation {
  const ownTurn = (id: string) => own.turns.find((turn) => turn.id === id)
  const turns = kept.turns.map((turn) => {
    const { asked, filled, Hide, Confirmed } = ownTurn(turn.id) ?? turn
    return { ...turn, asked, filled, Hide, Confirmed }
  })
  return { ...kept, turns }
}

const hasMarks = ({ answer }: ShownTurn): boolean => marks().test(textIn(answer))

/** Puts values in the place of the marks in a conversation's answers, as far as this window has them. */
export async function putValuesBack(key: string): Promise<void> {
  if (!conversations.get(key)?.turns.some(hasMarks)) return
  const { guardOf } = await lazyImport(
    () => import('../../../../shared/rules/personalData.ts'),
  ).catch(() => ({ guardOf: undefined }))
  if (!guardOf) return
  conversations.change(key, (now) => {
    const guards: Guard[] = []
    const before: string[] = []
    const turns = now.turns.map((turn) => {
      const text = textIn(turn.answer)
      // The server does not go on from where nothing was said, and gives the numbers of its marks again.
      if (text === '') return turn
      const { asked, filled, Hide = [] } = turn
      const texts = [asked, ...textsOf(filled)]
      const words = [...wordsAsAsked(Hide, texts), ...peopleIn(filled)]
      const guard = guardOf({ texts, before: [...before], words })
      guards.push(guard)
      before.push(...texts.map((one) => guard.hide(one)), text)
      // The turn's own numbers first: a guard before it may have given them to what stood nowhere.
      const restored = guards.reduceRight((done, one) => one.restore(done), text)
      return 'text' in turn.answer ? { ...turn, answer: { ...turn.answer, text: restored } } : turn
    })
    return { ...now, turns }
  })
}
