import * as z from 'zod/mini'
import { limits } from '../../limits.ts'
import { questionLimits } from '../../questionLimits.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { aiModule } from '../assistant/aiModule.ts'
import { fieldValues } from './fields.ts'
import { askingPermissions } from '../assistant/asking.ts'
import { answerShape } from '../assistant/answer.ts'
import { answerFailures } from '../http/failures.ts'
import { question } from './question.ts'
import { chosenId, done, id, route } from '../route.ts'
import { trial } from './trials.ts'

const outcome = z.object({ ok: z.boolean(), found: z.optional(z.number()) })

/** One time that a trial is asked: pending without `ending`. Its text has marks in the place of personal data. */
const asking = z.object({
  trial: z.string(),
  /** 1 to 3. */
  round: z.int(),
  ending: z.optional(z.enum(['answered', 'cut', 'failed', 'lost'])),
  answer: z._default(z.string(), ''),
  /** What people are told of a failure. */
  why: z.optional(z.string()),
  /** Whether each of the trial's checks held, in their order. */
  outcomes: z._default(z.array(outcome), []),
  MikroOre: z.optional(z.int()),
  priceEstimated: z.optional(z.boolean()),
  ms: z.optional(z.int()),
})

export type Asking = z.infer<typeof asking>

const judgment = z.enum(['new', 'old', 'same'])

export type Judgment = z.infer<typeof judgment>

/** A run of a draft's trials, each of them three times. */
const run = z.object({
  id: z.string(),
  /** The stamp of the draft that was tried. */
  draft: z.string(),
  AImodule: aiModule,
  GPTV: z.string(),
  /** The model that is really asked. */
  model: z.string(),
  name: z.string(),
  sdate: z.string(),
  /** How it ended: every trial asked, stopped, the stage's budget spent, or nobody left to ask for. */
  ended: z.optional(z.enum(['done', 'stopped', 'budget', 'gone'])),
  Trials: z.array(trial),
  askings: z.array(asking),
  /** What a person found better without knowing which was which, by trial. */
  Judged: z._default(z.record(z.string(), judgment), {}),
})

export type Run = z.infer<typeof run>

const runId = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/))
const stamp = z.string().check(z.maxLength(40))

export const trialRuns = {
  'assistant.runTrials': route({
    permissions: askingPermissions,
    method: 'PUT',
    path: 'Question/runTrials',
    summary:
      'Asks all trials of a draft three times each, and goes on whoever leaves; the stream begins with the run’s id',
    access: 'admin',
    refuses: ['not_found', 'changed', 'overtaken', 'running'],
    body: 'json',
    input: z.object({ id, DaytoUpdate: stamp, AnswerId: z.optional(chosenId) }),
    output: z.object({ results: z.object({ run: z.string() }), message: z.string() }),
    reads: ['USER', 'RATE', 'QUESTION', 'DRAFT', 'TRIALRUN', 'ROLLED', 'STOP'],
    writes: ['USER', 'RATE', 'USAGE', 'BEGUN', 'LOG', 'TRIALRUN', 'RUNNING'],
    streams: true,
  }),
  'assistant.try': route({
    permissions: askingPermissions,
    method: 'PUT',
    path: 'Question/try',
    summary: 'Asks the draft of a question once, of its own or of another model; counted as a test',
    access: 'admin',
    refuses: ['not_found', 'wrong_class', ...answerFailures],
    body: 'json',
    input: z.object({
      id,
      FBody: z._default(z.string().check(z.maxLength(limits.answerText)), ''),
      Fields: fieldValues,
      AImodule: z.optional(aiModule),
      GPTV: z.optional(z.string().check(z.maxLength(100))),
      AnswerId: z.optional(chosenId),
    }),
    output: z.object({ results: z.object(answerShape), message: z.string() }),
    reads: ['USER', 'RATE', 'QUESTION', 'DRAFT', 'ROLLED', 'STOP'],
    writes: ['USER', 'RATE', 'USAGE', 'BEGUN', 'LOG'],
    streams: true,
  }),
  'questions.trials': route({
    method: 'GET',
    path: 'Question/trials',
    summary: 'The last two runs of a question’s trials, newest first, with what was answered',
    access: 'admin',
    body: 'query',
    input: z.object({ id }),
    output: z.object({ results: z.array(run) }),
    permissions: ['table:GetItem', 'table:Query'],
    reads: ['USER', 'TRIALRUN'],
  }),
  'questions.changeRun': route({
    method: 'PUT',
    path: 'Question/run',
    summary: 'Stops a run of trials, or notes which of two answers a person found better',
    access: 'admin',
    refuses: ['not_found'],
    body: 'json',
    input: z.object({
      id,
      run: runId,
      stop: z.optional(z.literal(true)),
      Judged: z.optional(
        z.object({ trial: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)), better: judgment }),
      ),
    }),
    output: done,
    permissions: ['table:GetItem', 'table:PutItem', 'table:UpdateItem'],
    reads: ['USER', 'TRIALRUN'],
    writes: ['USER', 'RATE', 'TRIALRUN', 'RUNNING', 'LOG'],
  }),
  'questions.publish': route({
    method: 'PUT',
    path: 'Question/publish',
    summary:
      'Makes a draft the question that everybody asks, as a version: with trials that held each time, or with a reason',
    access: 'admin',
    refuses: ['not_found', 'changed', 'overtaken', 'not_proven'],
    body: 'json',
    input: z.object({
      id,
      DaytoUpdate: stamp,
      Reason: z._default(oneLine().check(z.maxLength(questionLimits.questionReason)), ''),
    }),
    output: z.object({ results: question, message: z.string() }),
    permissions: [
      'table:GetItem',
      'table:Query',
      'table:PutItem',
      'table:UpdateItem',
      'table:DeleteItem',
      'providerKeys:GetSecretValue',
    ],
    reads: ['USER', 'QUESTION', 'CARD', 'VERSION', 'DRAFT', 'TRIALRUN', 'PROPOSAL'],
    writes: [
      'USER',
      'QUESTION',
      'CARD',
      'VERSION',
      'DRAFT',
      'PROPOSAL',
      'USAGE',
      'EVENT',
      'RATE',
      'LOG',
    ],
  }),
}
