import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { kinds } from '../rules/personalData/kinds.ts'
import { repeated } from './route.ts'

/** How many values of each kind were hidden from whoever was asked (docs/requirements.md, "Personal data"). */
export const hiddenCounts = z.partialRecord(z.enum(kinds), z.int().check(z.gte(1)))

/** What a question does where somebody writes personal data: hides it, hides it once they have agreed, or asks nobody. */
export const guarding = z.enum(['dölj', 'varna', 'stoppa'])

/** What a question does where nobody has said otherwise. */
export const usualGuarding: Guarding = 'dölj'

export type Guarding = z.infer<typeof guarding>

/** Words that a person has marked to be hidden, besides what is found. */
export const hiddenWords = z.pipe(
  repeated(z.string().check(z.minLength(2), z.maxLength(limits.hiddenWord))),
  z.array(z.string()).check(z.maxLength(limits.hiddenWords)),
)
