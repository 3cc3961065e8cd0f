import { z } from 'zod'
import {
  additionalModules,
  aiModule,
  effort as efforts,
} from '../shared/contract/assistant/aiModule.ts'
import { limits } from '../shared/limits.ts'
import { isDay } from '../shared/rules/days.ts'
import { askedFor } from './askedFor.ts'
import { bedrockContradictions } from './bedrockSettings.ts'
import { matching, settings, text, whole } from './settingKinds.ts'

/** A model by the provider's own name, and what the library calls it. */
const model = settings({ GPTV: text, name: text })

const offered = z.array(model, 'is missing').check(z.minLength(1, 'is empty'))

const chosenEfforts = ['low', 'medium', 'high'] as const

const asking = settings({
  /** How hard it thinks before it writes; left out for a model that takes no such wish, which would refuse it. */
  effort: z.optional(z.enum(efforts.options, `is none of ${efforts.options.join(', ')}`)),
  /** Those of them that a question's author may choose instead. */
  efforts: z.optional(z.array(z.enum(chosenEfforts, `is none of ${chosenEfforts.join(', ')}`))),
  /** Authors may choose how freely it writes. A model that thinks refuses such a wish. */
  temperature: z.optional(z.boolean('is neither true nor false')),
  /** The greatest length of an answer in tokens, what the model thinks included. */
  answerTokens: z.optional(whole(256, 128_000)),
  /** Seconds without a word after which it counts as not answering, where it thinks for longer than others. */
  silenceSeconds: z.optional(whole(1, limits.answerMinutes * 60)),
})

const shortText = (most: number) =>
  text.check(z.maxLength(most, `is longer than ${most} characters`))

const day = z.string('is missing').check(z.refine(isDay, 'is no day, such as 2026-11-23'))

/** Who lies behind a provider, as people are told beside each answer. */
const supplier = settings({
  supplier: shortText(60),
  /** Where it answers: a country or region. */
  country: shortText(60),
  /** What the organisation has agreed on with it, such as a contract's number. */
  agreement: z.optional(shortText(80)),
  agreedOn: z.optional(day),
  /** Days that it keeps what it is sent, and whether it trains models with it; left out where nobody knows. */
  retentionDays: z.optional(whole(0, 3_650)),
  trains: z.optional(z.boolean('is neither true nor false')),
  /** The most sensitive of `infoClasses` that it may take. */
  highestClass: text,
})

// Öre per million tokens are whole numbers: so a sum of costs is exact.
const kronor = z.number('is no number').check(
  z.gte(0, 'is less than 0'),
  z.lte(10_000, 'is more than 10000'),
  z.refine((given) => Math.abs(given * 100 - Math.round(given * 100)) < 1e-6, 'is no whole öre'),
)

const price = settings({
  /** The first day, in Sweden, on which it holds. */
  from: day,
  /** Kronor per million tokens of what is asked and of what is answered. */
  input: kronor,
  /** The same of what the provider had in its cache, where that costs less. */
  cachedInput: z.optional(kronor),
  output: kronor,
  /** It is reckoned from a list in another currency: people read what an answer cost with ≈. */
  estimate: z.optional(z.boolean('is neither true nor false')),
})

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

// Keys are sent there, and what people write.
const address = text.check(
  z.refine((given) => {
    const url = URL.parse(given)
    if (!url || url.username !== '' || url.search !== '' || url.hash !== '') return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname))
  }, 'is no https address'),
)

/** The settings of a stage about the AI providers and their models. */
export const modelSettings = {
  /** Seconds without a word from a provider after which it counts as not answering, where `modelSettings` says no other. */
  modelSilenceSeconds: whole(1, 60),
  /** The models that the library offers, by provider; the first one is chosen by default. */
  models: settings({
    ChatGPT: offered,
    Mistralai: offered,
    Claude: offered,
    Perplexity: offered,
    Egen: z.optional(offered),
    Bedrock: z.optional(offered),
  }),
  /**
   * Where the providers are asked, where that is not their own address: their endpoint in another region, a proxy. With
   * `Egen` there is a server of one's own that speaks OpenAI's protocol, under this name; with `Bedrock` Amazon Bedrock in this
   * region, asked by the Lambdas' own roles.
   */
  providers: settings({
    ChatGPT: z.optional(settings({ address })),
    Mistralai: z.optional(settings({ address })),
    Claude: z.optional(settings({ address })),
    Perplexity: z.optional(settings({ address })),
    Egen: z.optional(settings({ address, name: text })),
    Bedrock: z.optional(
      settings({ region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, 'is no AWS region') }),
    ),
  }),
  /** What is asked instead of a model that its provider has retired, by the provider's names of both. */
  retiredModels: z.record(z.string(), text),
  /** The day on which a model ends, in Sweden: from then on its successor answers, where `retiredModels` names one. */
  modelEnds: z.optional(z.record(z.string(), day)),
  /** How models are asked, by the names that are really asked; one that is not named here is asked as all are. */
  modelSettings: z.record(z.string(), asking),
  /** The organisation's information classes in its own words, the least sensitive first: a question has that one if none other. */
  infoClasses: z.array(shortText(30), 'is missing').check(
    z.minLength(1, 'is empty'),
    z.refine((all) => new Set(all).size === all.length, 'names one twice'),
  ),
  /** Who lies behind each provider that the stage has. */
  suppliers: settings({
    ChatGPT: supplier,
    Mistralai: supplier,
    Claude: supplier,
    Perplexity: supplier,
    Egen: z.optional(supplier),
    Bedrock: z.optional(supplier),
  }),
  /** What tokens cost, by the names that are really asked, oldest price first; a model without one shows no cost. */
  prices: z.record(z.string(), z.array(price)),
  /** Whom the administrators' chat asks. */
  chatModel: settings({ AImodule: z.enum(aiModule.options), GPTV: text }),
}

