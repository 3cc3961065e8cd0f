import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { oneLine } from '../rules/oneLine.ts'
import { source } from './answer.ts'
import { filledField } from './fields.ts'
import { hiddenCounts } from './personalData.ts'
import { receipt } from './receipt.ts'
import { done, id, repeated, route, searchTerm } from './route.ts'

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

/** The same with everything that was said. */
const wholeAnswer = z.extend(ownAnswer, { said: z.array(turn) })

export type WholeAnswer = z.infer<typeof wholeAnswer>

const truth = z.pipe(
  z.optional(z.enum(['true', 'false'])),
  z.transform((given) => given === 'true'),
)

/** What somebody says of their answer. `Helped` without a value takes back what they have said. */
const changes = z.object({
  id,
  Pinned: z.optional(z.boolean()),
  Helped: z.optional(z.nullable(helped)),
  Reason: z.optional(reason),
  Note: z.optional(oneLine().check(z.maxLength(limits.answerNote))),
  /** With a no: whoever writes the question may see what was written first, with marks in the place of personal data. */
  Share: z.optional(z.literal(true)),
})

export const answers = {
  'answers.all': route({
    method: 'GET',
    path: 'Svar/all',
    summary:
      'A page of one’s own answers, newest first, after the one that `before` names; with `whole` everything that was said',
    access: 'user',
    body: 'query',
    input: z.object({
      before: z.optional(id),
      QuestionId: z.optional(id),
      searchTerm: searchTerm(limits.searchTerm),
      pinned: truth,
      whole: truth,
      rows: z._default(
        z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.ownAnswersAtOnce)),
        limits.pageSize,
      ),
    }),
    output: z.object({
      results: z.object({
        rows: z.array(z.extend(ownAnswer, { said: z.optional(z.array(turn)) })),
        /** What the next page is asked with; absent at the end. */
        next: z.optional(z.string()),
      }),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER'],
  }),
  'answers.get': route({
    method: 'GET',
    path: 'Svar/get',
    summary: 'One of one’s own answers, with everything that was said',
    access: 'user',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({ id }),
    output: z.object({ results: wholeAnswer }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER'],
  }),
  'answers.update': route({
    method: 'PUT',
    path: 'Svar/update',
    summary: 'Pins one of one’s own answers or lets it go, and says whether it helped',
    access: 'user',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: changes,
    output: z.object({ results: ownAnswer }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
    ],
    reads: ['USER'],
    writes: ['USER', 'VOTES', 'VOTE', 'RATE'],
  }),
  'answers.delete': route({
    method: 'DELETE',
    path: 'Svar/delete',
    summary: 'Deletes answers of one’s own: those with these ids, or all of them',
    access: 'user',
    refuses: ['held'],
    body: 'query',
    input: z.object({ id: repeated(id), all: truth }),
    output: done,
    permissions: ['table:GetItem', 'table:Query', 'table:UpdateItem', 'table:BatchWriteItem'],
    reads: ['USER', 'HOLD'],
    writes: ['USER', 'RATE'],
  }),
}
