import * as z from 'zod/mini'
import { oneLine } from '../rules/oneLine.ts'
import { limits } from '../limits.ts'
import { questionLimits } from '../questionLimits.ts'
import { aiModule } from './aiModule.ts'
import { questionFields } from './fields.ts'
import { guarding, usualGuarding } from './personalData.ts'
import { question } from './question.ts'
import { certificate } from './trials.ts'
import { done, id, jsonText, repeated, route, searchTerm } from './route.ts'
import { takes, wishes } from './wishes.ts'

/** A question as it leaves: `Subject` is its label once more (docs/requirements.md, "Entities"). */
const shownQuestion = z.extend(question, {
  Subject: z._default(z.string(), ''),
  Certificate: z.optional(certificate),
})

const missing = 'ogiltiga fält'

const label = oneLine().check(z.minLength(1, missing), z.maxLength(questionLimits.questionLabel))
const text = z
  .string()
  .check(z.trim(), z.minLength(1, missing), z.maxLength(questionLimits.questionText))
const subtext = oneLine().check(z.maxLength(questionLimits.questionSubtext))
const ordering = z.int().check(z.gte(0), z.lte(questionLimits.questionOrdering))
const model = z.string().check(z.minLength(1, missing), z.maxLength(100))

const category = oneLine().check(z.maxLength(limits.questionCategory))
const infoClass = oneLine().check(z.minLength(1, missing), z.maxLength(questionLimits.infoClass))
const followUps = z
  .array(oneLine().check(z.minLength(1, missing), z.maxLength(limits.followUp)))
  .check(z.maxLength(limits.followUps))

/**
 * What the dialog for a new question sends (docs/requirements.md, "Payloads"); what it leaves out the server chooses.
 */
export const newQuestion = z.object({
  Subject: label,
  Body: text,
  subtext: z._default(subtext, ''),
  AImodule: z.optional(aiModule),
  GPTV: z.optional(model),
  Ordering: z.optional(ordering),
  Category: z._default(category, ''),
  FollowUps: z._default(followUps, []),
  PersonalData: z._default(guarding, usualGuarding),
  InfoClass: z.optional(infoClass),
  Fields: z._default(jsonText(questionFields), []),
  Wishes: z.optional(wishes),
})

/** What the dialog for editing sends. A field that is left out stays as it is. */
export const questionChanges = z.object({
  id,
  QuestionLabel: z.optional(label),
  Question: z.optional(text),
  subtext: z.optional(subtext),
  AImodule: z.optional(aiModule),
  GPTV: z.optional(model),
  Ordering: z.optional(ordering),
  Category: z.optional(category),
  FollowUps: z.optional(followUps),
  PersonalData: z.optional(guarding),
  InfoClass: z.optional(infoClass),
  Fields: z.optional(jsonText(questionFields)),
  /** Empty for none any more. */
  Wishes: z.optional(wishes),
  /** Why it is changed; `direkt` where nobody says. */
  Reason: z.optional(oneLine().check(z.maxLength(questionLimits.questionReason))),
  /** The one that the caller has seen. When the question has changed since, nothing is saved (409). */
  DaytoUpdate: z.optional(z.string()),
})

/**
 * A model by the provider's name and by what people call it; where another one is asked in its place, that; where it lies; and what
 * wishes the one that is asked takes.
 */
const offeredModel = z.object({
  GPTV: z.string(),
  name: z.string(),
  answeredBy: z.optional(z.string()),
  where: z.optional(z.string()),
  takes: z.optional(takes),
})

export type OfferedModel = z.infer<typeof offeredModel>

/**
 * A provider, whether the stage has a key for it, and its models in the order of choice, the first by default. `earlier`:
 * models that questions may still have and nobody can choose.
 */
const provider = z.object({
  AImodule: aiModule,
  name: z.string(),
  configured: z.boolean(),
  models: z.array(offeredModel),
  earlier: z.array(offeredModel),
})

export type Provider = z.infer<typeof provider>

/** A question as it was saved. */
export const saved = z.object({ results: shownQuestion, message: z.string() })

export const questions = {
  'questions.all': route({
    method: 'GET',
    path: 'Question/all',
    summary: 'The library of prepared questions, whole, in its order, filtered and searched',
    access: 'admin',
    body: 'query',
    input: z.object({
      filterOptions: repeated(aiModule),
      searchTerm: searchTerm(limits.searchTerm),
    }),
    output: z.object({ results: z.array(shownQuestion) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'QUESTION'],
    revalidates: true,
  }),
  'questions.add': route({
    method: 'PUT',
    path: 'Question/Add',
    summary: 'Adds a question to the library',
    access: 'admin',
    body: 'json',
    input: newQuestion,
    output: saved,
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'CARD'],
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'RATE', 'LOG'],
  }),
  'questions.update': route({
    method: 'PUT',
    path: 'Question/update',
    summary: 'Changes a question',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: z.object({ Question: jsonText(questionChanges) }),
    output: saved,
    permissions: [
      'table:GetItem',
      'table:PutItem',
      'table:UpdateItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'QUESTION', 'VERSION'],
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'RATE', 'LOG'],
  }),
  'questions.move': route({
    method: 'PUT',
    path: 'Question/move',
    summary:
      'Moves a question to the place after another one, or to the first; those in the way give way by one',
    access: 'admin',
    refuses: ['not_found', 'changed'],
    body: 'json',
    input: z.object({ id, after: z._default(z.union([z.literal(''), id]), '') }),
    output: done,
    permissions: ['table:GetItem', 'table:Query', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'QUESTION', 'CARD'],
    writes: ['USER', 'QUESTION', 'CARD', 'RATE', 'LOG'],
  }),
  'questions.delete': route({
    method: 'DELETE',
    path: 'Question/delete',
    summary: 'Deletes a question; what it was used for stays counted under its last label',
    access: 'admin',
    refuses: ['not_found', 'held'],
    body: 'query',
    input: z.object({ DelQuestion: jsonText(z.object({ id })) }),
    output: done,
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'table:BatchWriteItem',
    ],
    reads: ['USER', 'QUESTION', 'VERSION', 'HOLD'],
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'DRAFT', 'RATE', 'LOG'],
  }),
  'questions.providers': route({
    method: 'GET',
    path: 'Question/providers',
    summary: 'The AI providers and their models that a question can choose from',
    access: 'admin',
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.array(provider) }),
    permissions: ['table:GetItem', 'providerKeys:GetSecretValue'],
    reads: ['USER'],
  }),
}
