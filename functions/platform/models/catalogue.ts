import * as z from 'zod/mini'
import {
  type AiModule,
  aiModule,
  type Effort,
  effort,
} from '../../../shared/contract/assistant/aiModule.ts'
import { limits } from '../../../shared/limits.ts'
import { serverLimits } from '../../../shared/serverLimits.ts'
import {
  type Degree,
  degrees,
  type Takes,
  takenBy,
  tokensFor,
  type Wishes,
} from '../../../shared/rules/questions/wishes.ts'
import { environment, variables } from '../../runtime/env.ts'
import { currentModel, successors } from './successors.ts'
import { suppliers } from './suppliers.ts'

const settings = environment(variables.providerKeys)

const offered = z.object({ GPTV: z.string(), name: z.string() })

/** The models that the stage offers, by provider. */
const models = z.parse(z.partialRecord(aiModule, z.array(offered)), JSON.parse(settings.MODELS))

const offeredBy = (provider: AiModule) => models[provider] ?? []

const asking = z.object({
  effort: z.optional(effort),
  answerTokens: z._default(z.int(), serverLimits.answerTokens),
  silenceSeconds: z._default(z.int(), settings.MODEL_SILENCE_SECONDS),
  efforts: z._default(z.array(effort), []),
  temperature: z._default(z.boolean(), false),
})

/** How models are asked, each way with the models that it holds for. */
const ways = z.parse(
  z.array(z.tuple([asking, z.array(z.string())])),
  JSON.parse(settings.MODEL_SETTINGS),
)

const settingsOf = new Map(ways.flatMap(([how, all]) => all.map((GPTV) => [GPTV, how])))

/** Whom the administrators' chat asks. */
export const chatModel = z.parse(
  z.object({ AImodule: aiModule, GPTV: z.string() }),
  JSON.parse(settings.CHAT_MODEL),
)

const askingOf = (model: string) => settingsOf.get(model) ?? z.parse(asking, {})

/** How an author's words go to the providers. */
const efforts = { låg: 'low', mellan: 'medium', hög: 'high' } as const satisfies Record<
  Degree,
  Effort
>
const temperatures: Record<Degree, number> = { låg: 0.1, mellan: 0.5, hög: 0.9 }

/** What wishes the model takes that is asked for one that a question names. */
export function takesOf(GPTV: string): Takes {
  const { efforts: known, temperature } = askingOf(currentModel(GPTV))
  return {
    effort: degrees.filter((degree) => known.includes(efforts[degree])),
    variation: temperature ? [...degrees] : [],
  }
}

/**
 * What is really asked of a provider in the place of a model, and how: as its stage says, and as the question's author wishes. What
 * the model cannot be told, since it answers in another's place, is left out.
 */
export function askedModel(GPTV: string, wishes?: Wishes) {
  const model = currentModel(GPTV)
  const { silenceSeconds, answerTokens, effort: usual } = askingOf(model)
  const { length, effort: wished, variation } = takenBy(wishes, takesOf(GPTV)) ?? {}
  const how = wished === undefined ? usual : efforts[wished]
  const thinks = how !== undefined && how !== 'none'
  return {
    model,
    ...(how !== undefined && { effort: how }),
    ...(variation !== undefined && { temperature: temperatures[variation] }),
    answerTokens: tokensFor(length, answerTokens, thinks ? serverLimits.answerTokens : 0),
    // Whoever thinks more says nothing for longer, and never for longer than an answer may take.
    idleMs:
      Math.min(silenceSeconds * (wished === 'hög' ? 2 : 1), limits.answerMinutes * 60) * 1_000,
  }
}

/** What people call a model. */
export const nameOfModel = (provider: AiModule, GPTV: string): string =>
  offeredBy(provider).find((one) => one.GPTV === GPTV)?.name ?? GPTV

/** A model as people choose it, with what is really asked in its place, if that is another, and where that lies. */
function shown(provider: AiModule, { GPTV, name }: z.infer<typeof offered>) {
  const model = currentModel(GPTV)
  const where = suppliers[provider]?.country
  const takes = takesOf(GPTV)
  return {
    GPTV,
    name,
    ...(model !== GPTV && { answeredBy: nameOfModel(provider, model) }),
    ...(where !== undefined && { where }),
    ...(takes.effort.length + takes.variation.length > 0 && { takes }),
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
