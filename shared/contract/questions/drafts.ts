import * as z from 'zod/mini'
import { questionLimits } from '../../questionLimits.ts'
import { fieldKinds } from '../../rules/questions/fields.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { aiModule } from '../assistant/aiModule.ts'
import { listPage, pageFrom, pageSize } from '../http/listPage.ts'
import { guarding, usualGuarding } from '../assistant/personalData.ts'
import { fieldLimit } from './fields.ts'
import { chosenQuestionId, question } from './question.ts'
import { id, route } from '../route.ts'
import { trial, trials } from './trials.ts'
import { wishes } from './wishes.ts'

const short = (most: number) => z._default(oneLine().check(z.maxLength(most)), '')

/** A field as far as it has come: what is wrong with it is said when the question is tried or published. */
const draftField = z.object({
  key: z.string().check(z.maxLength(40)),
  kind: z.enum(fieldKinds),
  label: short(questionLimits.fieldLabel),
  help: short(questionLimits.fieldHelp),
  required: z._default(z.boolean(), false),
  min: z.optional(fieldLimit),
  max: z.optional(fieldLimit),
  choices: z._default(
    z
      .array(oneLine().check(z.maxLength(questionLimits.fieldChoice)))
      .check(
        z.maxLength(
          questionLimits.fieldChoices,
          `Högst ${questionLimits.fieldChoices} alternativ.`,
        ),
      ),
    [],
  ),
  example: z._default(z.string().check(z.maxLength(questionLimits.fieldExample)), ''),
})

const draftTexts = {
  QuestionLabel: short(questionLimits.questionLabel),
  Question: z._default(z.string().check(z.maxLength(questionLimits.questionText)), ''),
  subtext: short(questionLimits.questionSubtext),
  AImodule: z._default(aiModule, 'ChatGPT'),
  GPTV: z._default(z.string().check(z.maxLength(100)), ''),
  Category: short(questionLimits.questionCategory),
  FollowUps: z._default(
    z
      .array(oneLine().check(z.maxLength(questionLimits.followUp)))
      .check(z.maxLength(questionLimits.followUps, `Högst ${questionLimits.followUps} förslag.`)),
    [],
  ),
  PersonalData: z._default(guarding, usualGuarding),
  InfoClass: z.optional(oneLine().check(z.maxLength(questionLimits.infoClass))),
  Fields: z._default(z.array(draftField).check(z.maxLength(questionLimits.questionFields)), []),
  Wishes: z.optional(wishes),
}

/** What a question is to become. Nobody but administrators sees it, and nobody is answered by it, until it is published. */
export const draft = z.object({
  id: z.string(),
  ...draftTexts,
  /** Its place in the order, where it came with one; without it, that of the question, or the last. */
  Ordering: z.optional(z.int().check(z.gte(0))),
  Trials: z._default(z.array(trial), []),
  /** The version that it began from; empty for a question that has never been published. */
  Base: z._default(z.string(), ''),
  /** When it was last saved: ISO 8601 in UTC. Sent back with what is done with it. */
  DaytoUpdate: z.string(),
})

export type Draft = z.infer<typeof draft>

/** A draft as its page shows it, with who saved it last. */
const shownDraft = z.extend(draft, { name: z.string() })

const stamp = z.string().check(z.maxLength(40))

/** What a caller names a save. */
const saveName = z.string().check(z.regex(/^[\w-]{1,40}$/))

const draftRoute = {
  access: 'admin',
  body: 'json',
  refuses: ['not_found', 'changed'],
} as const

export const drafts = {
  'questions.drafts': route({
    method: 'GET',
    path: 'Question/drafts',
    summary:
      'The drafts of questions, the last saved first, without their texts; with `size` a page of them',
    access: 'admin',
    body: 'query',
    input: z.object({ size: pageSize, from: pageFrom }),
    output: z.object({
      results: z.array(
        z.extend(
          z.pick(shownDraft, { id: true, QuestionLabel: true, DaytoUpdate: true, name: true }),
          {
            /** It has never been published. */
            isNew: z.boolean(),
          },
        ),
      ),
      page: z.optional(listPage),
      /** Says that there are more than an answer carries. */
      message: z.optional(z.string()),
    }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'DRAFT'],
  }),
  'questions.studio': route({
    method: 'GET',
    path: 'Question/studio',
    summary: 'A question as it is live with its trials, and the draft of what it is to become',
    access: 'admin',
    refuses: ['not_found'],
    body: 'query',
    input: z.object({ id }),
    output: z.object({
      results: z.object({
        Question: z.optional(question),
        Trials: z.array(trial),
        Draft: z.optional(shownDraft),
      }),
    }),
    permissions: ['table:GetItem'],
    reads: ['USER', 'QUESTION', 'VERSION', 'DRAFT'],
  }),
  'questions.saveDraft': route({
    ...draftRoute,
    method: 'PUT',
    path: 'Question/saveDraft',
    summary:
      'Saves the draft of a question, which changes nothing that is live; without `id` that of a new one',
    input: z.object({
      id: z.optional(id),
      NewId: z.optional(chosenQuestionId),
      ...draftTexts,
      Trials: z._default(trials, []),
      Base: z._default(stamp, ''),
      /** The one that the caller has seen; empty where there is no draft yet. */
      DaytoUpdate: z._default(stamp, ''),
      /** What the caller names this save, and the last ones to which no reply came: they have seen what those saved. */
      Saving: z.optional(saveName),
      Unheard: z._default(z.array(saveName).check(z.maxLength(questionLimits.unheardSaves)), []),
    }),
    output: z.object({
      results: z.extend(shownDraft, {
        /** The version of the question that is live, where it has been published. */
        Live: z.optional(z.string()),
      }),
      message: z.string(),
    }),
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'QUESTION', 'DRAFT'],
    writes: ['USER', 'RATE', 'DRAFT', 'LOG'],
  }),
  'questions.dropDraft': route({
    ...draftRoute,
    method: 'DELETE',
    path: 'Question/dropDraft',
    summary: 'Throws a draft away; what is live stays as it is',
    body: 'query',
    input: z.object({ id, DaytoUpdate: stamp }),
    output: z.object({ results: z.literal(true), message: z.string() }),
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem', 'table:DeleteItem'],
    reads: ['USER', 'DRAFT'],
    writes: ['USER', 'RATE', 'DRAFT', 'RUNNING', 'LOG'],
  }),
}
