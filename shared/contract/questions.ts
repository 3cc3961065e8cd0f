import * as z from 'zod/mini'
import { oneLine } from '../rules/oneLine.ts'
import { ifMissing } from '../rules/required.ts'
import { limits } from '../limits.ts'
import { questionLimits } from '../questionLimits.ts'
import { aiModule } from './assistant/aiModule.ts'
import { questionFields } from './questions/fields.ts'
import { listPage, pageFrom, pageSize } from './http/listPage.ts'
import { guarding, usualGuarding } from './assistant/personalData.ts'
import { provider } from './assistant/providers.ts'
import { chosenQuestionId, question } from './questions/question.ts'
import { certificate } from './questions/trials.ts'
import { jsonText } from './http/jsonText.ts'
import { done, id, repeated, route, searchTerm } from './route.ts'
import { wishes } from './questions/wishes.ts'

/** A question as it leaves: `Subject` is its label once more (docs/requirements.md, "Entities"). */
const shownQuestion = z.extend(question, {
  Subject: z._default(z.string(), ''),
  Certificate: z.optional(certificate),
})

/** A question as a row of the library's page: `Begins` is the beginning of its text, without HTML. */
const listedQuestion = z.object({
  ...z.pick(shownQuestion, {
    id: true,
    QuestionLabel: true,
    Subject: true,
    Ordering: true,
    AImodule: true,
    GPTV: true,
    Category: true,
    sdate: true,
    Certificate: true,
  }).shape,
  Begins: z.string(),
})

export type ListedQuestion = z.infer<typeof listedQuestion>

/** What the library can be sorted by, in its own order first: descending with a `-` before it. */
export const questionSorts = ['ordering', 'label', 'created'] as const
const sortTerm = z.enum([...questionSorts, '-ordering', '-label', '-created'])
export type QuestionSortTerm = z.infer<typeof sortTerm>

const missing = 'ogiltiga fält'

const label = oneLine(missing).check(
  z.minLength(1, missing),
  z.maxLength(questionLimits.questionLabel),
)
const text = z
  .string(ifMissing(missing))
  .check(z.trim(), z.minLength(1, missing), z.maxLength(questionLimits.questionText))
const subtext = oneLine().check(z.maxLength(questionLimits.questionSubtext))
const ordering = z.int().check(z.gte(0), z.lte(questionLimits.questionOrdering))
const model = z.string().check(z.minLength(1, missing), z.maxLength(100))

const category = oneLine().check(z.maxLength(questionLimits.questionCategory))
const infoClass = oneLine().check(z.minLength(1, missing), z.maxLength(questionLimits.infoClass))
const followUps = z
  .array(oneLine().check(z.minLength(1, missing), z.maxLength(questionLimits.followUp)))
  .check(z.maxLength(questionLimits.followUps))

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

/** A question as it was saved. */
export const saved = z.object({ results: shownQuestion, message: z.string() })

export const questions = {
  'questions.all': route({
    method: 'GET',
    path: 'Question/all',
    summary:
      'The library of prepared questions, whole, in its order, filtered and searched; with `size` a page of rows',
    access: 'admin',
    body: 'query',
    input: z.object({
      filterOptions: repeated(aiModule),
      searchTerm: searchTerm(limits.searchTerm),
      size: pageSize,
      from: pageFrom,
      /** The page that has this question, where one has, in the place of `from`. */
      holding: z.optional(id),
      sort: z._default(sortTerm, 'ordering'),
      /** Models as questions name them: restricts a page to the questions of these. */
      GPTV: repeated(model),
    }),
    output: z.object({
      results: z.array(z.union([listedQuestion, shownQuestion])),
      page: z.optional(
        z.extend(listPage, {
          /** Those that questions have, in Swedish order: what a form offers. */
          categories: z.array(z.string()),
        }),
      ),
      /** Says that there are more than an answer carries. */
      message: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'QUESTION', 'CARD'],
    revalidates: true,
  }),
  'questions.add': route({
    method: 'PUT',
    path: 'Question/Add',
    summary: 'Adds a question to the library',
    access: 'admin',
    refuses: ['changed'],
    body: 'json',
    input: z.extend(newQuestion, { NewId: z.optional(chosenQuestionId) }),
    output: saved,
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'CARD', 'QUESTION'],
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
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'USAGE', 'RATE', 'LOG'],
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
    writes: ['USER', 'QUESTION', 'CARD', 'VERSION', 'DRAFT', 'RUNNING', 'RATE', 'LOG'],
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
