import { resolve } from 'node:path'
import {
  type GroupValues,
  modelsEnvironment,
  providerAddresses,
  stageEnvironment,
} from '../delivery/lambdaEnvironment.ts'
import type { Stage } from '../stageSettings.ts'
import { arns } from './iam/arns.ts'

/** Names that the stack chooses itself when it is deployed. */
export const names = {
  table: 'portal',
  webBucket: 'portal-web',
  avatarsBucket: 'portal-avatars',
  providerKeys: 'portal/provider-keys',
} as const

/**
 * Keys of real providers that whoever starts the portal may have in the environment; with one the real provider is
 * asked.
 */
const realKeys = {
  ChatGPT: 'OPENAI_API_KEY',
  Mistralai: 'MISTRAL_API_KEY',
  Claude: 'ANTHROPIC_API_KEY',
  Perplexity: 'PERPLEXITY_API_KEY',
} as const

/** The key of a server of one's own, which may want none. */
const ownModelKey = 'OWN_MODEL_API_KEY'

const modules = Object.entries(realKeys)

/** The variables that a key of a real provider may stand in. */
export const keyNames: readonly string[] = [...Object.values(realKeys), ownModelKey]

/** The providers that are really asked, since whoever starts the portal has given a key. */
export const askedReally = (): string[] =>
  modules.filter(([, name]) => process.env[name]).map(([module]) => module)

/** The secret with the providers' keys: real ones where there are any, else one that the stand-in takes. */
export function providerKeys(): string {
  const keys = modules.map(([module, name]) => [module, process.env[name] ?? 'stand-in'])
  const own = process.env[ownModelKey]
  return JSON.stringify({ ...Object.fromEntries(keys), ...(own && { Egen: own }) })
}

/**
 * Where the providers are asked: without a real key the stand-in (always in the place of Amazon Bedrock, where the stage has it), OpenAI's protocol below /v1, Anthropic's at its root. With
 * one the provider, and a server of one's own in any case, where the stage says.
 */
const addresses = (stage: Stage, standIn: string): string =>
  JSON.stringify({
    ...providerAddresses(stage),
    ...(stage.providers.Bedrock && { Bedrock: standIn }),
    ...Object.fromEntries(
      modules
        .filter(([, name]) => !process.env[name])
        .map(([module]) => [module, module === 'Claude' ? standIn : `${standIn}/v1`]),
    ),
  })

/** Who the AWS SDK is on one machine: the engines take any credentials. */
export const localIdentity = (stage: Stage): Record<string, string> => ({
  AWS_REGION: stage.region,
  AWS_ACCESS_KEY_ID: 'local',
  AWS_SECRET_ACCESS_KEY: 'local',
  POWERTOOLS_METRICS_DISABLED: 'true',
})

type Engines = { dynamodb: string; cognito: string; s3: string; secrets: string; mails: string }

/** Where the AWS SDK finds the engines. */
export const localEndpoints = ({ dynamodb, cognito, s3, secrets, mails }: Engines) => ({
  AWS_ENDPOINT_URL_DYNAMODB: dynamodb,
  AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito,
  AWS_ENDPOINT_URL_S3: s3,
  AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets,
  AWS_ENDPOINT_URL_SESV2: mails,
})

const tracer = resolve(import.meta.dirname, '../../dist/tracer/tracer.cjs')

/** The values of the Lambdas' variables on this machine, each of the form that the stack gives it. */
export const localValues = (
  stage: Stage,
  standIn: string,
  pool: { poolId: string; clientId: string },
): GroupValues => ({
  stage: () => stageEnvironment(stage, 'Portal-local'),
  tracing: () => ({ TRACER: tracer }),
  table: () => ({ TABLE_NAME: names.table }),
  pool: () => ({ USER_POOL_ID: pool.poolId, USER_POOL_CLIENT_ID: pool.clientId }),
  providerKeys: () => ({
    PROVIDER_KEYS_SECRET: arns(stage.region).secret(names.providerKeys),
    ...modelsEnvironment(stage),
    PROVIDER_ADDRESSES: addresses(stage, standIn),
  }),
  avatars: () => ({ AVATARS_BUCKET: names.avatarsBucket }),
  config: () => ({ WEB_BUCKET: names.webBucket }),
  mails: () => ({ MAIL_FROM: stage.mailFrom ?? 'portalen@example.se' }),
})

/** All of them together, for what is no Lambda and works with their stores: the seed, the operators' commands, tests. */
export const localEnvironment = (values: GroupValues): Record<string, string> =>
  Object.assign({}, ...Object.values(values).map((group) => group()))
