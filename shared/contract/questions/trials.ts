import * as z from 'zod/mini'
import { questionLimits } from '../../questionLimits.ts'
import { checkKinds } from '../../rules/trials/kinds.ts'
import { oneLine } from '../../rules/oneLine.ts'
import { filledValue } from './fields.ts'

/** One thing that must hold of an answer. */
const check = z.object({
  kind: z.enum(checkKinds),
  text: z._default(z.string().check(z.maxLength(questionLimits.checkText)), ''),
  most: z.optional(z.int().check(z.gte(0), z.lte(questionLimits.checkNumber))),
})

// A draft's field may have any name; the table takes no object that has this one.
const filledKey = z.string().check(z.regex(/^(?!constructor$).{1,40}$/s))

/** A trial of a question as far as it has come: what is filled in to ask it, and what must hold of its answer. */
export const trial = z.object({
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)),
  name: oneLine().check(z.maxLength(questionLimits.trialName)),
  /** What is filled into the question's form, by its fields' keys. */
  Fields: z._default(z.record(filledKey, filledValue), {}),
  /** What is written besides, or alone. */
  FBody: z._default(z.string().check(z.maxLength(questionLimits.trialText)), ''),
  checks: z
    .array(check)
    .check(z.maxLength(questionLimits.trialChecks, `Högst ${questionLimits.trialChecks} krav.`)),
})

export type Trial = z.infer<typeof trial>

const hasRoom = (given: unknown): boolean =>
  JSON.stringify(given).length <= questionLimits.trialsText

/** The trials of a question, each with an id of its own. */
export const trials = z.array(trial).check(
  z.maxLength(questionLimits.trials, `Högst ${questionLimits.trials} prov.`),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Två prov har samma id.'),
  z.refine(hasRoom, 'Proven är för långa tillsammans.'),
)

/** What somebody wrote to a question, with marks in the place of personal data: a trial can be made of it. */
export const sharedText = z.pick(trial, { FBody: true, Fields: true })

/** What a question was proven to be when it was published: how many trials held each time, of how many, on which model. */
export const proven = z.object({
  /** The number of the version that was published. */
  Nr: z.int(),
  passed: z.int(),
  of: z.int(),
  /** The model that was really asked, and what people call it. */
  GPTV: z.string(),
  model: z.string(),
  sdate: z.string(),
  /** What stands for all that is asked: where it is another now, something else is asked than was tried. */
  asks: z.string(),
})

export type Proven = z.infer<typeof proven>

/** The same as people read it: how many of a hundred it helped, and whether something else is asked by now than was tried. */
export const certificate = z.extend(z.omit(proven, { asks: true, GPTV: true }), {
  helped: z.optional(z.int()),
  old: z.optional(z.literal(true)),
})

export type Certificate = z.infer<typeof certificate>
