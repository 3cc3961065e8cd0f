import * as z from 'zod/mini'
import { questionLimits } from '../../questionLimits.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { chosenQuestionId } from './question.ts'
import { done, id, route } from '../route.ts'

/** What somebody sends who misses a question: what it would be called and do, and what they would have written in it. */
export const newProposal = z.object({
  Subject: oneLine().check(
    z.minLength(1, 'Skriv vad frågan gäller.'),
    z.maxLength(questionLimits.questionLabel),
  ),
  Body: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Beskriv vad du vill få hjälp med.'),
      z.maxLength(questionLimits.proposalText),
    ),
  FBody: z._default(z.string().check(z.trim(), z.maxLength(questionLimits.trialText)), ''),
})

/** A question that somebody misses, with marks in the place of personal data. */
export const proposal = z.object({
  id: z.string(),
  Subject: z.string(),
  Body: z.string(),
  FBody: z._default(z.string(), ''),
  /** When it was sent: ISO 8601 in UTC. */
  sdate: z.string(),
})

const shownProposal = z.extend(proposal, {
  /** Whose it is. */
  name: z.string(),
  own: z.boolean(),
  /** Somebody writes on it: there is a draft with its id. */
  taken: z.boolean(),
})

export type Proposal = z.infer<typeof shownProposal>

export const proposals = {
  'questions.propose': route({
    method: 'PUT',
    path: 'Question/propose',
    summary: 'Proposes a question to the administrators; personal data in it is not kept',
    access: 'user',
    refuses: ['too_many_proposals'],
    body: 'json',
    input: z.extend(newProposal, { NewId: z.optional(chosenQuestionId) }),
    output: z.object({ results: shownProposal, message: z.string() }),
    permissions: ['table:GetItem', 'table:Query', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'PROPOSAL', 'QUESTION', 'ADMINISTRATORS'],
    writes: ['USER', 'RATE', 'PROPOSAL', 'EVENT', 'LOG'],
  }),
  'questions.proposals': route({
    method: 'GET',
    path: 'Question/proposals',
    summary:
      'The proposals that nobody has answered, oldest first: all for administrators, one’s own for staff',
    access: 'user',
    body: 'query',
    input: z.object({}),
    output: z.object({
      results: z.array(shownProposal),
      /** Says that there are more than an answer carries. */
      message: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'PROPOSAL', 'DRAFT'],
  }),
  'questions.takeProposal': route({
    method: 'PUT',
    path: 'Question/takeProposal',
    summary: 'Makes a draft of a proposal; whoever sent it hears of it when it is published',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: z.object({ id }),
    output: z.object({ results: z.object({ id: z.string() }), message: z.string() }),
    permissions: ['table:GetItem', 'table:ConditionCheckItem', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'PROPOSAL', 'DRAFT'],
    writes: ['USER', 'RATE', 'DRAFT', 'LOG'],
  }),
  'questions.dropProposal': route({
    method: 'DELETE',
    path: 'Question/dropProposal',
    summary:
      'Takes one’s own proposal back, or declines somebody else’s with a reason, which they are told',
    access: 'user',
    refuses: ['not_found', 'begun'],
    body: 'query',
    input: z.object({
      id,
      Reason: z._default(oneLine().check(z.maxLength(questionLimits.questionReason)), ''),
    }),
    output: done,
    permissions: [
      'table:GetItem',
      'table:ConditionCheckItem',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
    ],
    reads: ['USER', 'PROPOSAL', 'DRAFT'],
    writes: ['USER', 'RATE', 'PROPOSAL', 'EVENT', 'LOG'],
  }),
}
