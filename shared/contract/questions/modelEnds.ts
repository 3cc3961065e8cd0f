import * as z from 'zod/mini'
import { aiModule } from '../assistant/aiModule.ts'
import { route } from '../route.ts'

/** A question that asks a model that ends, and whether its own trials held on the model's successor, asked what it asks. */
const affected = z.object({ id: z.string(), QuestionLabel: z.string(), proven: z.boolean() })

/** A model that ends soon, has ended or is gone, and that questions ask. */
const modelEnd = z.object({
  AImodule: aiModule,
  /** What people call its provider. */
  provider: z.string(),
  GPTV: z.string(),
  name: z.string(),
  /** What questions call it: by its own name, or one that it answers for. */
  named: z.array(z.string()),
  /** The day on which it ends: YYYY-MM-DD. Absent where its provider only does not list it any more. */
  day: z.optional(z.string()),
  /** Its provider has not listed it since this day. */
  gone: z.optional(z.string()),
  /** What answers in its place from that day on, as the stage says. */
  successor: z.optional(z.object({ GPTV: z.string(), name: z.string() })),
  /** Whether its provider can be asked, so that questions can be tried. */
  configured: z.boolean(),
  /** How many questions ask it, and on how many of them the successor holds. */
  count: z.int(),
  proven: z.int(),
  /** The first of them, in the order of the library; the others are found in it. */
  questions: z.array(affected),
})

export type ModelEnd = z.infer<typeof modelEnd>

export const modelEnds = {
  'questions.models': route({
    method: 'GET',
    path: 'Question/models',
    summary:
      'The models that end soon and that questions ask, the first to end first: which questions, and which of them hold on the successor',
    access: 'admin',
    body: 'query',
    input: z.object({}),
    output: z.object({ results: z.array(modelEnd) }),
    permissions: ['table:GetItem', 'table:Query', 'providerKeys:GetSecretValue'],
    reads: ['USER', 'QUESTION', 'VERSION', 'MODELEND', 'TRIALRUN'],
  }),
}