const made = z.object(modelSettings)

type Made = z.infer<typeof made>

const claudeLacks = new Set<unknown>(['none', 'minimal'])

/** What is missing of a provider that is there in part. */
const halfThere = ({ providers, models, suppliers, chatModel }: Made): string[] =>
  additionalModules.flatMap((one) => [
    ...(providers[one] && !suppliers[one]
      ? [`suppliers.${one} is missing: nobody would know who answers`]
      : []),
    ...(providers[one] && !models[one]
      ? [`models.${one} is missing, and providers.${one} has none`]
      : []),
    ...(models[one] && !providers[one]
      ? [`providers.${one} is missing, and models.${one} needs it`]
      : []),
    ...(chatModel.AImodule === one && !models[one]
      ? [`chatModel.AImodule is ${one}, which the stage does not have`]
      : []),
  ])

/** Suppliers that take a class that is not there, or that they must not take. */
const wrongSuppliers = ({ suppliers, infoClasses }: Made): string[] =>
  Object.entries(suppliers).flatMap(([provider, one]) => {
    if (!one) return []
    const { highestClass, agreement, agreedOn, trains } = one
    const isLowest = highestClass === infoClasses[0]
    const name = `suppliers.${provider}`
    return [
      ...(infoClasses.includes(highestClass)
        ? []
        : [`${name}.highestClass is ${highestClass}, which infoClasses lacks`]),
      ...((agreement === undefined) === (agreedOn === undefined)
        ? []
        : [`${name} must have agreement and agreedOn, or neither`]),
      ...(isLowest || agreement !== undefined
        ? []
        : [`${name}.highestClass is ${highestClass}, which needs an agreement`]),
      ...(isLowest || trains === false
        ? []
        : [`${name} must not train (trains: false): else it takes ${infoClasses[0]} alone`]),
    ]
  })

/** Prices that nobody pays, and those of a model that do not follow each other. */
const wrongPrices = (prices: Made['prices'], asked: Set<string>): string[] =>
  Object.entries(prices).flatMap(([GPTV, all]) => [
    ...(asked.has(GPTV) ? [] : [`prices.${GPTV} is for a model that nobody asks`]),
    ...(all.every(({ from }, at) => at === 0 || from > (all[at - 1]?.from ?? ''))
      ? []
      : [`prices.${GPTV} must have its days in their order, each once`]),
    ...(all.every(({ input, cachedInput = 0 }) => cachedInput <= input)
      ? []
      : [`prices.${GPTV}.cachedInput must not be more than input`]),
  ])

/** What is wrong with settings of models that are each fine by themselves. */
export function modelContradictions(stage: Made): string[] {
  const { models, retiredModels, modelSettings: how, chatModel } = stage
  const { modelEnds = {} } = stage
  const all = [...Object.values(models).flatMap((one) => one ?? []), chatModel].flatMap(
    ({ GPTV }) => askedFor(GPTV, stage),
  )
  const asked = new Set([...all, ...Object.values(retiredModels)])
  const claudes = new Set(models.Claude.flatMap(({ GPTV }) => askedFor(GPTV, stage)))
  return [
    ...halfThere(stage),
    ...bedrockContradictions(stage),
    ...wrongSuppliers(stage),
    ...wrongPrices(stage.prices, asked),
    ...Object.entries(retiredModels)
      .filter(([, successor]) => successor in retiredModels)
      .map(([GPTV, next]) => `retiredModels.${GPTV} is ${next}, which is retired itself`),
    ...Object.keys(modelEnds)
      .filter((GPTV) => !asked.has(GPTV) && !(GPTV in retiredModels))
      .map((GPTV) => `modelEnds.${GPTV} is for a model that nobody asks`),
    ...Object.keys(how)
      .filter((GPTV) => !asked.has(GPTV))
      .map((GPTV) => `modelSettings.${GPTV} is for a model that nobody asks`),
    ...Object.entries(how)
      .filter(([GPTV, { effort }]) => claudes.has(GPTV) && claudeLacks.has(effort))
      .map(([GPTV, { effort }]) => `modelSettings.${GPTV}.effort is ${effort}, which Claude lacks`),
    ...Object.entries(how)
      .filter(([, one]) => one.temperature && (one.effort ?? one.efforts) !== undefined)
      .map(([GPTV]) => `modelSettings.${GPTV}.temperature is set, and it takes an effort`),
  ]
}
