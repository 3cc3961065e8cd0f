import * as z from 'zod/mini'
import { aiModule } from './aiModule.ts'
import { takes } from '../questions/wishes.ts'

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
export const provider = z.object({
  AImodule: aiModule,
  name: z.string(),
  configured: z.boolean(),
  models: z.array(offeredModel),
  earlier: z.array(offeredModel),
})

export type Provider = z.infer<typeof provider>
