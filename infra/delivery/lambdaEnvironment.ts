import { type Environment, type VariableGroup, variables } from '../../functions/runtime/env.ts'
import { roomRules } from '../../shared/contract/calendar/roomRules.ts'
import type { Permission } from '../../shared/contract/route.ts'
import type { Price } from '../../shared/rules/assistant/prices.ts'
import { daysOf } from '../retentionSettings.ts'
import type { Stage } from '../stageSettings.ts'

/** The values of each group of variables, of one stage: those of the stack, or those of this machine. */
export type GroupValues = { [G in VariableGroup]: () => Environment<G> }

const isGroup = (part: string): part is VariableGroup => part in variables

/** The group of the part that a permission is on. A trigger needs none for the pool that calls it: its event names it. */
const groupOf = (need: Permission): VariableGroup[] => [need.split(':')[0] ?? ''].filter(isGroup)

/** The environment of a Lambda with these permissions, deployed and local: the stage's, the tracer's, its parts'. */
export const lambdaEnvironment = (
  permissions: readonly Permission[],
  values: GroupValues,
): Record<string, string> => {
  const groups = new Set<VariableGroup>(['stage', 'tracing', ...permissions.flatMap(groupOf)])
  return Object.assign({}, ...[...groups].map((group) => values[group]()))
}

/** The variables that every Lambda gets from the stage's settings, deployed and local. `STAGE` is its stack's name. */
export const stageEnvironment = (stage: Stage, STAGE: string): Environment<'stage'> => ({
  STAGE,
  PRODUCT_NAME: stage.productName,
  ASSISTANT_NAME: stage.assistantName,
  ALLOWED_EMAIL_DOMAINS: stage.allowedEmailDomains.join(','),
  SHARDS: JSON.stringify(stage.shards),
  RETENTION_DAYS: JSON.stringify(daysOf(stage)),
  PROFILE_FIELDS: stage.profileFields.join(','),
  OWN_ANSWER_DAYS: String(stage.ownAnswerDays),
  PINNED_ANSWER_DAYS: String(stage.pinnedAnswerDays),
  ROOMS_FOR: stage.rooms.for,
  ROOMS_EDITS: stage.rooms.edits,
  ROOMS_MAILS: stage.rooms.mails ? 'on' : 'off',
  ROOMS_RULES: JSON.stringify(roomRules.parse(stage.rooms)),
  STATISTICS_NAMES: stage.statisticsNames,
  MULTI_FACTOR: stage.multiFactor,
  OUTLOOK: stage.entraId ? 'on' : 'off',
  OUTLOOK_DOMAINS: stage.entraId?.emailDomains.join(',') ?? '',
  ENTRA_ADMIN_GROUP: stage.entraId?.adminGroup ?? '',
  RETIRED_MODELS: JSON.stringify(stage.retiredModels),
  MODEL_ENDS: JSON.stringify(stage.modelEnds ?? {}),
})

/** Where providers are asked that the stage gives an address. */
export const providerAddresses = ({ providers }: Stage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(providers).flatMap(([provider, one]) =>
      one && 'address' in one ? [[provider, one.address]] : [],
    ),
  )

/** What Lambdas read of the stage's suppliers. The page has the rest (`webConfig.ts`): a Lambda's variables have room for 4 KB. */
const suppliersOf = ({ suppliers }: Stage) =>
  Object.fromEntries(
    Object.entries(suppliers).flatMap(([provider, one]) =>
      one
        ? [
            [
              provider,
              {
                supplier: one.supplier,
                country: one.country,
                agreement: one.agreement,
                highestClass: one.highestClass,
              },
            ],
          ]
        : [],
    ),
  )

const oreOf = (kronor: number): number => Math.round(kronor * 100)

/** The stage's prices as Lambdas read them (`shared/rules/assistant/prices.ts`): whole numbers, the oldest first. */
const pricesOf = ({ prices }: Stage): Record<string, Price[]> =>
  Object.fromEntries(
    Object.entries(prices).map(([GPTV, all]) => [
      GPTV,
      all.map(({ from, input, cachedInput, output, estimate }) => ({
        from,
        in: oreOf(input),
        ...(cachedInput !== undefined && { cachedIn: oreOf(cachedInput) }),
        out: oreOf(output),
        ...(estimate === true && { estimate }),
      })),
    ]),
  )

/** How models are asked, each way once with the models that it holds for: a Lambda has 4 KB for all its variables. */
const settingsByModels = ({ modelSettings }: Stage): [object, string[]][] =>
  Object.entries(
    Object.groupBy(Object.entries(modelSettings), ([, settings]) => JSON.stringify(settings)),
  ).map(([settings, found = []]) => [JSON.parse(settings), found.map(([GPTV]) => GPTV)])

/** The variables of whoever asks the providers, but for where their keys lie. */
export const modelsEnvironment = (
  stage: Stage,
): Omit<Environment<'providerKeys'>, 'PROVIDER_KEYS_SECRET'> => ({
  PROVIDER_ADDRESSES: JSON.stringify(providerAddresses(stage)),
  OWN_PROVIDER_NAME: stage.providers.Egen?.name ?? '',
  BEDROCK_REGION: stage.providers.Bedrock?.region ?? '',
  MODEL_SILENCE_SECONDS: String(stage.modelSilenceSeconds),
  ANSWERS_PER_MINUTE: String(stage.answersPerMinute),
  ANSWERS_AT_ONCE: String(stage.answersAtOnce),
  TRIAL_RUN_KRONOR: String(stage.trialRunKronor),
  MODELS: JSON.stringify(stage.models),
  MODEL_SETTINGS: JSON.stringify(settingsByModels(stage)),
  SUPPLIERS: JSON.stringify(suppliersOf(stage)),
  INFO_CLASSES: JSON.stringify(stage.infoClasses),
  PRICES: JSON.stringify(pricesOf(stage)),
  CHAT_MODEL: JSON.stringify(stage.chatModel),
})
