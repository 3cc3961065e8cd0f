import * as z from 'zod/mini'
import { aiModule } from '../assistant/aiModule.ts'
import { questionFields } from './fields.ts'
import { guarding, usualGuarding } from '../assistant/personalData.ts'
import { proven } from './trials.ts'
import { wishes } from './wishes.ts'

// By itself, as `user.ts` is: stores read questions without their routes.

/** The id that a client chooses for a new one: whoever got no reply sends it again, and there is one. */
export const chosenQuestionId = z.string().check(z.regex(/^[\dA-HJKMNP-TV-Z]{10}$/))

/** A prepared question, whole. `Question` may hold HTML; `GPTV` is the provider's name of the model. */
export const question = z.object({
  id: z.string(),
  QuestionLabel: z.string(),
  Question: z.nullable(z.string()),
  subtext: z.string(),
  Ordering: z.int().check(z.gte(0)),
  AImodule: aiModule,
  GPTV: z.string(),
  /** Where the lobby has it; empty for nowhere in particular. */
  Category: z._default(z.string(), ''),
  /** What the portal offers to ask next under an answer; empty for the usual. */
  FollowUps: z._default(z.array(z.string()), []),
  /** What it does with personal data in what people write. */
  PersonalData: z._default(guarding, usualGuarding),
  /** How sensitive what is written in it may be, in the stage's words; absent for the least. */
  InfoClass: z.optional(z.string()),
  /** Its form; empty where people write what they want. */
  Fields: z._default(questionFields, []),
  /** What its author wants of the answers; absent where the model's own ways are fine. */
  Wishes: z.optional(wishes),
  /** Created: ISO 8601 in UTC. */
  sdate: z.string(),
  /** When somebody last changed it: ISO 8601 in UTC, empty before. Sent back with the next change. */
  DaytoUpdate: z._default(z.string(), ''),
  /** The id of who proposed it; absent where nobody did. */
  ProposedBy: z.optional(z.string()),
  /** What its trials said when it was published; absent for what was never tried. */
  Proven: z.optional(proven),
})

export type Question = z.infer<typeof question>
