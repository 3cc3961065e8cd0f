import * as z from 'zod/mini'
import { type AiModule, aiModule, effort } from '../../../shared/contract/aiModule.ts'
import { limits } from '../../../shared/limits.ts'
import { environment, variables } from '../../runtime/env.ts'
import { suppliers } from './suppliers.ts'

const settings = environment(variables.providerKeys)

const offered = z.object({ GPTV: z.string(), name: z.string() })

/** The models that the stage offers, by provider. */
const models = z.parse(z.partialRecord(aiModule, z.array(offered)), JSON.parse(settings.MODELS))

const offeredBy = (provider: AiModule) => models[provider] ?? []

const successors = z.parse(z.record(z.string(), z.string()), JSON.parse(settings.RETIRED_MODELS))

const asking = z.object({
  effort: z.optional(effort),
  answerTokens: z._default(z.int(), limits.answerTokens),
  silenceSeconds: z._default(z.int(), settings.MODEL_SILENCE_SECONDS),
})

const settingsOf = z.parse(z.record(z.string(), asking), JSON.parse(settings.MODEL_SETTINGS))

/** Whom the administrators' chat asks. */
export const chatModel = z.parse(
  z.object({ AImodule: aiModule, GPTV: z.string() }),
  JSON.parse(settings.CHAT_MODEL),
)

/** The model that is really asked: its successor, where the provider has retired it. */
const currentModel = (GPTV: string): string => successors[GPTV] ?? GPTV

/** What is really asked of a provider in the place of a model, and how: as its stage says. */
export function askedModel(GPTV: string) {
  const model = currentModel(GPTV)
  const { silenceSeconds, ...how } = settingsOf[model] ?? z.parse(asking, {})
  return { ...how, model, idleMs: silenceSeconds * 1_000 }
}

/** What people call a model. */
export const nameOfModel = (provider: AiModule, GPTV: string): string =>
  offeredBy(provider).find((one) => one.GPTV === GPTV)?.name ?? GPTV

/** A model as people choose it, with what is really asked in its place, if that is another, and where that lies. */
function shown(provider: AiModule, { GPTV, name }: z.infer<typeof offered>) {
  const model = currentModel(GPTV)
  const where = suppliers[provider]?.country
  return {
    GPTV,
    name,
    ...(model !== GPTV && { answeredBy: nameOfModel(provider, model) }),
    ...(where !== undefined && { where }),
  }
}

/** The models of a provider in the order of choice, the first by default. */
export const modelsOf = (provider: AiModule) =>
  offeredBy(provider).map((one) => shown(provider, one))

/** Models of a provider that questions may still name, that are not offered any more, and that another one answers for. */
export function earlierModelsOf(provider: AiModule) {
  const own = new Set(offeredBy(provider).map(({ GPTV }) => GPTV))
  return Object.entries(successors)
    .filter(([GPTV, successor]) => !own.has(GPTV) && own.has(successor))
    .map(([GPTV]) => shown(provider, { GPTV, name: GPTV }))
}
