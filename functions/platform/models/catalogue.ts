import * as z from 'zod/mini'
import { type AiModule, aiModule } from '../../../shared/contract/aiModule.ts'
import { environment, variables } from '../../runtime/env.ts'

const { MODELS, RETIRED_MODELS, CHAT_MODEL } = environment(variables.providerKeys)

const model = z.object({ GPTV: z.string(), name: z.string() })

/** The models that the stage offers, by provider. */
const models = z.parse(z.record(aiModule, z.array(model)), JSON.parse(MODELS))
const successors = z.parse(z.record(z.string(), z.string()), JSON.parse(RETIRED_MODELS))

/** Whom the administrators' chat asks. */
export const chatModel = z.parse(
  z.object({ AImodule: aiModule, GPTV: z.string() }),
  JSON.parse(CHAT_MODEL),
)

/** The models of a provider in the order of choice, the first by default. */
export const modelsOf = (provider: AiModule): z.infer<typeof model>[] => models[provider]

/** The model that is really asked: its successor, where the provider has retired it. */
export const currentModel = (GPTV: string): string => successors[GPTV] ?? GPTV
