import * as z from 'zod/mini'

/**
 * A number of a query that has to be there. Made of a text, one that is not there would be a number of the wrong form: so it is said
 * first, as of other fields (`rules/textOfIssue.ts`), or in the words of `missing`.
 */
export const asked = <T extends z.ZodMiniType>(number: T, missing?: string) =>
  z.nonoptional(z.optional(number), missing)
