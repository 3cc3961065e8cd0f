import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { hiddenCounts } from './personalData.ts'
import { receipt } from './receipt.ts'

/** A page that an answer says it builds on. `nr` is the number by which its text refers to it, as in "[3]". */
export const source = z.object({
  nr: z.int(),
  url: z.string().check(z.regex(/^https?:\/\//), z.maxLength(limits.sourceAddress)),
  title: z.string().check(z.maxLength(limits.sourceTitle)),
})

export type Source = z.infer<typeof source>

/**
 * An answer, whole or, with `cut`, stopped at its greatest length: sent back as `Continues` it is gone on with from its
 * last word. `sources` where its provider names any.
 */
export const answerShape = {
  answer: z.string(),
  cut: z.optional(z.literal(true)),
  sources: z.optional(z.array(source).check(z.maxLength(limits.sources))),
  /** What was hidden from its provider, and how many of the marks it wrote otherwise: those stay as they are. */
  hidden: z.optional(hiddenCounts),
  changedMarks: z.optional(z.int()),
  receipt: z.optional(receipt),
  /** It had been gone on with before: nothing was asked now, and its receipt is of the whole answer. */
  again: z.optional(z.literal(true)),
  /** Where it is kept for its asker (`Svar/get`), and by what it can be asked on. */
  SvarId: z.optional(z.string()),
}
