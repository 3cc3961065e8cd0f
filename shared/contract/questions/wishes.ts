import * as z from 'zod/mini'
import { degrees, lengths } from '../../rules/questions/wishes.ts'

const degree = z.enum(degrees)

/** What a question's author wants of its answers (`rules/questions/wishes.ts`). */
export const wishes = z.strictObject({
  length: z.optional(z.enum(lengths)),
  effort: z.optional(degree),
  variation: z.optional(degree),
})

/** What a model can be told of that. */
export const takes = z.object({ effort: z.array(degree), variation: z.array(degree) })
