import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { questionLimits } from '../../questionLimits.ts'
import { kinds } from '../../rules/personalData/kinds.ts'
import { lineEnds } from '../http/lineEnds.ts'
import { repeated } from '../route.ts'

/** How many values of each kind were hidden from whoever was asked (docs/requirements.md, "Personal data"). */
export const hiddenCounts = z.partialRecord(z.enum(kinds), z.int().check(z.gte(1)))

/** What a question does where somebody writes personal data: hides it, hides it once they have agreed, or asks nobody. */
export const guarding = z.enum(['dölj', 'varna', 'stoppa'])

/** What a question does where nobody has said otherwise. */
export const usualGuarding: Guarding = 'dölj'

export type Guarding = z.infer<typeof guarding>

/** A word that a person has marked to be hidden, or some of them, besides what is found. */
const hiddenWord = z
  .string()
  .check(lineEnds, z.minLength(2, 'Markera minst två tecken.'), z.maxLength(limits.hiddenWord))

const words = (most: number) => z.array(z.string()).check(z.maxLength(most))

/** Whoever asks on names those who were chosen in the form, too: name and address of each. */
const sent = limits.hiddenWords + 2 * questionLimits.questionFields

/** The words that a person has marked to be hidden, as a form sends them. */
export const hiddenWords = z.pipe(repeated(hiddenWord), words(sent))

/** The same as JSON. */
export const hiddenWordList = z.pipe(z._default(z.array(hiddenWord), []), words(limits.hiddenWords))
