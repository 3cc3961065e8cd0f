import * as z from 'zod/mini'

/** The AI modules in the specification's order, ChatGPT by default (section 9). */
export const aiModule = z.enum(['ChatGPT', 'Mistralai', 'Claude', 'Perplexity'])
export type AiModule = z.infer<typeof aiModule>

/** A prepared question, whole. `Question` may hold HTML; `GPTV` is the provider's name of the model. */
export const question = z.object({
  id: z.string(),
  QuestionLabel: z.string(),
  Question: z.nullable(z.string()),
  subtext: z.string(),
  Ordering: z.int().check(z.gte(0)),
  AImodule: aiModule,
  GPTV: z.string(),
  /** Created: ISO 8601 in UTC. */
  sdate: z.string(),
})

export type Question = z.infer<typeof question>
