import { askedFor } from './askedFor.ts'

/** What is read of a stage. */
type Made = {
  providers: { Bedrock?: { region: string } | undefined }
  models: { Bedrock?: { GPTV: string }[] | undefined }
  suppliers: { Bedrock?: { country: string } | undefined }
  retiredModels: Record<string, string>
  modelEnds?: Record<string, string> | undefined
  modelSettings: Record<string, { effort?: string | undefined; efforts?: string[] | undefined }>
  chatModel: { AImodule: string; GPTV: string }
}

/** The regions of the European Union that a profile `eu.…` may answer in. London and Zürich are others. */
const euRegions = [
  'eu-central-1',
  'eu-north-1',
  'eu-south-1',
  'eu-south-2',
  'eu-west-1',
  'eu-west-3',
] as const

const isInEu = (region: string): boolean => euRegions.some((one) => one === region)

/** Where answers may come from, as people are told, and which regions that is. */
const within: Record<string, (region: string, hasProfile: boolean) => boolean> = {
  EU: (region) => isInEu(region),
  Sverige: (region, hasProfile) => region === 'eu-north-1' && !hasProfile,
}

const profile = 'eu.'
const isProfile = (model: string): boolean => model.startsWith(profile)

/** A model's own name, or that of a profile that stays within the Union: the others answer anywhere in the world. */
const askable = /^(eu\.)?(?!(us|us-gov|apac|jp|au|ca|global)\.)[a-z\d-]+\.[a-z\d.:-]+$/

/** The models that are really asked of Amazon Bedrock, by its names. */
function askedModels(stage: Made): string[] {
  const { models, chatModel } = stage
  const all = [...(models.Bedrock ?? []), ...(chatModel.AImodule === 'Bedrock' ? [chatModel] : [])]
  return [...new Set(all.flatMap(({ GPTV }) => askedFor(GPTV, stage)))]
}

/**
 * The resources that a Lambda has to reach that asks the stage's models; `account` is whose profiles they are. A profile
 * answers in any of its regions, and IAM wants each named.
 */
export function bedrockResources(stage: Made, account: string): string[] {
  const { Bedrock } = stage.providers
  if (!Bedrock) return []
  const { region } = Bedrock
  const inRegion = (where: string, model: string) =>
    `arn:aws:bedrock:${where}::foundation-model/${model}`
  return askedModels(stage).flatMap((model) =>
    isProfile(model)
      ? [
          `arn:aws:bedrock:${region}:${account}:inference-profile/${model}`,
          ...euRegions.map((where) => inRegion(where, model.slice(profile.length))),
        ]
      : [inRegion(region, model)],
  )
}

/** What is wrong with a stage that asks Amazon Bedrock. */
export function bedrockContradictions(stage: Made): string[] {
  const { Bedrock } = stage.providers
  if (!Bedrock) return []
  const { region } = Bedrock
  const country = stage.suppliers.Bedrock?.country ?? ''
  const models = askedModels(stage)
  const hasProfile = models.some(isProfile)
  const fits = within[country]
  return [
    ...models
      .filter((model) => !askable.test(model))
      .map((model) => `models.Bedrock: ${model} is no model of Bedrock, nor a profile eu.…`),
    ...(hasProfile && !isInEu(region)
      ? [`providers.Bedrock.region is ${region}, where there is no profile eu.…`]
      : []),
    ...(fits && !fits(region, hasProfile)
      ? [`suppliers.Bedrock.country is ${country}, and its models answer elsewhere, too`]
      : []),
    ...models
      .filter((model) => {
        const { effort, efforts = [] } = stage.modelSettings[model] ?? {}
        return effort !== undefined || efforts.length > 0
      })
      .map((model) => `modelSettings.${model}.effort is set, which Bedrock does not take`),
  ]
}
