import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { oneLine } from '../rules/oneLine.ts'
import { helped, ownAnswer, reason, turn } from './assistant/ownAnswer.ts'
import { done, id, repeated, route, searchTerm } from './route.ts'

/** An answer of one’s own with everything that was said. */
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
    refuses: ['not_found', 'changed', 'held'],
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
    reads: ['USER', 'VOTE', 'HOLD'],
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
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:BatchWriteItem',
    ],
    reads: ['USER', 'HOLD'],
    writes: ['USER', 'VOTE', 'RATE', 'LOG'],
  }),
}
