import * as z from 'zod/mini'
import { source } from './answer.ts'
import { filledField } from '../questions/fields.ts'
import { hiddenCounts } from './personalData.ts'
import { receipt } from './receipt.ts'

// By itself, as `user.ts` is: stores read answers without their routes.

/** How a kept answer ended: whole, at its greatest length, at its person's wish, or in a failure. */
const ending = z.enum(['answered', 'cut', 'stopped', 'failed'])

/** Why an answer did not help: it is wrong, lacks something, is too long, has the wrong tone. */
export const reason = z.enum(['fel', 'saknar', 'langt', 'ton'])

/** One turn of a conversation: what was asked, as it was sent, and what came. */
export const turn = z.object({
  /** A UUID of version 7: the `AnswerId` of its call, where the client chose such a one. The first turn's is the conversation's. */
  id: z.string(),
  asked: z.string(),
  /** What was filled into the question's form, where it has one. */
  filled: z.optional(z.array(filledField)),
  answer: z.string(),
  ending,
  /** What people are told of a failure. */
  why: z.optional(z.string()),
  sources: z.optional(z.array(source)),
  /** What was hidden from its provider: the texts have marks in its place. */
  hidden: z.optional(hiddenCounts),
  receipt: z.optional(receipt),
  AImodule: z.string(),
  GPTV: z.string(),
  /** ISO 8601 in UTC. */
  sdate: z.string(),
})

export type Turn = z.infer<typeof turn>

export const helped = z.enum(['yes', 'no'])

export type Helped = z.infer<typeof helped>

/** A conversation of one's own, as a list shows it; dates are ISO 8601 in UTC. */
export const ownAnswer = z.object({
  id: z.string(),
  QuestionId: z.string(),
  /** The question's label at that time. */
  Question: z.string(),
  /** The first words of what was asked first, and of what came last. */
  asked: z.string(),
  begins: z.string(),
  ending,
  turns: z.int(),
  Pinned: z.boolean(),
  Helped: z.optional(helped),
  sdate: z.string(),
  /** When it goes by itself. */
  until: z.string(),
})

export type OwnAnswer = z.infer<typeof ownAnswer>
