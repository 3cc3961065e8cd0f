import * as z from 'zod/mini'
import { saved } from '../questions.ts'
import { question } from './question.ts'
import { id, route } from '../route.ts'
import { trial } from './trials.ts'

/** A question as it was since `version`, the stamp of the change that made it so; who made it, and why. */
const questionVersion = z.object({
  version: z.string(),
  /** Empty where nobody knows: the question is older than its versions. */
  name: z.string(),
  Reason: z.string(),
  /** The version that somebody went back to with it. */
  From: z.optional(z.string()),
  /** Its number: 1 for how the question began. */
  Nr: z.optional(z.int()),
  Question: question,
  /** What it was tried with. */
  Trials: z.optional(z.array(trial)),
})

export type QuestionVersion = z.infer<typeof questionVersion>

export const questionVersions = {
  'questions.versions': route({
    method: 'GET',
    path: 'Question/versions',
    summary:
      'What a question has been, newest first: whole, with who changed it, when and why; fifty at most, with `before` older ones',
    access: 'admin',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({ id, before: z.optional(id) }),
    output: z.object({
      results: z.array(questionVersion),
      /** What to ask with (`before`) for older ones; absent where there are none. */
      next: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'QUESTION', 'VERSION'],
  }),
  'questions.restore': route({
    method: 'PUT',
    path: 'Question/restore',
    summary: 'Makes a question again what it was in an earlier version, as a new version',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: z.object({ id, version: id, DaytoUpdate: z.string() }),
    output: saved,
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'QUESTION', 'VERSION'],
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'USAGE', 'RATE', 'LOG'],
  }),
}
